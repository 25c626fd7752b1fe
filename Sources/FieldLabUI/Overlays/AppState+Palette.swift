import Scenarios
import Screen

/// The command palette: its keys and its picture.
extension AppState {
  /// Opens the palette with what can be done now.
  mutating func openPalette() {
    if browser == nil { browser = .published }
    overlay = .palette(Palette(paletteEntries))
  }

  /// Gives a key to the palette.
  mutating func takeKey(_ key: KeyEvent, in palette: Palette) -> [Effect] {
    var palette = palette
    switch key {
    case .character(let character): palette.type(String(character))
    case .backspace: palette.deleteBackward()
    case .move(.up, _): palette.move(by: -1)
    case .move(.down, _), .tab: palette.move(by: 1)
    case .move(.pageUp, _): palette.move(by: -10)
    case .move(.pageDown, _): palette.move(by: 10)
    case .return where !palette.matches.isEmpty:
      overlay = nil
      switch palette.matches[palette.selected].choice {
      case .command(let command): return run(command)
      case .item(let purpose, let id): return choose(id, for: purpose)
      case .scenario(let place): return playCase(at: place)
      }
    default: return [.bell]
    }
    overlay = .palette(palette)
    return []
  }

  /// Draws the palette, and gives its lines back.
  func draw(_ palette: Palette, in frame: inout Frame) -> [TapArea] {
    let rect = popup(rows: min(20, size.rows), columns: 100, in: &frame)
    let count = palette.matches.count
    frame.box(rect, style: Style(.accent), title: StyledText(phrase(.commands(count)), .bold))
    var inside = rect.inset(rows: 1, columns: 2)
    let line = inside.takeTop(1)
    let mark = frame.write("› ", at: line.row, line.column, style: Style(.key))
    let shown = widths.end(of: palette.query, fitting: line.size.columns - mark - 1)
    let written = frame.write(shown, at: line.row, line.column + mark, style: .bold)
    frame.cursor = Position(row: line.row, column: line.column + mark + written)

    let first = max(0, palette.selected - inside.size.rows + 1)
    let shownMatches = palette.matches.dropFirst(first).prefix(inside.size.rows)
    let longest = shownMatches.map { widths.columns(of: $0.title) }.max() ?? 0
    let titles = min(longest, inside.size.columns / 2)
    var areas: [TapArea] = []
    if count == 0, !inside.isEmpty {
      frame.write(
        phrase(.matches(0, of: 0)), at: inside.row, inside.column + 2, style: Style(.muted),
        truncatedTo: inside.size.columns - 2)
    }
    for (row, (place, entry)) in zip(
      inside.rowRange, palette.matches.enumerated().dropFirst(first))
    {
      areas.append(TapArea(.line(place), at: inside.line(row)))
      let isSelected = place == palette.selected
      let keyColumns = entry.key.isEmpty ? 0 : entry.key.count + 1
      frame.write(isSelected ? ">" : " ", at: row, inside.column)
      let title = frame.write(
        widths.truncate(entry.title, to: inside.size.columns - 4), at: row, inside.column + 2,
        style: isSelected ? .reverse : .plain)
      let column = inside.column + 2 + max(titles, title) + 2
      let room = inside.columnRange.upperBound - column - keyColumns
      if room > 4 {
        frame.write(
          widths.truncate(entry.detail, to: room), at: row, column, style: Style(.muted))
      }
      frame.write(
        entry.key, at: row, endingAt: inside.columnRange.upperBound, style: Style(.key))
    }
    return areas
  }
}
