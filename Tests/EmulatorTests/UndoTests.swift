import TextField
import Testing

@testable import Emulator

@Suite("Undo as the field does it")
struct UndoTests {
  @Test("Undo asks about the recorded range with what was there before, and redo goes back")
  func undoAndRedo() throws {
    var session = try session("delegate-only", limit: 10, text: "一二三")
    session.apply(.select(1..<2))
    session.apply(.paste("ab"))
    #expect(session.state == "一ab|三")
    let undo = session.apply(.history(.undo))
    #expect(
      undo.entries.contains {
        if case .shouldChange(let change, _) = $0 {
          change == ProposedChange(range: 1..<3, replacement: "二", kind: .undo)
        } else {
          false
        }
      })
    #expect(session.state == "一二|三")
    session.apply(.history(.redo))
    #expect(session.state == "一ab|三")
    session.apply(.history(.undo))
    #expect(session.state == "一二|三")
  }

  @Test("A whole composition is one entry")
  func composition() throws {
    var session = try session("unlimited", text: "一二", keyboard: .pinyin)
    session.apply(.select(0..<1))
    session.type("nihao ")
    #expect(session.state == "你好|二")
    session.apply(.history(.undo))
    #expect(session.state == "一|二")
  }

  @Test(
    "A selection lost to a composition that ends with nothing comes back",
    arguments: [
      [InputEvent.mark("n"), .cancel], [.mark("n"), .delete(1)], [.mark("n"), .commit("四五六七")],
    ])
  func abandonedComposition(events: [InputEvent]) throws {
    var session = try session("delegate-only", limit: 3)
    session.apply(.insert("一二"))
    session.apply(.insert("三"))
    session.apply(.select(0..<2))
    for event in events { session.apply(event) }
    #expect(session.state == "|三")
    session.apply(.history(.undo))
    #expect(session.state == "一二|三")
    session.apply(.history(.undo))
    #expect(session.state == "一二|")
  }

  @Test("What was deleted before a composition is an entry of its own")
  func deletionThenComposition() throws {
    var session = try session("unlimited", text: "ab")
    session.apply(.delete(1))
    session.apply(.mark("x"))
    session.apply(.commit("y"))
    session.apply(.history(.undo))
    #expect(session.state == "a|")
    session.apply(.history(.undo))
    #expect(session.state == "ab|")
  }

  @Test("A rewriting key is undone as one change")
  func rewriting() throws {
    var session = try session("unlimited", keyboard: .english9)
    session.type("22")
    session.apply(.history(.undo))
    #expect(session.state == "a|")
    session.apply(.history(.undo))
    #expect(session.state == "|")
    #expect(session.apply(.history(.undo)).names == ["nothingTo"])
  }

  @Test("A refused paste is recorded all the same; the range guard refuses its undo")
  func refusedPaste() throws {
    var session = try session("delegate-only", limit: 3, text: "abc")
    session.apply(.paste("def"))
    let record = session.apply(.history(.undo))
    #expect(record.lastAnswer?.reason == .rangeOutside(range: 3..<6, length: 3))
    #expect(session.crash == nil)
  }

  @Test("A cut paste leaves an entry that points past the end; applying it crashes")
  func crash() throws {
    var session = try session("editing-changed", limit: 10, text: "一二三四五六七八")
    session.apply(.paste("ABCDE"))
    let record = session.apply(.history(.undo))
    #expect(session.crash == .rangeOutOfBounds(range: 8..<13, length: 10))
    #expect(record.names.last == "crash")
    #expect(session.apply(.key(.character("a"))).entries.isEmpty)
    #expect(session.state == "一二三四五六七八AB|")
  }

  @Test("Without the quirk, text = in the handler clears the entry too")
  func withoutQuirk() throws {
    var profile = SystemProfile.ios10
    profile.recordsEditAfterHandler = false
    var session = try session(
      "editing-changed", limit: 10, text: "一二三四五六七八", profile: profile)
    session.apply(.paste("ABCDE"))
    #expect(session.apply(.history(.undo)).names == ["nothingTo"])
  }

  @Test("text = from the program clears the history")
  func assignment() throws {
    var session = try session("unlimited")
    session.type("ab")
    session.apply(.setText("c"))
    #expect(session.apply(.history(.undo)).names == ["nothingTo"])
  }

  @Test("Replacing a range outside the text is the same exception")
  func replaceOutside() throws {
    var session = try session("unlimited", text: "abc")
    session.apply(.replace(1..<9, "x"))
    #expect(session.crash == .rangeOutOfBounds(range: 1..<9, length: 3))
  }
}
