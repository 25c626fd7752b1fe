import Emulator
import Scenarios
import Screen
import TextField

/// What one policy made of the keystrokes: a row of the table.
struct ComparisonRow {
  /// What the rows are compared with.
  struct Leading {
    let field: TextFieldModel
    let remaining: Int?
    let preCheck: String
    let postFilter: String

    init(_ session: Session, _ record: StepRecord, _ language: Language) {
      let lamps = Lamps(session, record, language)
      field = session.field
      remaining = session.remaining
      preCheck = lamps.preCheck.sign
      postFilter = lamps.postFilter.sign
    }
  }

  private static let differing = Style(.highlight, .bold)

  let session: Session
  let record: StepRecord
  /// Nil in the leading policy's own row.
  let leading: Leading?
  let isSelected: Bool
  /// The field's state in the notation of a table.
  let state: String
  let language: Language

  func draw(in frame: inout Frame, at row: Int, _ columns: ComparisonColumns) {
    if isSelected { frame.write(">", at: row, columns.name - 1, style: Style(.accent, .bold)) }
    frame.write(
      session.policyID, at: row, columns.name, style: leading == nil ? .bold : .plain,
      truncatedTo: columns.nameWidth)
    drawText(in: &frame, at: row, columns)
    drawRemaining(in: &frame, at: row, columns)
    drawChecks(in: &frame, at: row, columns)
  }

  private func drawText(in frame: inout Frame, at row: Int, _ columns: ComparisonColumns) {
    let differs = leading.map { !session.field.showsSameText(as: $0.field) } ?? false
    mark(differs, in: &frame, at: row, columns.text)
    if leading == nil { frame.write("=", at: row, columns.text, style: .bold) }
    frame.write(
      state, at: row, columns.text + 2, style: differs ? Style(.highlight) : .plain)
  }

  private func drawRemaining(in frame: inout Frame, at row: Int, _ columns: ComparisonColumns) {
    let remaining = session.remaining
    mark(leading.map { $0.remaining != remaining } ?? false, in: &frame, at: row, columns.left)
    let style: Style =
      remaining.map { $0 < 0 ? Style(.bad, .bold) : .plain } ?? Style(.muted)
    frame.write(
      remaining.map(String.init) ?? "-", at: row, endingAt: columns.left + 1 + columns.leftWidth,
      style: style)
  }

  private func drawChecks(in frame: inout Frame, at row: Int, _ columns: ComparisonColumns) {
    let lamps = Lamps(session, record, language)
    let pre = lamps.preCheck
    let post = lamps.postFilter
    let preDiffers = leading.map { $0.preCheck != pre.sign } ?? false
    let postDiffers = leading.map { $0.postFilter != post.sign } ?? false
    guard let postFilter = columns.postFilter, session.crash == nil else {
      mark(preDiffers || postDiffers, in: &frame, at: row, columns.checks)
      let line =
        columns.hasWords ? Self.verdict(of: session, lamps) : Self.signs(of: session, pre, post)
      let end = columns.postFilter.map { $0 + 2 + columns.postFilterWidth }
      let room = end.map { $0 - columns.checks - 2 } ?? columns.checksWidth
      frame.write(line, at: row, columns.checks + 2, truncatedTo: room)
      return
    }
    mark(preDiffers, in: &frame, at: row, columns.checks)
    frame.write(pre.line, at: row, columns.checks + 2, truncatedTo: columns.checksWidth)
    mark(postDiffers, in: &frame, at: row, postFilter)
    frame.write(post.line, at: row, postFilter + 2, truncatedTo: columns.postFilterWidth)
  }

  private func mark(_ differs: Bool, in frame: inout Frame, at row: Int, _ column: Int) {
    if differs { frame.write("≠", at: row, column, style: Self.differing) }
  }

  /// What both checks said, with the words of the one that decided.
  static func verdict(of session: Session, _ lamps: Lamps) -> StyledText {
    let pre = lamps.preCheck
    let post = lamps.postFilter
    var line = signs(of: session, pre, post)
    if let crash = session.crash {
      line.append(" \(crash.exceptionName)", Style(.bad, .bold))
      return line
    }
    let record = lamps.record
    let isAsked = record.lastAnswer.map { $0.reason != .absent } ?? true
    let tellsMore = pre.role == .bad || (record.cut == nil && isAsked)
    line.append(" " + (tellsMore ? pre.words : post.words), Style(.muted))
    return line
  }

  private static func signs(
    of session: Session, _ pre: Lamps.Lamp, _ post: Lamps.Lamp
  ) -> StyledText {
    guard session.crash == nil else { return StyledText("✗", Style(.bad, .bold)) }
    return StyledText(pre.sign, pre.style) + StyledText(" ") + StyledText(post.sign, post.style)
  }
}

extension TextFieldModel {
  /// Whether another field shows the same: text, mark and selection.
  func showsSameText(as other: TextFieldModel) -> Bool {
    text == other.text && markedTextRange == other.markedTextRange
      && selectedTextRange == other.selectedTextRange
  }
}
