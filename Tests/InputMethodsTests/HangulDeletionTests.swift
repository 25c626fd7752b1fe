import TextField
import Testing

@testable import InputMethods

@Suite("Deleting and ending syllables on the Hangul keyboard")
struct HangulDeletionTests {
  @Test(
    "Backspace takes back the syllable being built key by key",
    arguments: [
      ("ㄱㅏㅂㅅ", ["갑|", "가|", "ㄱ|", "|", "|"]), ("ㅗㅏ", ["ㅗ|", "|"]),
      ("ㄱㅗㅏㄴ", ["과|", "고|", "ㄱ|", "|"]), ("ㄱㅏㄲ", ["가|", "ㄱ|", "|"]),
      // Only the last syllable is being built.
      ("ㄱㅏㄴㅏ", ["가ㄴ|", "가|", "|"]), ("ㄱㅏㅂㅅㅣ", ["갑ㅅ|", "갑|", "|"]), ("ㄱㅏㄱㄱ", ["각|", "|"]),
      ("ㄱㅏ ", ["가|", "|"]), ("ㄱㅏ1", ["가|", "|"]),
    ])
  func backspace(keys: String, states: [String]) {
    var host = RecordingHost()
    var keyboard = HangulKeyboard()
    host.type(keys, on: &keyboard)
    for state in states {
      keyboard.press(.backspace, in: &host)
      #expect(host.state == state)
    }
  }

  @Test("The delegate hears the deletion of the whole syllable, then nothing of the shorter one")
  func backspaceQuestions() {
    var host = RecordingHost("나")
    var keyboard = HangulKeyboard()
    host.type("ㄱㅏ", on: &keyboard)
    for _ in 0..<3 { keyboard.press(.backspace, in: &host) }
    #expect(
      host.questions.map(\.logged).dropFirst(2) == ["{1, 1} \"\"", "{1, 1} \"\"", "{0, 1} \"\""])
    #expect(host.questions.dropFirst(2).allSatisfy { $0.kind == .deletion })
    #expect(host.changeEvents == 3 + 2 + 1 + 1)
  }

  @Test("Typing goes on from what backspace left")
  func typingOn() {
    var host = RecordingHost()
    var keyboard = HangulKeyboard()
    host.type("ㄱㅏㄴ", on: &keyboard)
    keyboard.press(.backspace, in: &host)
    host.type("ㅂㅅ", on: &keyboard)
    #expect(host.state == "값|")
    for _ in 0..<3 { keyboard.press(.backspace, in: &host) }
    host.type("ㅜ", on: &keyboard)
    #expect(host.state == "구|")
  }

  @Test("A refused backspace was not pressed")
  func refusedBackspace() {
    var host = RecordingHost()
    var keyboard = HangulKeyboard()
    host.type("ㄱㅏㄴ", on: &keyboard)
    host.isAllowed = { $0.kind != .deletion }
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "간|")
    host.type("ㅏ", on: &keyboard)
    #expect(host.state == "가나|")
  }

  @Test(
    "Other keys end the syllable, even where they do nothing",
    arguments: [Key.return, .left, .right, .home, .end, .escape, .tab])
  func endingKeys(key: Key) {
    var host = RecordingHost()
    var keyboard = HangulKeyboard()
    host.type("ㄱㅏ", on: &keyboard)
    keyboard.press(key, in: &host)
    host.select(1..<1)
    host.type("ㄴ", on: &keyboard)
    #expect(host.state == "가ㄴ|")
    for state in ["가|", "|"] {
      keyboard.press(.backspace, in: &host)
      #expect(host.state == state)
    }
  }

  @Test(
    "A caret that is not where it was left ends the syllable",
    arguments: [
      (0..<0, Key.character("ㄴ"), "ㄴ|나가"), (0..<0, .character("ㅏ"), "ㅏ|나가"),
      (1..<1, .backspace, "|가"),
      (1..<2, .character("ㄴ"), "나ㄴ|"), (0..<2, .character("ㄴ"), "ㄴ|"), (1..<2, .backspace, "나|"),
    ])
  func movedCaret(selection: Range<Int>, key: Key, state: String) {
    var host = RecordingHost("나")
    var keyboard = HangulKeyboard()
    host.type("ㄱㅏ", on: &keyboard)
    host.select(selection)
    keyboard.press(key, in: &host)
    #expect(host.state == state)
    #expect(
      host.questions.last?.range == (key == .backspace && selection == 1..<1 ? 0..<1 : selection))
  }

  @Test("A letter over a selection begins a syllable in its place")
  func overSelection() {
    var host = RecordingHost("가나다")
    var keyboard = HangulKeyboard()
    host.select(1..<3)
    host.type("ㅁㅏㄴ", on: &keyboard)
    #expect(host.state == "가만|")
    #expect(host.questions.map(\.logged) == ["{1, 2} \"ㅁ\"", "{2, 0} \"ㅏ\"", "{2, 0} \"ㄴ\""])
  }

  @Test("In the middle of a text a syllable grows in its place")
  func middle() {
    var host = RecordingHost("가다")
    var keyboard = HangulKeyboard()
    host.select(1..<1)
    host.type("ㄴㅏㄴㅏ", on: &keyboard)
    #expect(host.state == "가나나|다")
  }

  @Test("Somebody who ends the composition ends the syllable")
  func forgetting() {
    var host = RecordingHost()
    var keyboard = HangulKeyboard()
    host.type("ㄱㅏ", on: &keyboard)
    keyboard.forgetComposition()
    host.type("ㄴ", on: &keyboard)
    #expect(host.state == "가ㄴ|")
    #expect(!keyboard.isComposing)
  }

  @Test("Two quick spaces are a stop; the syllable has ended with the first")
  func doubleSpace() {
    var host = RecordingHost()
    var keyboard = HangulKeyboard()
    host.type("ㄱㅏ  ㄴ", on: &keyboard)
    #expect(host.state == "가. ㄴ|")
  }
}
