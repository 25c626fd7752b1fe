import Emulator
import InputMethods
import Limits
import TextField
import Testing

@testable import Scenarios

@Suite("Whatever happens to a policy")
struct PolicyRobustnessTests {
  @Test(
    "Half pairs, carets inside them, undo, limits of any size: the session goes on",
    arguments: PolicyCatalog.all.map(\.id))
  func goesOn(policy: String) throws {
    let description = try #require(PolicyCatalog.policy(policy))
    for seed in 1...12 {
      var edits = RandomEdits(seed: UInt64(100 + seed), alphabet: .anything)
      let limit = edits.number(in: 0...5)
      let scenario = try read("limit \(limit)\npolicy \(policy)\nkeyboard pinyin\ncopy")
      var session = Session(scenario.configurations[0])
      for _ in 0..<150 {
        session.apply(event(&edits, session, lowest: description.lowestLimit ?? -2))
        let field = session.field
        #expect(field.selectedTextRange.upperBound <= field.text.count)
        if let mark = field.markedTextRange {
          #expect(!mark.isEmpty && mark.upperBound <= field.text.count)
        }
        // An app that raised is over; the others must not be.
        if session.crash != nil { session = Session(scenario.configurations[0]) }
      }
    }
  }

  @Test(
    "No widget that keeps undo itself raises, whatever range is recorded",
    arguments: [
      "flutter-enforced", "flutter-after-composition", "android-length-filter", "compose-reject",
      "compose-trim", "html", "html-gecko", "html-webkit-legacy", "qmui-text-field",
      "qmui-text-view", "vant-field", "antd-exceed",
    ])
  func neverRaises(policy: String) throws {
    for seed in 1...12 {
      var edits = RandomEdits(seed: UInt64(seed), alphabet: .anything)
      let scenario = try read("limit 4\npolicy \(policy)\ncopy")
      var session = Session(scenario.configurations[0])
      for _ in 0..<150 {
        session.apply(event(&edits, session, lowest: 0))
        #expect(session.crash == nil)
      }
    }
  }

  private func event(
    _ edits: inout RandomEdits, _ session: Session, lowest: Int
  ) -> InputEvent {
    let count = session.field.text.count
    switch edits.number(in: 0...19) {
    case 0, 1: return .history(.undo)
    case 2: return .history(.redo)
    case 3: return .limit(edits.number(in: lowest...6), nil)
    case 4: return .insert(UTF16Text(units: [0xD83D]))
    case 5: return .paste(UTF16Text(units: [0xDE00, 0x61, 0xD83D]))
    case 6: return .caret(edits.number(in: 0...count))
    case 7:
      let (a, b) = (edits.number(in: 0...count), edits.number(in: 0...count))
      return .select(min(a, b)..<max(a, b))
    case 8, 9, 10: return .key(.character(["n", "i", "h", "a", "o"][edits.number(in: 0...4)]))
    case 11: return .key(.space)
    case 12: return .key(.return)
    case 13: return .pick(.place(edits.number(in: 1...3)))
    default: return edits.event(for: session)
    }
  }
}
