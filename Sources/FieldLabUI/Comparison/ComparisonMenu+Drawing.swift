import Screen

extension AppState {
  /// Draws the list in which compared policies are chosen, and gives its lines back.
  func draw(_ menu: ComparisonMenu, in frame: inout Frame) -> [TapArea] {
    let longest = menu.items.map(\.id.count).max() ?? 0
    let detail = menu.items.map { widths.columns(of: $0.summary) }.max() ?? 0
    let rect = popup(rows: menu.items.count + 2, columns: longest + detail + 12, in: &frame)
    frame.box(
      rect, style: Style(.accent),
      title: StyledText(phrase(.chosen(menu.chosen.count, of: menu.items.count)), .bold))
    let inside = rect.inset(rows: 1, columns: 2)
    let first = max(0, menu.selected - inside.size.rows + 1)
    var areas: [TapArea] = []
    for (index, item) in menu.items.dropFirst(first).prefix(inside.size.rows).enumerated() {
      let isSelected = index + first == menu.selected
      let row = inside.row + index
      areas.append(TapArea(.line(index + first), at: inside.line(row)))
      frame.write(isSelected ? ">" : " ", at: row, inside.column)
      frame.write(item.isChosen ? "[✓]" : "[ ]", at: row, inside.column + 2, style: Style(.accent))
      frame.write(item.id, at: row, inside.column + 6, style: isSelected ? .reverse : .plain)
      frame.write(
        item.summary, at: row, inside.column + longest + 8, style: Style(.muted),
        truncatedTo: inside.size.columns - longest - 8)
      if isSelected { frame.cursor = Position(row: row, column: inside.column) }
    }
    drawKeys(in: &frame, at: rect)
    return areas
  }

  /// The keys of the list, in its lower edge.
  private func drawKeys(in frame: inout Frame, at rect: Rect) {
    let keys: [(String, Label)] = [
      ("Space", .onOff), ("< >", .order), ("a", .all), ("n", .none), ("d", .differing),
      ("Right", .settings), ("Return", .take),
    ]
    func line(_ words: (Label) -> String) -> StyledText {
      keys.reduce(into: StyledText()) { line, key in
        line.append(line.isEmpty ? " " : "  ")
        line.append(key.0, Style(.key))
        line.append(words(key.1))
      } + StyledText(" ")
    }
    let whole = line { " " + label($0) }
    let room = rect.size.columns - 2
    frame.write(
      whole.columns(widths) <= room ? whole : line { _ in "" },
      at: rect.rowRange.upperBound - 1, rect.column + 1, maxColumns: room)
  }
}
