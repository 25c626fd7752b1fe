import TextField
import Testing

@testable import InputMethods

@Suite("The romaji keyboard")
struct RomajiKeyboardTests {
  @Test(
    "Letters are marked as kana",
    arguments: [
      ("a", "[あ|]"), ("k", "[k|]"), ("ky", "[ky|]"), ("kyo", "[きょ|]"), ("nihon", "[にほn|]"),
      ("nihonn", "[にほん|]"), ("hon'ya", "[ほんや|]"), ("Ka", "[か|]"), ("ra-", "[らー|]"), ("-", "[ー|]"),
      ("raー", "[らー|]"), ("q", "[q|]"), ("'", "'|"), ("a'", "あ'|"), ("1a", "1[あ|]"), ("、", "、|"),
      (" ", "\u{3000}|"), ("  ", "\u{3000}\u{3000}|"),
    ])
  func marked(keys: String, state: String) {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    host.type(keys, on: &keyboard)
    #expect(host.state == state)
    #expect(keyboard.isComposing == (host.field.markedTextRange != nil))
  }

  @Test("The delegate hears each letter at the caret while the text shows kana")
  func questions() {
    var host = RecordingHost("一")
    var keyboard = RomajiKeyboard()
    host.type("akyo", on: &keyboard)
    #expect(
      host.questions.map(\.logged) == [
        "{1, 0} \"a\"", "{2, 0} \"k\"", "{3, 0} \"y\"", "{4, 0} \"o\"",
      ])
    #expect(host.questions.allSatisfy { $0.kind == .composition })
    #expect(host.changeEvents == 4)
    #expect(host.state == "一[あきょ|]")
  }

  @Test(
    "What keys make of a composition",
    arguments: [
      ("nihonn", [.return], "にほん|"), ("nihon", [.return], "にほn|"), ("nihon", [.escape], "|"),
      ("nihonn", [.space], "[日本|]"), ("nihonn", [.space, .return], "日本|"),
      ("nihonn", [.space, .space], "[二本|]"), ("nihonn", [.space, .space, .space], "[にほん|]"),
      ("nihon", [.space], "[日本|]"),
      ("nihonn", [.space, .backspace], "[にほん|]"), ("nihonn", [.space, .escape], "|"),
      ("nihonn", [.space, .character("g")], "日本[g|]"),
      ("nihonn", [.space, .character("。")], "日本。|"), ("nihonn", [.character("1")], "にほん1|"),
      ("a", [.space], "[あ|]"), ("a", [.space, .space], "[ア|]"),
      ("a", [.space, .space, .space], "[ｱ|]"), ("a", [.space, .space, .space, .space], "[あ|]"),
      ("kyak", [.backspace], "[きゃ|]"), ("kya", [.backspace], "[き|]"),
      ("kya", [.backspace, .backspace], "|"), ("k", [.backspace, .backspace], "|"),
      ("ka", [.left, .home, .tab], "[か|]"),
    ] as [(String, [Key], String)])
  func ends(keys: String, more: [Key], state: String) {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    host.type(keys, on: &keyboard)
    for key in more { keyboard.press(key, in: &host) }
    #expect(host.state == state)
    #expect(keyboard.isComposing == (host.field.markedTextRange != nil))
  }

  @Test(
    "What is offered: words, the kana in three scripts, words for the first kana",
    arguments: [
      ("nihonn", ["日本", "二本", "にほん", "ニホン", "ﾆﾎﾝ", "二"]),
      ("nihongo", ["日本語", "にほんご", "ニホンゴ", "ﾆﾎﾝｺﾞ", "日本", "二本", "二"]),
      ("hon", ["本", "ほん", "ホン", "ﾎﾝ"]), ("k", ["k"]), ("-", ["ー", "ｰ"]), ("", []),
      ("yoshida", ["吉田", "𠮷田", "よしだ", "ヨシダ", "ﾖｼﾀﾞ"]),
    ])
  func candidates(keys: String, offered: [String]) {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    host.type(keys, on: &keyboard)
    let candidates = keyboard.candidates(from: 0, count: 99)
    #expect(candidates == offered)
    #expect(keyboard.candidates(from: 1, count: 2) == Array(offered.dropFirst().prefix(2)))
  }

  @Test("A candidate for the first kana stays marked with the rest, and backspace takes it back")
  func partialChoice() {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    host.type("nihonnga", on: &keyboard)
    keyboard.pick(.text("日本"), in: &host)
    #expect(host.state == "[日本が|]")
    #expect(host.questions.last?.logged == "{0, 4} \"日本が\"")
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "[日本|]")
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "[にほん|]")
    keyboard.pick(.text("二"), in: &host)
    host.type("gok", on: &keyboard)
    #expect(host.state == "[二ほんごk|]")
    keyboard.pick(.text("本"), in: &host)
    #expect(host.state == "[二本ごk|]")
    keyboard.press(.return, in: &host)
    #expect(host.state == "二本ごk|")
  }

  @Test("The space bar shows a candidate for the first kana with the rest")
  func partialShown() {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    host.type("nihonnga    ", on: &keyboard)
    #expect(host.state == "[日本が|]")
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "[にほんが|]")
    keyboard.pick(.place(4), in: &host)
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "[日本|]")
    keyboard.press(.space, in: &host)
    #expect(host.state == "日本|")
  }

  @Test(
    "A commit asks as the profile says, and sends two change events",
    arguments: [
      (SystemProfile.CommitQuestion.markedRange, ["{1, 3} \"日本\""]),
      (.caret, ["{4, 0} \"日本\""]), (.none, []),
    ])
  func commit(question: SystemProfile.CommitQuestion, logged: [String]) {
    var profile = SystemProfile.ios10
    profile.candidateCommit = question
    var host = RecordingHost("一", profile: profile)
    var keyboard = RomajiKeyboard()
    host.type("nihonn", on: &keyboard)
    let (asked, events) = (host.questions.count, host.changeEvents)
    keyboard.pick(.place(1), in: &host)
    #expect(host.questions.dropFirst(asked).map(\.logged) == logged)
    #expect(host.changeEvents - events == 2)
    #expect(host.state == "一日本|")
    #expect(!keyboard.isComposing)
  }

  @Test("Going through candidates and backspace ask about the whole mark")
  func wholeMarkQuestions() {
    var host = RecordingHost("一")
    var keyboard = RomajiKeyboard()
    host.type("nihonn ", on: &keyboard)
    #expect(host.questions.last?.logged == "{1, 3} \"日本\"")
    keyboard.press(.backspace, in: &host)
    keyboard.press(.backspace, in: &host)
    #expect(host.questions.last?.logged == "{1, 3} \"にほ\"")
    #expect(host.questions.last?.kind == .deletion)
  }

  @Test("A candidate that is what is shown already asks nothing and changes nothing")
  func sameText() {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    host.type("a", on: &keyboard)
    let (asked, events) = (host.questions.count, host.changeEvents)
    host.type(" ", on: &keyboard)
    #expect(host.questions.count == asked)
    #expect(host.changeEvents == events)
    host.type(" ", on: &keyboard)
    #expect(host.questions.last?.logged == "{0, 1} \"ア\"")
  }

  @Test("A letter after a candidate commits it first, and both are asked")
  func letterConfirms() {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    host.type("nihonn ", on: &keyboard)
    let asked = host.questions.count
    host.type("de", on: &keyboard)
    #expect(
      host.questions.dropFirst(asked).map(\.logged) == [
        "{0, 2} \"日本\"", "{2, 0} \"d\"", "{3, 0} \"e\"",
      ])
    #expect(host.state == "日本[で|]")
  }

  @Test("A refused letter is not typed, and the next one goes on from what is there")
  func refusedLetter() {
    var host = RecordingHost()
    host.isAllowed = { $0.replacement != "x" }
    var keyboard = RomajiKeyboard()
    host.type("kxyxo", on: &keyboard)
    #expect(host.state == "[きょ|]")
  }

  @Test("A refused conversion leaves the kana")
  func refusedConversion() {
    var host = RecordingHost()
    host.isAllowed = { $0.replacement != "日本" }
    var keyboard = RomajiKeyboard()
    host.type("nihonn ", on: &keyboard)
    #expect(host.state == "[にほん|]")
    host.type("go", on: &keyboard)
    #expect(host.state == "[にほんご|]")
  }

  @Test("A refused commit leaves nothing or the mark, and the keyboard knows")
  func refusedCommit() {
    var host = RecordingHost("一")
    host.isAllowed = { $0.kind != .commit }
    var keyboard = RomajiKeyboard()
    host.type("nihonn", on: &keyboard)
    keyboard.pick(.place(1), in: &host)
    #expect(host.state == "一|")
    #expect(!keyboard.isComposing)

    var profile = SystemProfile.ios10
    profile.refusedCommit = .staysMarked
    var staying = RecordingHost("一", profile: profile)
    staying.isAllowed = { $0.kind != .commit }
    keyboard = RomajiKeyboard()
    staying.type("nihonn d。", on: &keyboard)
    #expect(staying.state == "一[日本|]")
    #expect(keyboard.isComposing)
  }

  @Test("When the app assigns text, the composition is over and its letters stay")
  func lostMark() {
    var host = RecordingHost()
    host.handler = { $0.setText($0.text) }
    var keyboard = RomajiKeyboard()
    host.type("ka", on: &keyboard)
    #expect(host.state == "kあ|")
    #expect(!keyboard.isComposing)
  }

  @Test("A mark that is gone between two keys is noticed at the second")
  func markGoneMeanwhile() {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    host.type("k", on: &keyboard)
    host.field.setText("一")
    host.type("a", on: &keyboard)
    #expect(host.state == "一[あ|]")
  }

  @Test("A letter is asked about even where the app has marked already what it spells")
  func markChangedMeanwhile() {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    host.type("k", on: &keyboard)
    host.field.setMarkedText("か")
    host.type("a", on: &keyboard)
    #expect(host.questions.map(\.replacement) == ["k", "a"])
    #expect(host.state == "[か|]")
  }

  @Test("A sixty-fifth kana or letter is refused and reported")
  func bound() {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    host.type(String(repeating: "a", count: 63) + "kk", on: &keyboard)
    #expect(host.notices == [.compositionFull(letters: 64)])
    #expect(host.field.text.count == 64)
  }

  @Test("What is not offered is reported and changes nothing")
  func notOffered() {
    var host = RecordingHost()
    var keyboard = RomajiKeyboard()
    keyboard.pick(.place(1), in: &host)
    host.type("ka", on: &keyboard)
    keyboard.pick(.text("装"), in: &host)
    for place in [Int.min, 0, 100_000] { keyboard.pick(.place(place), in: &host) }
    #expect(host.notices.count == 5)
    #expect(host.state == "[か|]")
  }
}
