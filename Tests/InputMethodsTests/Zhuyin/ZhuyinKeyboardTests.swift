import TextField
import Testing

@testable import InputMethods

@Suite("The Zhuyin keyboard")
struct ZhuyinKeyboardTests {
  @Test(
    "Symbols are marked as they are, by symbol or by Latin key",
    arguments: [
      ("ㄨㄤ", "[ㄨㄤ|]"), ("j;", "[ㄨㄤ|]"), ("ㄋㄧㄏㄠ", "[ㄋㄧㄏㄠ|]"),
      ("su3cl3", "[ㄋㄧˇㄏㄠˇ|]"), ("ㄋㄧˇㄏㄠˇ", "[ㄋㄧˇㄏㄠˇ|]"), ("ㄋㄏ", "[ㄋㄏ|]"),
      ("ˇ", "ˇ|"), ("6", "ˊ|"), ("，", "，|"), ("A", "A|"), ("'", "'|"),
    ])
  func marked(keys: String, state: String) {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard(.zhuyin)
    host.type(keys, on: &keyboard)
    #expect(host.state == state)
  }

  @Test("The delegate hears each symbol at the caret", arguments: ["ㄨㄤˊ", "j;6"])
  func questions(keys: String) {
    var host = RecordingHost("一")
    var keyboard = PinyinKeyboard(.zhuyin)
    host.type(keys, on: &keyboard)
    #expect(
      host.questions.map(\.logged) == ["{1, 0} \"ㄨ\"", "{2, 0} \"ㄤ\"", "{3, 0} \"ˊ\""])
  }

  @Test(
    "A candidate is announced as the system does",
    arguments: [
      (SystemProfile.CommitQuestion.markedRange, "{0, 2} \"王\""), (.caret, "{2, 0} \"王\""),
    ])
  func commit(question: SystemProfile.CommitQuestion, logged: String) {
    var profile = SystemProfile.ios10
    profile.candidateCommit = question
    var host = RecordingHost(profile: profile)
    var keyboard = PinyinKeyboard(.zhuyin)
    host.type("ㄨㄤ", on: &keyboard)
    keyboard.pick(.text("王"), in: &host)
    #expect(host.questions.last?.logged == logged)
    #expect(host.state == "王|")
  }

  @Test(
    "What is picked, committed or cancelled",
    arguments: [
      ("su3cl3 ", [], "你好|"), ("ㄋㄏ ", [], "你好|"), ("su3cl3", [Key.return], "ㄋㄧˇㄏㄠˇ|"),
      ("sucl", [.escape], "|"), ("su3", [.backspace, .backspace], "[ㄋ|]"),
      ("sucl", [.character("，")], "你好，|"),
    ] as [(String, [Key], String)])
  func ends(keys: String, more: [Key], state: String) {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard(.zhuyin)
    host.type(keys, on: &keyboard)
    for key in more { keyboard.press(key, in: &host) }
    #expect(host.state == state)
  }

  @Test(
    "A tone ends its syllable and means nothing else",
    arguments: [("ㄒㄧㄢ", "先"), ("ㄒㄧˉㄢ", "西安"), ("ㄒㄧˇㄢˇ", "西安"), ("ㄏㄠˋ", "好")])
  func tone(keys: String, first: String) {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard(.zhuyin)
    host.type(keys, on: &keyboard)
    #expect(keyboard.candidates(from: 0, count: 1) == [first])
  }

  @Test("A candidate in part keeps the rest marked, tone and all")
  func part() {
    var host = RecordingHost()
    var keyboard = PinyinKeyboard(.zhuyin)
    host.type("su3cl3", on: &keyboard)
    keyboard.pick(.text("拟"), in: &host)
    #expect(host.state == "[拟ㄏㄠˇ|]")
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "[ㄋㄧˇㄏㄠˇ|]")
  }
}
