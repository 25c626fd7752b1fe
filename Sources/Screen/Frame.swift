/// A picture of the whole screen: rows of cells, and where the cursor is.
///
/// A frame is a value: views write into it, tests read it, the terminal paints the difference
/// between one and the next. No drawing can fail; what lies outside is clipped, and a wide symbol
/// is shown whole or not at all.
public struct Frame: Sendable {
  /// How large the screen is.
  public let size: Size
  /// The widths by which text is laid out.
  public let widths: ScalarWidths
  /// Where the cursor is, or nothing to hide it.
  ///
  /// Input methods outside of the program open their window there.
  public var cursor: Position?
  private var cells: [Cell]

  /// Makes a blank frame.
  public init(size: Size, widths: ScalarWidths = .reference) {
    self.size = size
    self.widths = widths
    cells = Array(repeating: .blank, count: size.rows * size.columns)
  }

  /// The whole screen as a rectangle.
  public var bounds: Rect { Rect(size) }

  /// The cell at a place, blank outside of the frame.
  public subscript(row: Int, column: Int) -> Cell {
    guard bounds.contains(Position(row: row, column: column)) else { return .blank }
    return cells[row * size.columns + column]
  }

  /// A row's cells, none outside of the frame.
  public func cells(inRow row: Int) -> ArraySlice<Cell> {
    guard bounds.rowRange.contains(row) else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Puts a symbol into its one or two cells, which must lie inside.
  mutating func put(_ symbol: Symbol, style: Style, row: Int, column: Int) {
    let index = row * size.columns + column
    let last = index + symbol.columns - 1
    blankHalves(around: index, last)
    cells[index] = Cell(symbol, style: style)
    if last > index { cells[last] = Cell(symbol, style: style, isTrailingHalf: true) }
  }

  /// Changes the style of a cell, which must lie inside, and of a wide symbol's other half.
  mutating func restyle(row: Int, column: Int, _ change: (inout Style) -> Void) {
    let index = row * size.columns + column
    change(&cells[index].style)
    let cell = cells[index]
    if cell.isLeadingHalf { cells[index + 1].style = cell.style }
    if cell.isTrailingHalf { cells[index - 1].style = cell.style }
  }

  /// Blanks what a write from one index to another would leave of a wide symbol.
  private mutating func blankHalves(around first: Int, _ last: Int) {
    if cells[first].isTrailingHalf {
      cells[first - 1] = Cell(.blank, style: cells[first - 1].style)
    }
    if cells[last].isLeadingHalf {
      cells[last + 1] = Cell(.blank, style: cells[last + 1].style)
    }
  }
}

extension Frame: Equatable {
  /// Whether two frames look the same; by which widths they were laid out does not matter.
  public static func == (left: Frame, right: Frame) -> Bool {
    left.size == right.size && left.cursor == right.cursor && left.cells == right.cells
  }
}
