import Limits
import TextField
import Testing

@testable import Emulator

/// Remembers what it hears of the program's assignments.
private struct Listener: LimitPolicy {
  var limit: Limit? { nil }
  var assigned: [String] = []

  mutating func didSetText(of field: TextFieldModel) { assigned.append(field.text.string) }

  mutating func setLimit(_ limit: Limit) {}
}

@Suite("A policy that remembers, and that corrects")
struct PolicyEditTests {
  @Test("A policy hears of text that the program assigns, and of no other")
  func assignment() {
    var session = Session(.init(policyID: "listener", policy: Listener()))
    session.apply(.insert("a"))
    session.apply(.setText("一"))
    #expect((session.policy as? Listener)?.assigned == ["一"])
  }

  @Test(
    "A correction without undo registration leaves one change, as it was before",
    arguments: [false, true])
  func correction(recordsEdit: Bool) throws {
    let policy = ProbePolicy(handler: { field in
      guard field.text.count > 3 else { return }
      field.withoutUndoRegistration { $0.replace(3..<4, withText: "") }
    })
    var profile = SystemProfile.ios10
    profile.recordsEditAfterHandler = recordsEdit
    var session = try session(policy, profile: profile)
    session.apply(.insert("abcd"))
    #expect(session.state == "abc|")
    #expect(session.field.history.undoEntries == [.init(range: 0..<4, replaced: "")])
  }
}
