import Screen

extension AppState {
  /// Draws what lies over the view; the keys go there, so the cursor does too.
  /// - Returns: what can be tapped there.
  func drawOverlay(in frame: inout Frame) -> [TapArea] {
    switch overlay {
    // The search stands in the title of the trace.
    case nil, .traceSearch: break
    case .help(let first): HelpPage(in: language, widths).draw(in: &frame, firstLine: first)
    case .menu(let menu): return draw(menu, in: &frame)
    case .limit(let prompt): draw(prompt, in: &frame)
    case .text(let prompt): draw(prompt, in: &frame)
    case .comparison(let menu): return draw(menu, in: &frame)
    case .pattern(let prompt): draw(prompt, in: &frame)
    case .palette(let palette): return draw(palette, in: &frame)
    case .step(let prompt): draw(prompt, in: &frame)
    case .cases: return drawCases(in: &frame)
    }
    return []
  }

  private func draw(_ prompt: LimitPrompt, in frame: inout Frame) {
    let rect = popup(rows: 5, columns: 46, in: &frame)
    frame.box(rect, style: Style(.accent), title: StyledText(label(.limitPrompt), .bold))
    let inside = rect.inset(rows: 1, columns: 2)
    let names = [label(.limit), label(.unit)]
    let column = inside.column + 1 + (names.map(widths.columns(of:)).max() ?? 0)
    for (row, name) in zip(inside.rowRange, names) { frame.write(name, at: row, inside.column) }
    let digits = frame.write(prompt.digits, at: inside.row, column, style: .bold)
    frame.cursor = Position(row: inside.row, column: column + digits)
    var units = StyledText()
    for (index, unit) in prompt.units.enumerated() {
      units.append(unit.rawValue, index == prompt.unitIndex ? .reverse : Style(.muted))
      units.append(" ")
    }
    frame.write(
      units, at: inside.row + 1, column, maxColumns: inside.columnRange.upperBound - column)
    frame.write(
      label(.limitKeys), at: inside.row + 2, inside.column,
      style: Style(.muted), maxColumns: inside.size.columns)
  }

  /// An empty place in the middle of the screen, cut to its size; the last two lines stay free of it,
  /// because a message may stand there.
  func popup(rows: Int, columns: Int, in frame: inout Frame) -> Rect {
    let free = max(0, size.rows - 2)
    let rect = Rect(
      row: max(0, min((size.rows - rows) / 2, free - rows)),
      column: max(0, (size.columns - columns) / 2), rows: min(rows, free),
      columns: min(columns, size.columns))
    frame.fill(rect)
    return rect
  }
}
