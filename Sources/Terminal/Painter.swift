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
    let frame = frame.withSimpleCorner
    let spans = frame.changes(since: painted)
    guard !spans.isEmpty || painted == nil || frame.cursor != painted?.cursor else { return }
    for span in spans {
      let cells = palette.cells(for: frame.cells(in: span))
      Curses.write(cells, at: span.row, span.columns.lowerBound)
    }
    place(frame.cursor, in: frame.bounds)
    Curses.refresh()
    painted = frame
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

extension Frame {
  /// The frame with what the screen's last cell cannot show left out of it.
  ///
  /// On terminals whose margin cannot be turned off, as in tmux and screen, curses writes that cell
  /// one place to the left and shifts it by inserting its neighbour, which goes wrong unless both
  /// are simple. On others a mark there ends up on the cell before.
  fileprivate var withSimpleCorner: Frame {
    let (row, column) = (size.rows - 1, size.columns - 1)
    let corner = self[row, column].symbol
    guard !corner.isSimple || !self[row, column - 1].symbol.isSimple else { return self }
    var frame = self
    frame.fill(
      Rect(row: row, column: size.columns - corner.columns, rows: 1, columns: corner.columns))
    return frame
  }
}

extension Symbol {
  /// Whether no terminal can take it for more or less than one cell.
  fileprivate var isSimple: Bool { columns == 1 && marks.isEmpty && base.value <= 0xFFFF }
}
