import TextField
import Testing

@testable import InputMethods

@Suite("The kana keyboard")
struct KanaKeyboardTests {
  private static let rounds: [(key: String, round: String)] = [
    ("1", "あいうえおぁぃぅぇぉ"), ("2", "かきくけこ"), ("3", "さしすせそ"), ("4", "たちつてとっ"),
    ("5", "なにぬねの"), ("6", "はひふへほ"), ("7", "まみむめも"), ("8", "やゆよゃゅょ"),
    ("9", "らりるれろ"), ("0", "わをんゎー"), ("#", "、。？！"),
  ]

  @Test("A key tapped again and again goes round its row", arguments: rounds)
  func round(key: String, round: String) {
    var host = RecordingHost()
    var keyboard = KanaKeyboard()
    for kana in round + round.prefix(1) {
      host.type(key, on: &keyboard)
      #expect(host.state == "\(kana)|")
      #expect(host.field.markedTextRange == nil)
    }
    #expect(!keyboard.isComposing)
  }

  @Test(
    "゛゜小 goes round the forms of the last kana",
    arguments: [
      "あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ", "すず",
      "せぜ", "そぞ", "ただ", "ちぢ", "つっづ", "てで", "とど", "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ",
      "やゃ", "ゆゅ", "よょ", "わゎ",
    ])
  func forms(of round: String) {
    var host = RecordingHost()
    var keyboard = KanaKeyboard()
    host.type(String(round.prefix(1)), on: &keyboard)
    for form in round.dropFirst() + round.prefix(1) {
      host.type("*", on: &keyboard)
      #expect(host.state == "\(form)|")
    }
  }

  @Test(
    "What keys type",
    arguments: [
      ("23", "かさ|"), ("2233", "きし|"), ("2*", "が|"), ("2゛", "が|"), ("6゛゜", "ぱ|"), ("4小", "だ|"),
      ("444*", "っ|"), ("4444444", "た|"), ("44444*", "ど|"), ("8*", "ゃ|"), ("888888*", "よ|"),
      // After a form or a flick the key starts afresh.
      ("2*2", "がか|"), ("かか", "かか|"), ("か2", "かか|"), ("か*", "が|"), ("2か*", "かが|"),
      ("2 2", "か\u{3000}か|"), ("  ", "\u{3000}\u{3000}|"), ("ー「」", "ー「」|"), ("2#*", "か、|"),
    ])
  func keys(keys: String, state: String) {
    var host = RecordingHost()
    var keyboard = KanaKeyboard()
    host.type(keys, on: &keyboard)
    #expect(host.state == state)
  }

  @Test("A further tap and a form are announced as insertions, and send two change events")
  func questions() {
    var host = RecordingHost("一")
    var keyboard = KanaKeyboard()
    host.type("000", on: &keyboard)
    #expect(host.questions.map(\.logged) == ["{1, 0} \"わ\"", "{2, 0} \"を\"", "{2, 0} \"ん\""])
    #expect(host.questions.allSatisfy { $0.kind == .insertion })
    #expect(host.changeEvents == 5)
    host.type("6**", on: &keyboard)
    #expect(
      host.questions.suffix(3).map(\.logged) == ["{2, 0} \"は\"", "{3, 0} \"ば\"", "{3, 0} \"ぱ\""])
    #expect(host.changeEvents == 10)
    #expect(host.state == "一んぱ|")
  }

  @Test("Where the system sends one event for a rewriting, the app never sees the kana missing")
  func oneEvent() {
    var profile = SystemProfile.ios10
    profile.rewriteSendsTwoEvents = false
    var host = RecordingHost(profile: profile)
    var keyboard = KanaKeyboard()
    host.type("22*", on: &keyboard)
    #expect(host.state == "ぎ|")
    #expect(host.changeEvents == 3)
  }

  @Test(
    "The round ends when the window has passed; ゛゜小 waits for ever",
    arguments: [
      (999, "2", "き|"), (1000, "2", "かか|"), (5000, "2", "かか|"), (999, "*", "が|"),
      (3_600_000, "*", "が|"),
    ])
  func window(milliseconds: Int, then key: String, state: String) {
    var host = RecordingHost()
    var keyboard = KanaKeyboard()
    host.type("2", on: &keyboard)
    host.now += .milliseconds(milliseconds)
    host.type(key, on: &keyboard)
    #expect(host.state == state)
  }

  @Test("Every tap opens a window of its own")
  func slidingWindow() {
    var host = RecordingHost()
    var keyboard = KanaKeyboard()
    for _ in 0..<4 {
      host.type("2", on: &keyboard)
      host.now += .milliseconds(900)
    }
    #expect(host.state == "け|")
  }

  @Test("A strict limit stops the round on the last place")
  func limit() {
    var host = RecordingHost("一二")
    host.isAllowed = { $0.range.lowerBound + $0.replacement.count <= 3 }
    var keyboard = KanaKeyboard()
    host.type("22*", on: &keyboard)
    #expect(host.state == "一二か|")
    #expect(host.questions.map(\.logged) == ["{2, 0} \"か\"", "{3, 0} \"き\"", "{3, 0} \"が\""])
  }

  @Test("A refused tap was not typed: the kana before it stays the last, but its round is over")
  func refusals() {
    var host = RecordingHost()
    host.isAllowed = { $0.replacement != "さ" && $0.replacement != "き" }
    var keyboard = KanaKeyboard()
    host.type("222", on: &keyboard)
    #expect(host.questions.map(\.replacement) == ["か", "き", "き"])
    host.type("3*", on: &keyboard)
    #expect(host.state == "が|")
    host.type("232", on: &keyboard)
    #expect(host.state == "がかか|")
  }

  @Test("After an app has cut the text, the next tap rewrites what stands before the caret")
  func rewriteBehindItsBack() {
    var host = RecordingHost("一二")
    host.handler = { if $0.text.count > 2 { $0.setText($0.text[0..<2]) } }
    var keyboard = KanaKeyboard()
    host.type("2", on: &keyboard)
    #expect(host.state == "一二|")
    host.type("2", on: &keyboard)
    #expect(host.state == "一き|")
    host.type("*", on: &keyboard)
    #expect(host.state == "一ぎ|")
  }

  @Test(
    "A moved caret, a deletion or a space ends the round, and ゛゜小 has nothing to do",
    arguments: [
      ([Key.left], "か|か"), ([.backspace], "か|"), ([.space], "か\u{3000}か|"), ([.home], "か|か"),
    ])
  func interruptions(keys: [Key], state: String) {
    var host = RecordingHost()
    var keyboard = KanaKeyboard()
    host.type("2", on: &keyboard)
    for key in keys { keyboard.press(key, in: &host) }
    var forms = (host, keyboard)
    forms.1.press(.character("*"), in: &forms.0)
    #expect(forms.0.notices == [.idleKey("*")])
    #expect(forms.0.state == host.state)
    host.type("2", on: &keyboard)
    #expect(host.state == state)
  }

  @Test("A caret that the user moves without the keyboard ends the round too")
  func movedCaret() {
    var host = RecordingHost("一")
    var keyboard = KanaKeyboard()
    host.type("2", on: &keyboard)
    host.select(1..<1)
    host.type("2*", on: &keyboard)
    #expect(host.state == "一が|か")
    host.select(0..<3)
    host.type("*", on: &keyboard)
    #expect(host.notices == [.idleKey("*")])
    host.type("1", on: &keyboard)
    #expect(host.state == "あ|")
    keyboard.forgetComposition()
    host.type("1", on: &keyboard)
    #expect(host.state == "ああ|")
  }

  @Test("What the pad does not have is reported", arguments: ["a", "x", "漢", "カ", "@", "😀"])
  func missingKeys(key: String) {
    var host = RecordingHost()
    var keyboard = KanaKeyboard()
    host.type("2\(key)2", on: &keyboard)
    #expect(host.notices == [.noSuchKey(key)])
    #expect(host.state == "かか|")
  }

  @Test("No kana is twice on a key, and the forms lead back to where they start")
  func tables() {
    for cycle in KanaKeypad.cycles.values { #expect(Set(cycle).count == cycle.count) }
    for start in KanaKeypad.nextForm.keys {
      var form = start
      for _ in 0..<6 { form = KanaKeypad.nextForm[form] ?? form }
      #expect(form == start)
    }
  }
}
