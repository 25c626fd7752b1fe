import Screen
import TextField

/// A field's state as one line of a table shows it: the part around the caret, dots in a secure field.
struct ShownState: Equatable {
  private var text: UTF16Text
  private var marked: Range<Int>?
  private var selection: Range<Int>
  private var isCut = false

  /// The state of a field; of a long text no more than some `columns` can need is looked at.
  init(_ field: borrowing TextFieldModel, columns: Int) {
    text = field.text
    marked = field.markedTextRange
    selection = field.selectedTextRange
    if text.count > 4 * columns {
      let caret = selection.upperBound
      let start = text.composedBoundary(atOrBefore: max(0, caret - 2 * columns))
      keep(start..<min(text.count, caret + columns))
    }
    if field.profile.traits.secureTextEntry { hide() }
  }

  /// The state's notation; what does not fit is cut before the caret first, and `…` stands for it.
  func notation(columns: Int, _ widths: ScalarWidths) -> String {
    let whole = notation
    guard !surelyFits(columns), widths.columns(of: whole) > columns else { return whole }
    var end = self
    end.keep(start(columns: columns, widths)..<text.count)
    let shown = end.notation
    // Mostly it fits now, and measuring takes less than looking for where to cut.
    return widths.columns(of: shown) <= columns ? shown : widths.truncate(shown, to: columns)
  }

  /// Whether it fits as far as can be told without measuring.
  private func surelyFits(_ columns: Int) -> Bool {
    // At most four signs for what is marked or selected, and one for what is cut.
    text.surelyFits(in: columns - 5, upTo: text.count)
  }

  private var notation: String {
    let line = StateNotation.describe(text, marked: marked, selection: selection)
    return isCut ? "…" + line : line
  }

  /// Where to begin so that the caret is in sight, and behind it what there is or a third of the room.
  private func start(columns: Int, _ widths: ScalarWidths) -> Int {
    let caret = selection.upperBound
    let behind = widths.columns(of: text.string(in: caret..<text.count))
    // What the notation adds to the text, and the sign for what is cut.
    let signs = widths.columns(of: notation) - widths.columns(of: text.string) + (isCut ? 0 : 1)
    var room = columns - min(behind, columns / 3) - signs
    var start = caret
    while start > 0 {
      let previous = text.composedBoundary(before: start)
      room -= text.columns(ofSequence: previous..<start, widths)
      guard room >= 0 else { break }
      start = previous
    }
    return start
  }

  private mutating func keep(_ range: Range<Int>) {
    func shift(_ part: Range<Int>) -> Range<Int> {
      let inside = part.clamped(to: range)
      return (inside.lowerBound - range.lowerBound)..<(inside.upperBound - range.lowerBound)
    }
    isCut = isCut || range.lowerBound > 0
    text = text[range]
    marked = marked.map(shift)
    selection = shift(selection)
  }

  /// Puts a dot in the place of each composed sequence.
  private mutating func hide() {
    var ends = [0]
    while let end = ends.last, end < text.count { ends.append(text.composedBoundary(after: end)) }
    func place(_ offset: Int) -> Int { ends.count { $0 < offset } }
    func hidden(_ range: Range<Int>) -> Range<Int> {
      place(range.lowerBound)..<place(range.upperBound)
    }
    marked = marked.map(hidden)
    selection = hidden(selection)
    text = UTF16Text(units: repeatElement(SecureText.dotUnit, count: ends.count - 1))
  }
}
