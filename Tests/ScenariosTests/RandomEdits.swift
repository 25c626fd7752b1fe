import Emulator
import SeededRandom
import TextField

/// Random but repeatable edits of a text field, in which no inserted text is like another.
struct RandomEdits {
  /// What inserted texts are made of.
  enum Alphabet: Sendable {
    /// Han characters of one and of two units, and sequences of several after them.
    case anything
    /// Han characters of one unit.
    case singleUnits
  }

  private static let sequences: [String] = ["a", "😀", "e\u{301}", "👨‍👩‍👧", "🇨🇳", "x\u{332}\u{305}"]

  private var random: SplitMix64
  private let alphabet: Alphabet
  private var nextHan: UInt16 = 0

  init(seed: UInt64, alphabet: Alphabet) {
    random = SplitMix64(seed: seed)
    self.alphabet = alphabet
  }

  /// A number, all alike likely.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// A text of a few characters that begins as no other text does.
  mutating func text(longest: Int) -> UTF16Text {
    var units: [UInt16] = []
    for _ in 0..<number(in: 1...longest) {
      nextHan += 1
      if alphabet == .anything, number(in: 0...3) == 0 {
        // Its place in plane 2.
        units += [0xD840 + nextHan >> 10, 0xDC00 + nextHan & 0x3FF]
      } else {
        units.append(0x4E00 + nextHan)
      }
      if alphabet == .anything, number(in: 0...3) == 0 {
        units += Array(Self.sequences[number(in: 0...(Self.sequences.count - 1))].utf16)
      }
    }
    return UTF16Text(units: units)
  }

  /// Something that can happen to the session as it is.
  mutating func event(for session: Session) -> InputEvent {
    let field = session.field
    if let mark = field.markedText, number(in: 0...9) < 7 {
      switch number(in: 0...5) {
      case 0: return .commit(text(longest: 4))
      case 1: return .commit(nil)
      case 2: return .cancel
      case 3: return .delete(1)
      default: return .mark(UTF16Text(units: mark.units + text(longest: 2).units))
      }
    }
    switch number(in: 0...15) {
    case 0...2: return .insert(text(longest: 1))
    case 3...4: return .insert(text(longest: 3))
    case 5...6: return .paste(text(longest: 6))
    case 7...9: return .mark(text(longest: 2))
    case 10: return .delete(number(in: 1...2))
    case 11: return .caret(place(in: field.text))
    case 12, 13:
      let (a, b) = (place(in: field.text), place(in: field.text))
      return .select(min(a, b)..<max(a, b))
    case 14:
      let (a, b) = (place(in: field.text), place(in: field.text))
      // What is marked is committed first, and cut; the range must lie inside what is left.
      let isCut = field.markedText != nil || number(in: 0...2) == 0
      return isCut ? .cut : .replace(min(a, b)..<max(a, b), text(longest: 3))
    default:
      return number(in: 0...2) == 0 ? .clear : .setText(text(longest: 9))
    }
  }

  private mutating func place(in text: UTF16Text) -> Int {
    text.composedBoundary(atOrBefore: number(in: 0...text.count))
  }
}
