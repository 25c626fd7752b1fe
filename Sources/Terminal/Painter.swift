import Screen

/// Brings the screen from one frame to the next by writing what differs.
struct Painter {
  private let palette: Palette
  private let frames: WholeFrames
  private let reachesCorner = Curses.reachesCorner
  private var painted: Frame?
  private var isCursorShown = true

  init(palette: Palette, frames: WholeFrames) {
    self.palette = palette
    self.frames = frames
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
    frames.collect {
      for span in spans { write(span, of: frame) }
      place(frame.cursor, in: frame.bounds)
      Curses.refresh()
    }
    painted = frame
  }

  /// Writes a stretch of a row, everything of one style in one call.
  private func write(_ span: Span, of frame: Frame) {
    let row = writable(frame.cells(inRow: span.row), isLast: span.row == frame.size.rows - 1)
    var columns = span.columns
    if row.contains(where: { $0.symbol.base.value > 0xFFFF }) {
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
  /// Marks there end up on the cell before, even where the cell itself can be written.
  private func writable(_ row: ArraySlice<Cell>, isLast: Bool) -> ArraySlice<Cell> {
    guard isLast, let corner = row.last, !reachesCorner || !corner.symbol.marks.isEmpty else {
      return row
    }
    return row.dropLast(corner.symbol.columns)
      + Array(repeating: .blank, count: corner.symbol.columns)
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
