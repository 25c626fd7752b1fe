import TextField
import Testing

@testable import InputMethods

@Suite("The other keyboards")
struct KeyboardTests {
  @Test(
    "Multi-tap goes round its letters while the taps are quick",
    arguments: [
      ("2", "a|"), ("22", "b|"), ("222", "c|"), ("2222", "a|"), ("23", "ad|"), ("7777", "s|"),
      ("2 2", "a a|"), ("44 444", "h i|"), ("1", ".|"), ("2*", "a|"),
    ])
  func multiTap(keys: String, state: String) {
    var host = RecordingHost()
    var keyboard = MultiTapKeyboard()
    host.type(keys, on: &keyboard)
    #expect(host.state == state)
  }

  @Test("A slow second tap types a letter of its own")
  func slowTap() {
    var host = RecordingHost()
    var keyboard = MultiTapKeyboard()
    host.type("2", on: &keyboard)
    host.now += .milliseconds(999)
    host.type("2", on: &keyboard)
    host.now += .seconds(1)
    host.type("2", on: &keyboard)
    #expect(host.state == "ba|")
  }

  @Test("A further tap is announced as a plain insertion, and sends two change events")
  func rewriteQuestion() {
    var host = RecordingHost("一")
    var keyboard = MultiTapKeyboard()
    host.type("22", on: &keyboard)
    #expect(host.questions.map(\.logged) == ["{1, 0} \"a\"", "{2, 0} \"b\""])
    #expect(host.changeEvents == 3)
  }

  @Test("A refused tap is not remembered: the first starts over, a further one is tried again")
  func refusedTaps() {
    var host = RecordingHost()
    var keyboard = MultiTapKeyboard()
    host.isAllowed = { $0.replacement != "b" }
    host.type("222", on: &keyboard)
    #expect(host.state == "a|")
    #expect(host.questions.map(\.replacement) == ["a", "b", "b"])
    host.isAllowed = { _ in false }
    host.type("33", on: &keyboard)
    #expect(host.questions.map(\.replacement).suffix(2) == ["d", "d"])
  }

  @Test("The keyboard does not look whether its letter is still there")
  func rewriteBehindItsBack() {
    var host = RecordingHost("一二")
    host.handler = { if $0.text.count > 2 { $0.setText($0.text[0..<2]) } }
    var keyboard = MultiTapKeyboard()
    host.type("22", on: &keyboard)
    #expect(host.state == "一b|")
  }

  @Test("A caret that has been moved ends the round of a multi-tap key")
  func movedCaret() {
    var host = RecordingHost("一")
    var keyboard = MultiTapKeyboard()
    host.type("2", on: &keyboard)
    host.select(1..<1)
    host.type("2", on: &keyboard)
    #expect(host.state == "一a|a")
  }

  @Test(
    "Two quick spaces after a word become a stop",
    arguments: [
      ("a  ", "a. |"), ("a  b", "a. b|"), ("a   ", "a.  |"), ("  ", "  |"), (".  ", ".  |"),
      ("a b ", "a b |"),
    ])
  func englishStop(keys: String, state: String) {
    var host = RecordingHost()
    var keyboard = EnglishKeyboard()
    host.type(keys, on: &keyboard)
    #expect(host.state == state)
  }

  @Test("In English the delegate hears the stop in place of the first space")
  func englishStopQuestion() {
    var host = RecordingHost("ab")
    var keyboard = EnglishKeyboard()
    host.type("  ", on: &keyboard)
    #expect(host.questions.map(\.logged) == ["{2, 0} \" \"", "{2, 1} \". \""])
  }

  @Test("In Chinese nobody is asked about the stop")
  func chineseStop() {
    var host = RecordingHost("好")
    var keyboard = PinyinKeyboard()
    host.type("  ", on: &keyboard)
    #expect(host.state == "好。|")
    #expect(host.questions.map(\.logged) == ["{1, 0} \" \""])
    #expect(host.changeEvents == 3)
  }

  @Test("No stop comes of slow spaces, of refused ones, or where the shortcut is off")
  func noStop() {
    var host = RecordingHost("a")
    var keyboard = EnglishKeyboard()
    host.type(" ", on: &keyboard)
    host.now += .seconds(1)
    host.type(" ", on: &keyboard)
    #expect(host.state == "a  |")

    var refusing = RecordingHost("a ")
    refusing.isAllowed = { _ in false }
    keyboard = EnglishKeyboard()
    refusing.type("  ", on: &keyboard)
    #expect(refusing.state == "a |")

    var profile = SystemProfile.ios10
    profile.doubleSpaceShortcut = false
    var off = RecordingHost("a", profile: profile)
    keyboard = EnglishKeyboard()
    off.type("  ", on: &keyboard)
    #expect(off.state == "a  |")
  }

  @Test(
    "Arrows move by composed sequences",
    arguments: [
      ([Key.left], "一|👍🏽"), ([.left, .left], "|一👍🏽"), ([.left, .left, .left], "|一👍🏽"),
      ([.home, .right], "一|👍🏽"), ([.home, .end], "一👍🏽|"),
    ])
  func arrows(keys: [Key], state: String) {
    var host = RecordingHost("一👍🏽")
    var keyboard = EnglishKeyboard()
    for key in keys { keyboard.press(key, in: &host) }
    #expect(host.state == state)
  }

  @Test("Delete asks about the whole composed sequence")
  func deleteQuestion() {
    var host = RecordingHost("一👍🏽")
    var keyboard = EnglishKeyboard()
    keyboard.press(.backspace, in: &host)
    #expect(host.questions.map(\.logged) == ["{1, 4} \"\""])
    #expect(host.state == "一|")
  }

  @Test("A keyboard without a key says so")
  func missingKeys() {
    var host = RecordingHost()
    var pad = NumberPad()
    host.type("1a2 ", on: &pad)
    #expect(host.state == "12|")
    #expect(host.notices == [.noSuchKey("a"), .noSuchKey("space")])
    var emoji = EmojiKeyboard()
    host.type("👨‍👩‍👧‍👦a", on: &emoji)
    #expect(host.state == "12👨‍👩‍👧‍👦|")
    #expect(host.questions.last?.logged == "{2, 0} \"👨‍👩‍👧‍👦\"")
  }

  @Test("A keyboard is the one that was asked for", arguments: KeyboardName.allCases)
  func names(name: KeyboardName) {
    #expect(name.make().name == name)
  }
}
