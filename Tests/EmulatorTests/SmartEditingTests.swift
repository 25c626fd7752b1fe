import TextField
import Testing

@testable import Emulator

@Suite("Paste, cut and drop")
struct SmartEditingTests {
  private static let smart = "smart-insert-delete on"

  @Test("A cut asks about the selection and nothing")
  func cut() throws {
    var session = try session("unlimited", text: "one two three")
    session.apply(.select(4..<7))
    #expect(session.apply(.cut).questions == ["4..<7 \"\""])
    #expect(session.state == "one | three")
  }

  @Test(
    "Smart deletion takes a space with a whole word, which the delegate is not told",
    arguments: [
      ("one two three", 4..<7, "one| three"), ("one two", 4..<7, "one|"),
      ("one two", 0..<3, "|two"), ("one, two", 0..<3, "|, two"), ("one two", 4..<6, "one |o"),
      ("一二三", 1..<2, "一|三"), ("one", 0..<3, "|"),
    ])
  func smartDeletion(text: String, selection: Range<Int>, state: String) throws {
    for event in [InputEvent.cut, .delete(1)] {
      var session = try session(
        "unlimited", text: UTF16Text(text), profile: try SystemProfile([Self.smart]))
      session.apply(.select(selection))
      #expect(session.apply(event).questions == ["\(selection) \"\""])
      #expect(session.state == state)
    }
  }

  @Test("A backspace that takes a letter leaves the space before it")
  func singleLetter() throws {
    var session = try session(
      "unlimited", text: "one a", profile: try SystemProfile([Self.smart]))
    session.apply(.delete(1))
    #expect(session.state == "one |")
  }

  @Test(
    "Smart insertion puts a space where words would touch",
    arguments: [
      ("onetwo", 3, "x", "one x |two"), ("one", 3, "x", "one x|"), ("one", 0, "x", "x |one"),
      ("one ", 4, "x", "one x|"), ("一二", 1, "x", "一x|二"), ("one", 3, "，", "one，|"),
      ("one", 3, "一", "one一|"), ("", 0, "x", "x|"),
    ])
  func smartInsertion(text: String, caret: Int, pasted: String, state: String) throws {
    let profile = try SystemProfile([Self.smart])
    var session = try session("unlimited", text: UTF16Text(text), profile: profile)
    session.apply(.caret(caret))
    session.apply(.paste(UTF16Text(pasted)))
    #expect(session.state == state)
    session = try Emulator.Session(
      configuration("unlimited", text: UTF16Text(text), profile: profile))
    session.apply(.drop(caret, UTF16Text(pasted)))
    #expect(session.state == state)
  }

  @Test("Without the trait nothing is added and nothing goes with it")
  func plain() throws {
    var session = try session("unlimited", text: "one two")
    session.apply(.paste("x"))
    #expect(session.state == "one twox|")
    session.apply(.select(0..<3))
    session.apply(.delete(1))
    #expect(session.state == "| twox")
  }

  @Test(
    "After a paste the system may set the caret again, over what the handler's assignment did",
    arguments: [("off", "一二xy三|"), ("on", "一二xy|三")])
  func caretAfterPaste(value: String, state: String) throws {
    let profile = try SystemProfile(["paste-sets-caret-again \(value)"])
    var session = try session("editing-changed", limit: 5, text: "一二三四", profile: profile)
    session.apply(.caret(2))
    session.apply(.paste("xy"))
    #expect(session.state == state)
  }

  @Test("A refused paste leaves the caret alone")
  func refusedPaste() throws {
    let profile = try SystemProfile(["paste-sets-caret-again on"])
    var session = try session("delegate-only", limit: 4, text: "一二三四", profile: profile)
    session.apply(.caret(2))
    #expect(session.apply(.paste("xy")).names == ["shouldChange"])
    #expect(session.state == "一二|三四")
  }

  @Test("A drop is asked about as a paste at its place, and leaves the pasteboard")
  func drop() throws {
    var session = try session("delegate-only", limit: 5, text: "一二三")
    let record = session.apply(.drop(1, "ab"))
    #expect(record.questions(of: .paste) == ["1..<1 \"ab\""])
    #expect(session.state == "一ab|二三")
    #expect(session.pasteboard == nil)
    #expect(session.apply(.drop(0, "c")).names == ["shouldChange"])
    #expect(session.apply(.drop(0, "")).names == ["nothingTo"])
    session.apply(.history(.undo))
    #expect(session.field.text == "一二三")
  }

  @Test("A drop outside the text lands at its end or start", arguments: [(-3, "|"), (99, "|")])
  func clampedDrop(offset: Int, sign: String) throws {
    var session = try session("unlimited", text: "一二")
    session.apply(.drop(offset, "a"))
    #expect(session.state == (offset < 0 ? "a|一二" : "一二a|"))
  }
}
