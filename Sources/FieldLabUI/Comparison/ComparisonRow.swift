import Emulator
import Scenarios
import Screen
import TextField

/// What one policy made of the keystrokes: a row of the table.
struct ComparisonRow {
  private static let differing = Style(.highlight, .bold)

  let policyID: String
  let field: TextFieldModel
  let remaining: Int?
  let crash: SimulatedCrash?
  let lamps: Lamps

  /// Draws what is behind the name: the field's state, in the notation of a table, what remains, and the
  /// checks; each with a sign where it is not as in the leading policy's row, which may be this one.
  func draw(
    state: String, against leading: ComparisonRow, in frame: inout Frame, at row: Int,
    _ columns: ComparisonColumns
  ) {
    let differs = !field.showsSameText(as: leading.field)
    mark(differs, in: &frame, at: row, columns.text)
    frame.write(
      state, at: row, columns.text + 2, style: differs ? Style(.highlight) : .plain)
    drawRemaining(against: leading, in: &frame, at: row, columns)
    drawChecks(against: leading, in: &frame, at: row, columns)
  }

  private func drawRemaining(
    against leading: ComparisonRow, in frame: inout Frame, at row: Int, _ columns: ComparisonColumns
  ) {
    mark(leading.remaining != remaining, in: &frame, at: row, columns.left)
    let style: Style =
      remaining.map { $0 < 0 ? Style(.bad, .bold) : .plain } ?? Style(.muted)
    frame.write(
      remaining.map(String.init) ?? "-", at: row, endingAt: columns.left + 1 + columns.leftWidth,
      style: style)
  }

  private func drawChecks(
    against leading: ComparisonRow, in frame: inout Frame, at row: Int, _ columns: ComparisonColumns
  ) {
    let preDiffers = leading.lamps.preCheck.sign != lamps.preCheck.sign
    let postDiffers = leading.lamps.postFilter.sign != lamps.postFilter.sign
    guard let postFilter = columns.postFilter, crash == nil else {
      mark(preDiffers || postDiffers, in: &frame, at: row, columns.checks)
      let end = columns.postFilter.map { $0 + 2 + columns.postFilterWidth }
      let room = end.map { $0 - columns.checks - 2 } ?? columns.checksWidth
      drawVerdict(
        hasWords: columns.hasWords, in: &frame, at: row, columns.checks + 2, truncatedTo: room)
      return
    }
    mark(preDiffers, in: &frame, at: row, columns.checks)
    lamps.preCheck.draw(
      in: &frame, at: row, columns.checks + 2, truncatedTo: columns.checksWidth,
      lamps.language)
    mark(postDiffers, in: &frame, at: row, postFilter)
    lamps.postFilter.draw(
      in: &frame, at: row, postFilter + 2, truncatedTo: columns.postFilterWidth,
      lamps.language)
  }

  private func mark(_ differs: Bool, in frame: inout Frame, at row: Int, _ column: Int) {
    if differs { frame.write("≠", at: row, column, style: Self.differing) }
  }

  /// Draws the signs of both checks, and the words of the one that decided.
  func drawVerdict(
    hasWords: Bool, in frame: inout Frame, at row: Int, _ column: Int, truncatedTo columns: Int
  ) {
    var place = column
    func write(_ sign: String, _ style: Style) {
      place += frame.write(sign, at: row, place, style: style)
    }
    if crash == nil {
      write(lamps.preCheck.sign.rawValue, lamps.preCheck.style)
      write(" ", .plain)
      write(lamps.postFilter.sign.rawValue, lamps.postFilter.style)
    } else {
      write(Lamp.Sign.refused.rawValue, Style(.bad, .bold))
    }
    guard hasWords else { return }
    let style: Style = crash == nil ? Style(.muted) : Style(.bad, .bold)
    write(" ", style)
    frame.write(
      crash?.exceptionName ?? lamps.decisive.words(in: lamps.language), at: row, place,
      style: style, truncatedTo: column + columns - place)
  }
}

extension TextFieldModel {
  /// Whether another field shows the same: text, mark and selection.
  func showsSameText(as other: TextFieldModel) -> Bool {
    text == other.text && markedTextRange == other.markedTextRange
      && selectedTextRange == other.selectedTextRange
  }
}
