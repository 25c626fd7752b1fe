import TextField
import Testing

@testable import Emulator

/// Cuts to ten units, as `editing-changed` does, and then calls `afterwards`.
private func cutting(
  _ afterwards: @escaping @Sendable (inout TextFieldModel) -> Void
) -> ProbePolicy {
  ProbePolicy(handler: { field in
    guard field.text.count > 10 else { return }
    field.setText(field.text[0..<10])
    afterwards(&field)
  })
}

@Suite("What the app may do with the undo manager")
struct UndoManagerTests {
  @Test("Both hooks of an undo can see that it is one, and of a redo too")
  func isUndoing() throws {
    let policy = ProbePolicy(
      question: { change, field in
        change.kind != .undo || field.isUndoing || field.isRedoing
      },
      handler: { field in
        if !field.isUndoing, !field.isRedoing, field.text.count > 1 { field.setText("x") }
      })
    var session = try session(policy, text: "一二")
    session.apply(.select(0..<2))
    session.apply(.paste("a"))
    session.apply(.history(.undo))
    #expect(session.state == "一二|")
    session.apply(.history(.redo))
    #expect(session.state == "a|")
    #expect(!session.field.isUndoing)
    #expect(!session.field.isRedoing)
  }

  @Test("removeAllActions after a cut is the cure, unless it spares the change being made")
  func removeAllActions() throws {
    let policy = cutting { $0.removeAllUndoActions() }
    var session = try session(policy, text: "一二三四五六七八")
    let paste = session.apply(.paste("ABCDE"))
    #expect(
      paste.names == [
        "shouldChange", "insertText", "selectionChanged", "editingChanged", "setText",
        "removeAllActions", "textDidChange",
      ])
    #expect(session.apply(.history(.undo)).names == ["nothingTo"])

    var profile = SystemProfile.ios10
    profile.removalTakesPresentEdit = false
    session = try EmulatorTests.session(policy, text: "一二三四五六七八", profile: profile)
    session.apply(.paste("ABCDE"))
    session.apply(.history(.undo))
    #expect(session.crash == .rangeOutOfBounds(range: 8..<13, length: 10))
  }

  @Test("replace called in the question is recorded, so that a shortened paste can be undone")
  func replaceInQuestion() throws {
    let policy = ProbePolicy(question: { change, field in
      guard change.kind == .paste else { return change.range.upperBound <= field.text.count }
      field.replace(change.range, withText: change.replacement[0..<2])
      return false
    })
    var profile = SystemProfile.ios10
    profile.recordsRefusedPaste = false
    var session = try session(policy, text: "一二三", profile: profile)
    session.apply(.select(1..<2))
    session.apply(.paste("ABCDE"))
    #expect(session.state == "一AB|三")
    session.apply(.history(.undo))
    #expect(session.state == "一二|三")
    session.apply(.history(.redo))
    #expect(session.state == "一AB|三")

    profile.recordsProgramEdits = false
    session = try EmulatorTests.session(policy, text: "一二三", profile: profile)
    session.apply(.paste("ABCDE"))
    #expect(session.apply(.history(.undo)).names == ["nothingTo"])
  }

  @Test("replace called in the handler is recorded before the change that is being handled")
  func replaceInHandler() throws {
    let policy = ProbePolicy(handler: { field in
      guard !field.isUndoing, field.text.count > 3 else { return }
      field.replace(3..<field.text.count, withText: "")
    })
    var session = try session(policy, text: "ab")
    session.apply(.paste("cde"))
    #expect(session.state == "abc|")
    #expect(session.field.history.undoEntries.map(\.range) == [3..<3, 2..<5])
    session.apply(.history(.undo))
    #expect(session.crash == .rangeOutOfBounds(range: 2..<5, length: 3))
  }
}
