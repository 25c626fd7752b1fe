import Screen

extension AppState {
  /// The rows of what stands below a list, with the line above it.
  private static let explanationRows = 4

  /// Draws a list to choose from, and gives its lines back.
  func draw(_ menu: Menu, in frame: inout Frame) -> [TapArea] {
    let columns = MenuColumns(menu, columns: size.columns - 4, widths)
    // Where the details are cut, the selected one stands in full below the list.
    let isCut = columns.total + 4 > size.columns
    let explains = isCut || menu.items.contains { $0.explanation != nil }
    let rect = popup(
      rows: menu.items.count + 2 + (explains ? Self.explanationRows : 0),
      columns: columns.total + 4, in: &frame)
    frame.box(rect, style: Style(.accent), title: StyledText(menu.title, .bold))
    var inside = rect.inset(rows: 1, columns: 2)
    if explains, inside.size.rows > 6 {
      let rows = inside.size.rows < menu.items.count + Self.explanationRows ? 3 : 4
      draw(menu.items[menu.selected], isCut: isCut, in: &frame, at: inside.takeBottom(rows))
    }
    let first = max(0, menu.selected - inside.size.rows + 1)
    var areas: [TapArea] = []
    for (index, item) in menu.items.dropFirst(first).prefix(inside.size.rows).enumerated() {
      let isSelected = index + first == menu.selected
      let line = inside.line(inside.row + index)
      areas.append(TapArea(.line(index + first), at: line))
      frame.write(isSelected ? ">" : " ", at: line.row, line.column)
      frame.write(
        item.shownName, at: line.row, line.column + MenuColumns.name,
        style: isSelected ? .reverse : .plain,
        truncatedTo: columns.value - MenuColumns.name - 1)
      frame.write(
        item.value, at: line.row, line.column + columns.value, style: Style(.accent),
        truncatedTo: max(0, line.size.columns - columns.value))
      let detail = item.value.isEmpty ? columns.value : columns.detail
      frame.write(
        item.detail, at: line.row, line.column + detail, style: Style(.muted),
        truncatedTo: max(0, line.size.columns - detail))
      if isSelected { frame.cursor = Position(row: line.row, column: line.column) }
    }
    return areas
  }

  private func draw(_ item: Menu.Item, isCut: Bool, in frame: inout Frame, at rect: Rect) {
    var area = rect
    let rule = area.takeTop(1)
    frame.rule(at: rule.row, columns: rule.columnRange, style: Style(.muted))
    let value = item.value.isEmpty ? "" : item.value + language.say(": ", "：", "：")
    let texts = [isCut ? value + item.detail : nil, item.explanation].compactMap { $0 }
    let lines = texts.flatMap { widths.lines(of: $0, columns: area.size.columns) }
    for (row, line) in zip(area.rowRange, lines) { frame.write(line, at: row, area.column) }
  }
}

/// Where the columns of a list stand, as its longest words need it.
private struct MenuColumns {
  /// The column of the names, behind the sign of the bar.
  static let name = 2

  /// The column of the values.
  let value: Int
  /// The column of the details.
  let detail: Int
  /// The columns of a line.
  let total: Int

  /// The columns of a list that has so many; names are cut before values are.
  init(_ menu: Menu, columns: Int, _ widths: ScalarWidths) {
    func longest(_ words: (Menu.Item) -> String) -> Int {
      menu.items.map { widths.columns(of: words($0)) }.max() ?? 0
    }
    let values = longest(\.value)
    let names = values == 0 ? columns : max(columns / 3, columns - Self.name - values - 4)
    value = Self.name + min(longest(\.shownName), names) + 2
    detail = value + (values == 0 ? 0 : values + 2)
    total = detail + longest(\.detail)
  }
}

extension Menu.Item {
  /// What the first column says.
  fileprivate var shownName: String { name ?? id }
}
