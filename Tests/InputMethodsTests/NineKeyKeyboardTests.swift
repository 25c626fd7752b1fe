import TextField
import Testing

@testable import InputMethods

@Suite("The nine-key pinyin keyboard")
struct NineKeyKeyboardTests {
  @Test(
    "Digits are marked as the letters of the best reading",
    arguments: [
      ("6", "[n|]"), ("64", "[ni|]"), ("64426", "[ni\u{2006}hao|]"), ("94'26", "[xi'an|]"),
      ("94126", "[xi'an|]"), ("946", "[xin|]"), ("94664486", "[zhong\u{2006}guo|]"), ("1", "，|"),
      ("'", "'|"), ("0", " |"), ("，", "，|"), ("6a4", "[ni|]"),
    ])
  func marked(keys: String, state: String) {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type(keys, on: &keyboard)
    #expect(host.state == state)
  }

  @Test("The delegate hears a circled digit at the caret, while the field shows letters")
  func questions() {
    var host = RecordingHost("一")
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type("64426", on: &keyboard)
    #expect(
      host.questions.map(\.logged) == [
        "{1, 0} \"➏\"", "{2, 0} \"➍\"", "{3, 0} \"➍\"", "{5, 0} \"➋\"", "{6, 0} \"➏\"",
      ])
    #expect(host.changeEvents == 5)
  }

  @Test("Each pad key has a placeholder of its own", arguments: zip("23456789", "➋➌➍➎➏➐➑➒"))
  func placeholders(digit: Character, placeholder: Character) {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard(.nineKeys)
    keyboard.press(.character(digit), in: &host)
    #expect(host.questions.map(\.replacement) == [UTF16Text(String(placeholder))])
  }

  @Test(
    "What is picked, committed or cancelled",
    arguments: [
      ("64426 ", [], "你好|"), ("644260", [], "你好|"),
      ("64426", [Key.return], "nihao|"), ("94126", [.return], "xi'an|"),
      ("64426", [.escape], "|"), ("64426", [.backspace], "[ni\u{2006}ha|]"),
      ("64", [.backspace, .backspace], "|"), ("64426", [.character(",")], "你好,|"),
      ("64426", [.left], "[ni\u{2006}hao|]"), ("64426  ", [], "你好 |"),
    ] as [(String, [Key], String)])
  func ends(keys: String, more: [Key], state: String) {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type(keys, on: &keyboard)
    for key in more { keyboard.press(key, in: &host) }
    #expect(host.state == state)
  }

  @Test("Return keeps the separators where the profile says so")
  func separatorsKept() {
    var profile = SystemProfile.ios10
    profile.returnKeepsSeparators = true
    var host = RecordingHost(profile: profile)
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type("64426", on: &keyboard)
    keyboard.press(.return, in: &host)
    #expect(host.state == "ni\u{2006}hao|")
  }

  @Test(
    "The face key is announced as ☻, and confirms what is composed first", arguments: "☻^")
  func face(key: Character) {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type("64", on: &keyboard)
    keyboard.press(.character(key), in: &host)
    #expect(host.questions.map(\.logged).suffix(2) == ["{0, 2} \"你\"", "{1, 0} \"☻\""])
    #expect(host.state == "你^_^|")
    host.isAllowed = { $0.replacement != "☻" }
    keyboard.press(.character(key), in: &host)
    #expect(host.state == "你^_^|")
  }

  @Test("A filter that refuses pictures kills the pad, and the keyboard knows")
  func refusedPlaceholder() {
    var host = RecordingHost("一")
    host.isAllowed = { !$0.replacement.units.contains { 0x2700...0x27BF ~= $0 } }
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type("64426", on: &keyboard)
    #expect(host.state == "一|")
    #expect(!keyboard.isComposing)
    #expect(host.changeEvents == 0)
  }

  @Test("A key that is refused is not typed, and the next one goes on from what is there")
  func refusedKey() {
    var host = RecordingHost()
    host.isAllowed = { $0.replacement != "➎" }
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type("6454526", on: &keyboard)
    #expect(host.state == "[ni\u{2006}hao|]")
  }

  @Test("When the app assigns text, the composition is over")
  func lostMark() {
    var host = RecordingHost()
    host.handler = { $0.setText($0.text) }
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type("64", on: &keyboard)
    #expect(host.state == "nh|")
    #expect(!keyboard.isComposing)
  }

  @Test("A sixty-fifth key is refused and reported")
  func bound() {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type(String(repeating: "6", count: 65), on: &keyboard)
    #expect(host.notices == [.compositionFull(letters: 64)])
    #expect(host.questions.count == 64)
  }

  @Test("Letters are no keys of the pad")
  func noLetters() {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type("64a", on: &keyboard)
    #expect(host.notices == [.noSuchKey("a")])
    #expect(host.state == "[ni|]")
  }

  @Test("On iOS 26 a candidate is announced at the caret")
  func commitAtCaret() {
    var profile = SystemProfile.ios10
    profile.candidateCommit = .caret
    var host = RecordingHost(profile: profile)
    var keyboard = PinyinKeyboard(.nineKeys)
    host.type("64426 ", on: &keyboard)
    #expect(host.questions.last?.logged == "{6, 0} \"你好\"")
    #expect(host.state == "你好|")
  }
}
