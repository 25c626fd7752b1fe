import Screen

/// Brings the screen from one frame to the next by writing what differs.
struct Painter {
  private let palette: Palette
  private var painted: Frame?
  private var isCursorShown = true

  init(palette: Palette) {
    self.palette = palette
  }

  /// Makes the next frame be painted in full.
  mutating func forget() { painted = nil }

  /// Paints a frame; one that changes nothing writes nothing.
  ///
  /// A frame of another size than the screen's is left out: the screen has just changed, and the
  /// event that tells so is on its way.
  mutating func paint(_ frame: Frame) {
    guard frame.size == Curses.size else { return }
    let spans = frame.changes(since: painted)
    guard !spans.isEmpty || painted == nil || frame.cursor != painted?.cursor else { return }
    for span in spans { write(span, of: frame) }
    place(frame.cursor, in: frame.bounds)
    Curses.refresh()
    painted = frame
  }

  /// Writes a stretch of a row, everything of one style in one call.
  private func write(_ span: Span, of frame: Frame) {
    let row = writable(frame.cells(inRow: span.row), isLast: span.row == frame.size.rows - 1)
    var columns = span.columns
    if row.contains(where: \.symbol.isBeyondBMP) {
      // Terminals join some of these with their neighbours, so they are drawn together or not.
      columns = frame.bounds.columnRange
      Curses.touch(row: span.row)
    }
    Curses.move(to: span.row, columns.lowerBound)
    var text: [UInt8] = []
    var style = Style.plain
    for cell in row.dropFirst(columns.lowerBound).prefix(columns.count)
    where !cell.isTrailingHalf {
      if cell.style != style || !cell.symbol.marks.isEmpty {
        Curses.write(text, palette.pen(for: style))
        text.removeAll(keepingCapacity: true)
        style = cell.style
      }
      if cell.symbol.marks.isEmpty {
        text += cell.symbol.base.utf8
      } else {
        Curses.write(cell.symbol, palette.pen(for: style))
      }
    }
    Curses.write(text, palette.pen(for: style))
  }

  /// A row with what the screen's last cell cannot show left out of it.
  ///
  /// On terminals whose margin cannot be turned off, as in tmux and screen, curses writes that cell
  /// one place to the left and shifts it by inserting its neighbour, which goes wrong unless both
  /// are simple. On others a mark there ends up on the cell before.
  private func writable(_ row: [Cell], isLast: Bool) -> [Cell] {
    guard isLast, let corner = row.last, !row.suffix(2).allSatisfy(\.symbol.isSimple) else {
      return row
    }
    let blanks = Array(repeating: Cell.blank, count: corner.symbol.columns)
    return row.dropLast(blanks.count) + blanks
  }

  /// Puts the real cursor where the frame's is: input methods outside of us look for it there, so
  /// it is moved last, in every frame.
  private mutating func place(_ cursor: Position?, in bounds: Rect) {
    let isShown = cursor.map(bounds.contains) ?? false
    if isShown != isCursorShown {
      Curses.showCursor(isShown)
      isCursorShown = isShown
    }
    if isShown, let cursor { Curses.move(to: cursor.row, cursor.column) }
  }
}

extension Symbol {
  fileprivate var isBeyondBMP: Bool { base.value > 0xFFFF }

  /// Whether no terminal can take it for more or less than one cell.
  fileprivate var isSimple: Bool { columns == 1 && marks.isEmpty && !isBeyondBMP }
}
