import Emulator
import Scenarios
import Screen
import TextField

/// A row per policy: the same keystrokes, and what each made of them.
///
/// What differs from the leading session is marked by `≠` as well as by colour.
struct ComparisonTable {
  let sessions: [Session]
  let records: [StepRecord]

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty, let leading = sessions.first else { return }
    let columns = Columns(of: rect, names: sessions.map(\.policyID))
    frame.rule(at: rect.row, columns: rect.columnRange, style: Style(.muted))
    frame.write(" policy ", at: rect.row, columns.name, style: Style(.muted))
    frame.write(" text ", at: rect.row, columns.text - 1, style: Style(.muted))
    frame.write(" left ", at: rect.row, columns.left - 1, style: Style(.muted))
    frame.write(" checks ", at: rect.row, columns.checks - 1, style: Style(.muted))
    for (index, session) in sessions.enumerated().prefix(rect.size.rows - 1) {
      let row = rect.row + 1 + index
      let state = StateNotation.describe(around: session.field, columns: columns.textWidth)
      let differs = !session.field.showsSameText(as: leading.field)
      frame.write(
        session.policyID, at: row, columns.name, style: index == 0 ? .bold : .plain,
        maxColumns: columns.text - columns.name - 2)
      if differs { frame.write("≠", at: row, columns.text - 2, style: Style(.highlight, .bold)) }
      frame.write(
        frame.widths.truncate(state, to: columns.textWidth), at: row, columns.text,
        style: differs ? Style(.highlight) : .plain)
      drawRemaining(session, in: &frame, at: row, columns)
      frame.write(
        verdict(of: session, records.indices.contains(index) ? records[index] : StepRecord())
          .truncated(to: rect.columnRange.upperBound - columns.checks, frame.widths),
        at: row, columns.checks)
    }
    if sessions.count > rect.size.rows - 1 {
      let row = rect.rowRange.upperBound - 1
      let shown = max(0, rect.size.rows - 2)
      let words = shown == 0 ? "\(sessions.count) policies" : "and \(sessions.count - shown) more"
      frame.fill(Rect(row: row, column: rect.column, rows: 1, columns: rect.size.columns))
      frame.write(words + "; the window is too low", at: row, columns.name)
    }
  }

  private func drawRemaining(
    _ session: Session, in frame: inout Frame, at row: Int, _ columns: Columns
  ) {
    guard let remaining = session.remaining else {
      frame.write("-", at: row, endingAt: columns.left + 5, style: Style(.muted))
      return
    }
    frame.write(
      "\(remaining)", at: row, endingAt: columns.left + 5,
      style: remaining < 0 ? Style(.bad, .bold) : .plain)
  }

  private func verdict(of session: Session, _ record: StepRecord) -> StyledText {
    if let crash = session.crash {
      return StyledText("✗ \(crash.exceptionName)", Style(.bad, .bold))
    }
    let lamps = Lamps(checks: session.checks, record: record)
    let pre = lamps.preCheck
    let post = lamps.postFilter
    var line = StyledText(pre.sign, pre.style) + StyledText(" ") + StyledText(post.sign, post.style)
    let tellsMore = pre.role == .bad || (record.cut == nil && session.hasPreCheck(record))
    line.append(" " + (tellsMore ? pre.words : post.words), Style(.muted))
    return line
  }

  /// Where the table's columns begin; the text gets what the others leave.
  private struct Columns {
    let name: Int
    let text: Int
    let left: Int
    let checks: Int

    init(of rect: Rect, names: [String]) {
      let longest = names.map(\.count).max() ?? 0
      let nameWidth = min(longest, rect.size.columns / 4)
      let checksWidth = max(12, rect.size.columns * 3 / 10)
      name = rect.column
      text = name + nameWidth + 3
      checks = max(text + 16, rect.columnRange.upperBound - checksWidth)
      left = checks - 7
    }

    var textWidth: Int { left - text - 1 }
  }
}

extension Session {
  /// Whether the policy has a pre-check of its own, as far as the last event tells.
  fileprivate func hasPreCheck(_ record: StepRecord) -> Bool {
    record.lastAnswer.map { $0.reason != .absent } ?? true
  }
}

extension TextFieldModel {
  /// Whether another field shows the same: text, mark and selection.
  fileprivate func showsSameText(as other: TextFieldModel) -> Bool {
    text == other.text && markedTextRange == other.markedTextRange
      && selectedTextRange == other.selectedTextRange
  }
}

extension StateNotation {
  /// The state's notation, of a long text only the part around the caret.
  fileprivate static func describe(around field: TextFieldModel, columns: Int) -> String {
    guard field.text.count > 4 * columns else { return describe(field) }
    let end = min(field.text.count, field.selectedTextRange.upperBound + columns)
    var start = max(0, field.selectedTextRange.upperBound - columns / 3)
    start = field.text.composedBoundary(atOrBefore: start)
    func shift(_ range: Range<Int>) -> Range<Int> {
      let inside = range.clamped(to: start..<end)
      return (inside.lowerBound - start)..<(inside.upperBound - start)
    }
    let part = describe(
      field.text[start..<end], marked: field.markedTextRange.map(shift),
      selection: shift(field.selectedTextRange))
    return start > 0 ? "…" + part : part
  }
}
