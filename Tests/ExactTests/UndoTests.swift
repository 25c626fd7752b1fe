import Emulator
import InputMethods
import Limits
import SeededRandom
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

extension UndoTests {
  @Test("A refused paste that ends where something typed ends takes nothing back")
  func refusedPasteOverTypedText() {
    var session = exact(10, keyboard: .pinyin)
    session.type("woaini ")
    session.apply(.insert("一二三四五六七"))
    session.apply(.caret(0))
    session.apply(.paste("0123456789"))
    session.apply(.history(.undo))
    #expect(session.field.text == "我爱你一二三四五六七")
    session.apply(.history(.undo))
    #expect(session.field.text == "我爱你")

    session = exact(10, text: "一二三四五六七八九", keyboard: .pinyin)
    session.type("hao ")
    session.apply(.caret(5))
    session.apply(.paste("vwxyz"))
    session.apply(.history(.undo))
    #expect(session.field.text == "一二三四五六七八九好")
  }

  @Test("An undo that is passed over while composing makes no room for the letters")
  func undoWhileComposing() {
    var session = exact(3, text: "一二", keyboard: .pinyin)
    session.apply(.paste("🇨🇳ab"))
    session.type("zhuang")
    session.apply(.history(.undo))
    session.apply(.key(.return))
    #expect(session.field.text == "一二z")
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
    let makesRuns = profile.typingUndo == .run
    events = (0..<steps).map { _ in
      while true {
        let event = Self.event(on: keyboard, length: limit.value, using: &random)
        switch event {
        // Nor can text, refused and not recorded, from a run of typing in the same place.
        case .paste, .insert, .replace:
          guard makesRuns else { return event }
        case .key, .delete, .caret, .select, .cut: return event
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
