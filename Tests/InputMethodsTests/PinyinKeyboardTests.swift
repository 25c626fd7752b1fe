import TextField
import Testing

@testable import InputMethods

@Suite("The pinyin keyboard")
struct PinyinKeyboardTests {
  @Test(
    "Letters are marked, syllables apart",
    arguments: [
      ("hao", "[hao|]"), ("nihao", "[ni\u{2006}hao|]"), ("nh", "[n\u{2006}h|]"),
      ("xi'an", "[xi'an|]"), ("nv", "[nv|]"), ("Nihao", "[Ni\u{2006}hao|]"), ("v", "[v|]"),
    ])
  func marked(keys: String, state: String) {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard()
    host.type(keys, on: &keyboard)
    #expect(host.state == state)
  }

  @Test("The delegate hears each letter at the caret, and never the separator")
  func questions() {
    var host = RecordingHost("一")
    var keyboard = PinyinKeyboard()
    host.type("niha", on: &keyboard)
    #expect(
      host.questions.map(\.logged) == [
        "{1, 0} \"n\"", "{2, 0} \"i\"", "{3, 0} \"h\"", "{5, 0} \"a\"",
      ])
  }

  @Test(
    "What is picked, committed or cancelled",
    arguments: [
      ("nihao ", [], "你好|"),
      ("nihao", [Key.return], "nihao|"),
      ("nihao", [.escape], "|"),
      ("nihao", [.backspace], "[ni\u{2006}ha|]"),
      ("ni", [.backspace, .backspace], "|"),
      ("nihao", [.character(",")], "你好,|"),
      ("v ", [], "v|"),
      ("nihao  ", [], "你好 |"),
    ] as [(String, [Key], String)])
  func ends(keys: String, more: [Key], state: String) {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard()
    host.type(keys, on: &keyboard)
    for key in more { keyboard.press(key, in: &host) }
    #expect(host.state == state)
  }

  @Test("A candidate for the first keys stays marked, and backspace takes it back")
  func partialChoice() {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard()
    host.type("nihao", on: &keyboard)
    keyboard.pick(.text("泥"), in: &host)
    #expect(host.state == "[泥hao|]")
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "[ni\u{2006}hao|]")
    keyboard.pick(.text("泥"), in: &host)
    host.type("ma", on: &keyboard)
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "[泥hao\u{2006}m|]")
    for _ in 0..<4 { keyboard.press(.backspace, in: &host) }
    #expect(host.state == "[泥|]")
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "[ni|]")
  }

  @Test("Committing asks about the marked range and sends two change events")
  func commit() {
    var host = RecordingHost("一")
    var keyboard = PinyinKeyboard()
    host.type("hao", on: &keyboard)
    let before = host.changeEvents
    keyboard.pick(.place(1), in: &host)
    #expect(host.questions.last?.logged == "{1, 3} \"好\"")
    #expect(host.questions.last?.kind == .commit)
    #expect(host.changeEvents - before == 2)
    #expect(host.state == "一好|")
  }

  @Test("Backspace asks about the whole mark, with the letters that remain")
  func backspaceQuestion() {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard()
    host.type("nih", on: &keyboard)
    keyboard.press(.backspace, in: &host)
    #expect(host.questions.last?.logged == "{0, 4} \"ni\"")
  }

  @Test("A refused letter is not typed, and the next one goes on from what is there")
  func refusedLetter() {
    var host = RecordingHost()
    host.isAllowed = { $0.replacement != "x" }
    var keyboard = PinyinKeyboard()
    host.type("haxo", on: &keyboard)
    #expect(host.state == "[hao|]")
    #expect(keyboard.candidates(from: 0, count: 1) == ["好"])
  }

  @Test("A refused candidate leaves nothing, and the keyboard knows")
  func refusedCommit() {
    var host = RecordingHost("一")
    host.isAllowed = { $0.kind != .commit }
    var keyboard = PinyinKeyboard()
    host.type("hao ", on: &keyboard)
    #expect(host.state == "一|")
    #expect(!keyboard.isComposing)
  }

  @Test("When the app assigns text, the composition is over")
  func lostMark() {
    var host = RecordingHost()
    host.handler = { $0.setText($0.text) }
    var keyboard = PinyinKeyboard()
    host.type("wo ", on: &keyboard)
    #expect(host.state == "wo |")
    #expect(!keyboard.isComposing)
  }

  @Test("A sixty-fifth letter is refused and reported")
  func bound() {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard()
    host.type(String(repeating: "a", count: 65), on: &keyboard)
    #expect(host.notices == [.compositionFull(letters: 64)])
    let letters = host.field.text.units.count { $0 == 0x61 }
    #expect(letters == 64)
  }

  @Test("What is not offered is reported and changes nothing")
  func notOffered() {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard()
    host.type("hao", on: &keyboard)
    keyboard.pick(.text("装"), in: &host)
    keyboard.pick(.place(0), in: &host)
    keyboard.pick(.place(100_000), in: &host)
    #expect(host.notices == [.notOffered("装"), .notOffered("0"), .notOffered("100000")])
    #expect(host.state == "[hao|]")
  }

  @Test("Candidates come in pages without gaps")
  func pages() {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard()
    host.type("shi", on: &keyboard)
    let all = keyboard.candidates(from: 0, count: 30)
    #expect(all.count == 30)
    #expect(keyboard.candidates(from: 9, count: 9) == Array(all[9..<18]))
    #expect(keyboard.candidates(from: 1_000_000, count: 9).isEmpty)
  }
}
