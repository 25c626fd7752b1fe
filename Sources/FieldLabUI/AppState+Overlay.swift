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
    case .cases: drawCases(in: &frame)
    }
    return []
  }

  private func draw(_ menu: Menu, in frame: inout Frame) -> [TapArea] {
    let longest = menu.items.map { widths.columns(of: $0.name ?? $0.id) }.max() ?? 0
    let detail = menu.items.map { widths.columns(of: $0.detail) }.max() ?? 0
    // Where the details are cut, the selected one stands in full below the list.
    let isCut = longest + detail + 8 > size.columns
    let rect = popup(
      rows: menu.items.count + (isCut ? 5 : 2), columns: longest + detail + 8, in: &frame)
    frame.box(rect, style: Style(.accent), title: StyledText(menu.title, .bold))
    var inside = rect.inset(rows: 1, columns: 2)
    if isCut, inside.size.rows > 6 {
      draw(detail: menu.items[menu.selected].detail, in: &frame, at: inside.takeBottom(3))
    }
    let first = max(0, menu.selected - inside.size.rows + 1)
    var areas: [TapArea] = []
    for (index, item) in menu.items.dropFirst(first).prefix(inside.size.rows).enumerated() {
      let isSelected = index + first == menu.selected
      let row = inside.row + index
      areas.append(TapArea(.line(index + first), at: inside.line(row)))
      frame.write(isSelected ? ">" : " ", at: row, inside.column)
      frame.write(
        item.name ?? item.id, at: row, inside.column + 2, style: isSelected ? .reverse : .plain)
      frame.write(
        widths.truncate(item.detail, to: inside.size.columns - longest - 4), at: row,
        inside.column + longest + 4, style: Style(.muted))
      if isSelected { frame.cursor = Position(row: row, column: inside.column) }
    }
    return areas
  }

  private func draw(detail: String, in frame: inout Frame, at rect: Rect) {
    var area = rect
    let rule = area.takeTop(1)
    frame.rule(at: rule.row, columns: rule.columnRange, style: Style(.muted))
    let lines = widths.lines(of: detail, columns: area.size.columns)
    for (row, line) in zip(area.rowRange, lines) { frame.write(line, at: row, area.column) }
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
