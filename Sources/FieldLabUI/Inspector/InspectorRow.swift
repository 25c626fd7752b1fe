import Emulator
import Scenarios
import Screen
import TextField

/// One composed sequence of the inspector: where it is, what it looks like, what it is made of.
struct InspectorRow {
  private static let dot = "●"

  /// The sequence and its costs.
  let sequence: SequenceCost
  /// Its UTF-16 range: `9..<10`.
  let place: String
  /// The sequence as the field shows it.
  let shown: String
  /// The first code point, and behind `+` how many have no line of their own.
  let code: String
  /// How many lines it has.
  let lines: Int
  /// What the field line says below it: `?` for half a pair, `!` over the limit, `~` marked.
  let sign: String
  /// How it looks.
  let style: Style
  /// Whether the caret is at it.
  let isCurrent: Bool

  init(_ sequence: SequenceCost, lines: Int, isCurrent: Bool, overFrom: Int?, in session: Session) {
    let field = session.field
    let range = sequence.range
    self.sequence = sequence
    self.lines = lines
    self.isCurrent = isCurrent
    place = "\(range.lowerBound)..<\(range.upperBound)"
    shown =
      field.profile.traits.secureTextEntry ? Self.dot : field.text.string(in: range)
    let hidden = lines == 1 ? sequence.codePoints.count - 1 : 0
    code =
      (sequence.codePoints.first.map { CodePoint(value: $0).notation } ?? "")
      + (hidden > 0 ? "+\(hidden)" : "")
    let isMarked = field.markedTextRange?.overlaps(range) ?? false
    let isOver = overFrom.map { range.upperBound > $0 } ?? false
    let isBroken = sequence.codePoints.contains { Unicode.Scalar($0) == nil }
    sign = isBroken ? "?" : isOver ? "!" : isMarked ? "~" : ""
    let isSelected = field.selectedTextRange.overlaps(range)
    style = Style(
      isSelected ? .selection : isBroken || isOver ? .bad : isMarked ? .marked : .plain,
      isSelected ? .reverse : isMarked ? .underline : [])
  }

  /// What the sequence costs in a unit.
  func cost(in unit: CountingUnit) -> String {
    sequence.costs[unit].map { "\($0)" } ?? "n/a"
  }

  /// The code points that have a line of their own below the first; of too many the last line says how
  /// many are left.
  func furtherLines(in language: Language) -> [(code: String, name: String)] {
    let points = sequence.codePoints.dropFirst()
    guard lines > 1 else { return [] }
    let all = points.prefix(lines - 1).map { value in
      let point = CodePoint(value: value)
      return (code: point.notation, name: point.name(in: language))
    }
    let left = points.count - all.count + 1
    guard left > 1 else { return all }
    return all.dropLast() + [
      (code: "", name: language.say("\(left) more", "还有 \(left) 个", "還有 \(left) 個"))
    ]
  }
}
