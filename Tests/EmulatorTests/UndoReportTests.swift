import Limits
import TextField
import Testing

@testable import Emulator

@Suite("Undo as the reports have it")
struct UndoReportTests {
  @Test("The undo of a refused paste throws with the paste's range, if nobody says no")
  func refusedPaste() throws {
    var session = try session(.refusing(.paste))
    session.apply(.paste(UTF16Text(String(repeating: "a", count: 568))))
    #expect(session.apply(.history(.undo)).names == ["shouldChange", "crash"])
    #expect(session.crash == .rangeOutOfBounds(range: 0..<568, length: 0))
    #expect(session.crash?.exceptionName == "NSRangeException")
  }

  @Test("A no to the recorded range is safe, and the entry is gone")
  func refusedUndo() throws {
    var session = try session("delegate-only", limit: 3, text: "ab")
    session.type("c")
    session.apply(.paste("def"))
    #expect(session.apply(.history(.undo)).lastAnswer?.verdict == .refuse)
    #expect(session.apply(.history(.redo)).names == ["nothingTo"])
    session.apply(.history(.undo))
    #expect(session.state == "ab|")
  }

  @Test("text = in the handler leaves the entry that is being made: four units at 6 in a text of 6")
  func assignmentInHandler() throws {
    var session = try session("editing-changed", limit: 6, text: "一二三四五六", keyboard: .pinyin)
    session.apply(.mark("abcd"))
    session.apply(.commit(nil))
    #expect(session.state == "一二三四五六|")
    session.apply(.history(.undo))
    #expect(session.crash == .rangeOutOfBounds(range: 6..<10, length: 6))
  }

  @Test("text = outside the handler forgets undo and redo")
  func assignmentOutside() throws {
    var session = try session("unlimited")
    session.type("ab")
    session.apply(.history(.undo))
    session.apply(.setText("c"))
    #expect(session.apply(.history(.undo)).names == ["nothingTo"])
    #expect(session.apply(.history(.redo)).names == ["nothingTo"])
  }

  @Test("After a rewrite the first undo is right and the second crashes")
  func secondUndo() throws {
    var session = try session("editing-changed", limit: 10, text: "一二三四五六七八九十")
    session.type("x")
    session.apply(.delete(1))
    session.apply(.history(.undo))
    #expect(session.state == "一二三四五六七八九十|")
    session.apply(.history(.undo))
    #expect(session.crash == .rangeOutOfBounds(range: 10..<11, length: 10))
  }

  @Test("Where keys are undone in runs, the second undo of the report crashes as it says")
  func secondUndoOfRuns() throws {
    let policy = ProbePolicy(handler: { field in
      if field.text.string.contains("\"") {
        field.setText(UTF16Text(field.text.string.filter { $0 != "\"" }))
      }
    })
    var profile = SystemProfile.ios10
    profile.typingUndo = .run
    var session = try session(policy, profile: profile)
    session.type("ab\"cd")
    #expect(session.state == "abcd|")
    session.apply(.history(.undo))
    #expect(session.state == "ab|")
    session.apply(.history(.undo))
    #expect(session.crash == .rangeOutOfBounds(range: 2..<3, length: 2))
  }

  @Test("A run of typing ends at a paste, at another place, and at an undo")
  func runs() throws {
    var profile = SystemProfile.ios10
    profile.typingUndo = .run
    var session = try session("unlimited", profile: profile)
    session.type("ab")
    session.apply(.paste("cd"))
    session.type("e")
    session.apply(.caret(0))
    session.type("f")
    #expect(session.field.history.undoEntries.map(\.range) == [0..<2, 2..<4, 4..<5, 0..<1])
    session.apply(.history(.undo))
    session.apply(.history(.redo))
    session.type("g")
    #expect(session.field.history.undoEntries.map(\.range).suffix(2) == [0..<1, 1..<2])
  }

  @Test("A redo goes the same way as an undo, with its own recorded range")
  func redo() throws {
    var session = try session("unlimited", text: "一")
    session.type("ab")
    session.apply(.history(.undo))
    session.apply(.history(.undo))
    #expect(session.state == "一|")
    #expect(
      session.apply(.history(.redo)).names == [
        "shouldChange", "redo", "replace", "selectionChanged", "editingChanged", "textDidChange",
      ])
    session.apply(.history(.redo))
    #expect(session.state == "一ab|")
    session.type("c")
    #expect(session.apply(.history(.redo)).names == ["nothingTo"])
  }
}

@Suite("Undo while something is marked")
struct CompositionUndoTests {
  private static let full: UTF16Text = "字字字字字字字字字字"

  /// An app that cuts to ten units in its handler, and may look whether the system is undoing.
  private func cutting(looks: Bool) -> ProbePolicy {
    ProbePolicy(
      question: { change, field in change.range.upperBound <= field.text.count },
      handler: { field in
        guard field.markedTextRange == nil, field.text.count > 10 else { return }
        if !(looks && (field.isUndoing || field.isRedoing)) { field.setText(field.text[0..<10]) }
      })
  }

  @Test("An app that cuts what is unmarked crashes, though it guards the range")
  func crash() throws {
    var session = try session(cutting(looks: false), text: Self.full, keyboard: .pinyin)
    session.apply(.delete(1))
    session.type("nihao")
    let record = session.apply(.history(.undo))
    #expect(session.crash == .rangeOutOfBounds(range: 9..<15, length: 10))
    #expect(
      record.names == [
        "shouldChange", "unmarkText", "selectionChanged", "editingChanged", "setText",
        "textDidChange", "crash",
      ])
  }

  @Test("One that skips its cut while undoing takes back the composition, and then what was before")
  func cure() throws {
    var session = try session(cutting(looks: true), text: Self.full, keyboard: .pinyin)
    session.apply(.delete(1))
    session.type("nihao")
    session.apply(.history(.undo))
    #expect(session.state == "字字字字字字字字字|")
    #expect(!session.keyboard.isComposing)
    session.apply(.history(.undo))
    #expect(session.state == "字字字字字字字字字字|")
    session.apply(.history(.redo))
    session.apply(.history(.redo))
    #expect(session.state == "字字字字字字字字字ni\u{2006}hao|")
  }

  @Test("A no leaves the mark and the keyboard's letters")
  func refused() throws {
    var session = try session(.refusing(.undo), keyboard: .pinyin)
    session.type("ni")
    #expect(session.apply(.history(.undo)).names == ["shouldChange"])
    #expect(session.state == "[ni|]")
    session.type("h")
    #expect(session.state == "[ni\u{2006}h|]")
  }
}
