import TextField
import Testing

@testable import InputMethods

@Suite("The handwriting keyboard")
struct HandwritingKeyboardTests {
  @Test("A drawn character is in the field, with its event, when the delegate is asked about it")
  func asksAfterwards() {
    var host = RecordingHost("一")
    var keyboard = HandwritingKeyboard()
    host.type("末", on: &keyboard)
    #expect(host.state == "一[末|]")
    #expect(host.questions.map(\.logged) == ["{1, 1} \"末\""])
    #expect(host.statesWhenAsked == ["一[末|]"])
    #expect(host.changeEvents == 1)
    #expect(keyboard.isComposing)
  }

  @Test("A no takes it away again, and what it replaced comes back")
  func refused() {
    var host = RecordingHost("一二三")
    host.isAllowed = { _ in false }
    var keyboard = HandwritingKeyboard()
    host.type("末", on: &keyboard)
    #expect(host.state == "一二三|")
    #expect(!keyboard.isComposing)
    host.select(1..<2)
    host.type("末", on: &keyboard)
    #expect(host.field.text == "一二三")
    #expect(host.field.markedTextRange == nil)
    #expect(host.changeEvents == 4)
  }

  @Test("Where the switch says so, the delegate is asked first")
  func asksFirst() {
    var profile = SystemProfile.ios10
    profile.handwritingAsksFirst = true
    var host = RecordingHost("一", profile: profile)
    host.isAllowed = { $0.replacement != "末" }
    var keyboard = HandwritingKeyboard()
    host.type("末", on: &keyboard)
    #expect(host.changeEvents == 0)
    host.type("未", on: &keyboard)
    #expect(host.questions.map(\.logged) == ["{1, 0} \"末\"", "{1, 0} \"未\""])
    #expect(host.statesWhenAsked == ["一|", "一|"])
    keyboard.close(in: &host)
    #expect(host.questions.count == 2)
    #expect(host.state == "一未|")
  }

  @Test("When the keyboard goes away the delegate is asked, and its no is ignored")
  func close() {
    var host = RecordingHost("一")
    host.isAllowed = { $0.kind == .composition }
    var keyboard = HandwritingKeyboard()
    host.type("末", on: &keyboard)
    keyboard.close(in: &host)
    #expect(host.questions.map(\.logged) == ["{1, 1} \"末\"", "{1, 1} \"末\""])
    #expect(host.state == "一末|")
    #expect(!keyboard.isComposing)
  }

  @Test("A no to any other ending takes the character away", arguments: [Key.space, .return])
  func refusedEnd(key: Key) {
    var host = RecordingHost("一")
    host.isAllowed = { $0.kind == .composition }
    var keyboard = HandwritingKeyboard()
    host.type("末", on: &keyboard)
    keyboard.press(key, in: &host)
    #expect(host.state == "一|")
  }

  @Test(
    "What was drawn can be taken for its lookalikes",
    arguments: [
      ("未", ["未", "末"]), ("己", ["己", "已", "巳"]), ("力", ["力", "刀", "カ"]),
      ("八", ["八", "人", "入", "ハ"]), ("好", ["好"]),
    ] as [(Character, [String])])
  func candidates(drawn: Character, candidates: [String]) {
    var host = RecordingHost()
    var keyboard = HandwritingKeyboard()
    keyboard.press(.character(drawn), in: &host)
    #expect(keyboard.candidates(from: 0, count: 9) == candidates)
    #expect(keyboard.candidates(from: 1, count: 9) == Array(candidates.dropFirst()))
    keyboard.pick(.place(candidates.count), in: &host)
    #expect(host.questions.last?.kind == .commit)
    #expect(host.state == (candidates.last ?? "") + "|")
    #expect(keyboard.candidates(from: 0, count: 9).isEmpty)
  }

  @Test(
    "Keys while a character is marked",
    arguments: [
      ([Key.character("土")], "一末[土|]"), ([.space], "一末|"), ([.return], "一末|"),
      ([.backspace], "一|"), ([.escape], "一|"), ([.left], "一[末|]"), ([.tab], "一[末|]"),
      ([.space, .space], "一末 |"), ([.backspace, .backspace], "|"),
      ([.character("😀")], "一[末|]"),
    ])
  func keys(keys: [Key], state: String) {
    var host = RecordingHost("一")
    var keyboard = HandwritingKeyboard()
    host.type("末", on: &keyboard)
    for key in keys { keyboard.press(key, in: &host) }
    #expect(host.state == state)
  }

  @Test("What is not offered is reported and changes nothing")
  func notOffered() {
    var host = RecordingHost()
    var keyboard = HandwritingKeyboard()
    keyboard.pick(.place(1), in: &host)
    host.type("末", on: &keyboard)
    for choice in [CandidateChoice.text("好"), .place(0), .place(3)] {
      keyboard.pick(choice, in: &host)
    }
    #expect(
      host.notices == [
        .notOffered("1"), .notOffered("好"), .notOffered("0"), .notOffered("3"),
      ])
    #expect(host.state == "[末|]")
  }

  @Test("When the app assigns text before the question, there is nothing to ask about")
  func lostMark() {
    var host = RecordingHost("一")
    host.handler = { if $0.text.count > 1 { $0.setText($0.text[0..<1]) } }
    var keyboard = HandwritingKeyboard()
    host.type("末", on: &keyboard)
    #expect(host.state == "一|")
    #expect(host.questions.isEmpty)
    #expect(!keyboard.isComposing)
  }

  @Test("A character that stays marked after a no is not drawn over")
  func staysMarked() {
    var profile = SystemProfile.ios10
    profile.refusedCommit = .staysMarked
    var host = RecordingHost(profile: profile)
    host.isAllowed = { $0.kind == .composition }
    var keyboard = HandwritingKeyboard()
    host.type("末土", on: &keyboard)
    #expect(host.state == "[末|]")
    #expect(keyboard.candidates(from: 0, count: 1) == ["末"])
  }
}
