import Emulator
import InputMethods
import Limits
import TextField
import Testing

/// Undo is where a cut text takes its revenge: all recorded ranges must still fit the text.
@Suite("9: undo and redo never crash and never cut")
struct UndoTests {
  @Test("Undoing all gives the first text, and redoing all the last", arguments: 0..<16)
  func thereAndBack(part: UInt64) throws {
    for seed in part * 1000..<part * 1000 + 1000 {
      let walk = Walk(editing: seed, steps: 24)
      guard walk.undoComplaint != nil else { continue }
      let smallest = walk.shrunk(while: { $0.undoComplaint != nil })
      Issue.record("\(smallest.undoComplaint ?? "")\n\(smallest.scenario)")
      return
    }
  }
}

extension Walk {
  /// A walk of edits that are all recorded: nothing is assigned, and no composition is given up.
  fileprivate init(editing seed: UInt64, steps: Int) {
    self.init(seed: seed, steps: 0)
    var random = SplitMix64(seed: ~seed)
    let keyboards: [KeyboardName] = [.english, .english9, .hangul, .kana, .emoji]
    keyboard = random.pick(keyboards)
    limit.value = max(1, limit.value)
    // Some traits empty the field without a trace.
    profile.traits = FieldTraits()
    profile.smart.returnEndsEditing = false
    // A refused paste of one character cannot be told from a key, which is not recorded.
    profile.recordsRefusedPaste = false
    events = (0..<steps).map { _ in
      while true {
        let event = Self.event(on: keyboard, length: limit.value, using: &random)
        switch event {
        case .key, .paste, .insert, .delete, .caret, .select, .cut, .replace: return event
        default: continue
        }
      }
    }
  }

  /// What is wrong with the way back and forth, or nil.
  fileprivate var undoComplaint: String? {
    guard var session else { return nil }
    let first = session.field.text
    for event in events { session.apply(event) }
    let last = session.field.text
    let entries = session.field.history.undoEntries.count
    for _ in 0..<entries { session.apply(.history(.undo)) }
    if session.field.text != first { return "undone to \(session.field.text)" }
    // What the app does instead of an undo can be redone where the system records what apps do.
    guard profile.recordsProgramEdits else { return nil }
    for _ in 0..<entries { session.apply(.history(.redo)) }
    return session.field.text == last ? nil : "redone to \(session.field.text) for \(last)"
  }
}
