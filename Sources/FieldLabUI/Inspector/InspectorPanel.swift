import Emulator
import Scenarios
import Screen
import TextField

/// What the text is made of: a row for each composed sequence, its code points, and what it costs in
/// every unit.
struct InspectorPanel {
  let session: Session
  /// By how many sequences it is scrolled back; forward where it is negative.
  let offset: Int
  /// Whether every code point has a line, and not those at the caret alone.
  let detailed: Bool
  let language: Language

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    var area = rect
    // In a single row the sequence at the caret goes before the title.
    let title = area.takeTop(rect.size.rows > 1 ? 1 : 0)
    let heads = area.takeTop(area.size.rows > 1 ? 1 : 0)
    let foot = area.takeBottom(area.size.rows > 3 ? 1 : 0)
    let window = InspectorWindow(
      session.field, rows: area.size.rows, offset: offset, detailed: detailed)
    let rows = rows(in: window)
    let columns = InspectorColumns(
      of: rect, rows: rows, totals: units.map(total(in:)), policysUnit: session.policy.unit,
      frame.widths)
    drawTitle(columns, in: &frame, title, heads)
    if rows.isEmpty {
      frame.write(
        language.say("The text is empty.", "文本为空。", "文字是空的。"), at: area.row, area.column + 2,
        style: Style(.muted), truncatedTo: area.size.columns - 2)
    }
    for row in rows where !area.isEmpty {
      draw(row, columns, in: &frame, at: area.takeTop(row.lines))
    }
    if !foot.isEmpty { drawTotals(columns, in: &frame, at: foot) }
  }

  private func rows(in window: InspectorWindow) -> [InspectorRow] {
    guard !window.range.isEmpty else { return [] }
    let overFrom = session.firstOffsetOverLimit
    let available = units.filter { $0.unavailableReason == nil }
    return session.field.text.sequenceCosts(in: window.range, units: available).map {
      InspectorRow(
        $0, lines: window.lines(for: $0.range), isCurrent: $0.range == window.current,
        overFrom: overFrom, in: session)
    }
  }

  private var units: [CountingUnit] { CountingUnit.allCases }

  private func total(in unit: CountingUnit) -> String {
    unit.unavailableReason == nil ? "\(session.field.count(in: unit))" : "n/a"
  }

  private var totalLabel: String { language.say("whole text", "全文", "全文") }

  // MARK: - Drawing

  /// Draws the rule with the title, and the units' names behind it and below.
  private func drawTitle(
    _ columns: InspectorColumns, in frame: inout Frame, _ title: Rect, _ heads: Rect
  ) {
    guard !title.isEmpty else { return }
    let columnRange = title.column..<columns.units(in: title)
    frame.rule(at: title.row, columns: columnRange, style: Style(.muted))
    frame.write(
      " \(name) ", at: title.row, title.column + 2, style: Style(.muted),
      maxColumns: columnRange.count - 4)
    // In one line the names of several would run into each other.
    guard !heads.isEmpty || columns.units.count == 1 else { return }
    for (index, unit) in columns.units.enumerated() {
      let isUpper = heads.isEmpty || (columns.units.count - 1 - index) % 2 == 1
      frame.write(
        unit.rawValue, at: isUpper ? title.row : heads.row,
        endingAt: columns.end(ofUnit: index), style: style(of: unit))
    }
  }

  private var name: String {
    let name = language.say("inspector", "检查器", "檢查器")
    if offset > 0 {
      return name + language.say(", \(offset) back", "，后退 \(offset)", "，往回 \(offset)")
    }
    if offset < 0 {
      return name + language.say(", \(-offset) ahead", "，前进 \(-offset)", "，往前 \(-offset)")
    }
    return name
  }

  private func style(of unit: CountingUnit) -> Style {
    unit == session.policy.unit ? Style(.accent, .bold) : Style(.muted)
  }

  private func draw(
    _ row: InspectorRow, _ columns: InspectorColumns, in frame: inout Frame, at rect: Rect
  ) {
    let top = rect.row
    if row.isCurrent { frame.write(">", at: top, rect.column, style: Style(.highlight, .bold)) }
    frame.write(
      row.place, at: top, columns.place, style: row.isCurrent ? .bold : Style(.muted))
    frame.write(row.sign, at: top, columns.sign, style: row.style)
    frame.write(
      row.shown, at: top, columns.shown, style: row.style, truncatedTo: columns.shownWidth)
    let first = row.sequence.codePoints.first.map { CodePoint(value: $0).name(in: language) }
    let codes = [(code: row.code, name: first ?? "")] + row.furtherLines(in: language)
    for (line, point) in zip(rect.rowRange, codes) {
      frame.write(point.code, at: line, columns.code, style: Style(.accent))
      frame.write(point.name, at: line, columns.name, truncatedTo: columns.nameWidth - 1)
    }
    for (index, unit) in columns.units.enumerated() {
      frame.write(
        row.cost(in: unit), at: top, endingAt: columns.end(ofUnit: index),
        style: unit == session.policy.unit ? .bold : .plain)
    }
  }

  private func drawTotals(_ columns: InspectorColumns, in frame: inout Frame, at rect: Rect) {
    frame.write(totalLabel, at: rect.row, columns.place, style: Style(.muted))
    for (index, unit) in columns.units.enumerated() {
      frame.write(
        total(in: unit), at: rect.row, endingAt: columns.end(ofUnit: index), style: style(of: unit))
    }
  }
}
