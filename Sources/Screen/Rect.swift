/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The top row.
  public var row: Int
  /// The left column.
  public var column: Int
  /// What it spans.
  public var size: Size

  /// Makes a rectangle from its top left corner and its extent; a negative extent counts as none.
  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    size = Size(rows: rows, columns: columns)
  }

  /// Makes the rectangle of a whole screen.
  public init(_ size: Size) {
    self.init(row: 0, column: 0, rows: size.rows, columns: size.columns)
  }

  /// The rows it covers.
  public var rowRange: Range<Int> { row..<row + size.rows }

  /// The columns it covers.
  public var columnRange: Range<Int> { column..<column + size.columns }

  /// Whether no cell is inside.
  public var isEmpty: Bool { size.rows == 0 || size.columns == 0 }

  /// Whether a place is inside.
  public func contains(_ position: Position) -> Bool {
    rowRange.contains(position.row) && columnRange.contains(position.column)
  }

  /// The rectangle without a margin on each side; a box's inside is `inset(rows: 1, columns: 1)`.
  public func inset(rows: Int, columns: Int) -> Rect {
    Rect(
      row: row + rows, column: column + columns,
      rows: size.rows - 2 * rows, columns: size.columns - 2 * columns)
  }

  /// The common part of two rectangles, empty when there is none.
  public func intersection(_ other: Rect) -> Rect {
    let top = max(row, other.row)
    let left = max(column, other.column)
    return Rect(
      row: top, column: left,
      rows: min(rowRange.upperBound, other.rowRange.upperBound) - top,
      columns: min(columnRange.upperBound, other.columnRange.upperBound) - left)
  }

  /// One of its rows, as a rectangle as wide as all of it.
  public func line(_ row: Int) -> Rect {
    Rect(row: row, column: column, rows: 1, columns: size.columns)
  }

  /// Cuts rows off the top.
  ///
  /// - Parameter rows: How many rows the cut piece gets, at most all there are.
  /// - Returns: The cut piece; the rectangle keeps the rest. Layouts are written top to bottom so.
  public mutating func takeTop(_ rows: Int) -> Rect {
    let taken = min(max(0, rows), size.rows)
    let piece = Rect(row: row, column: column, rows: taken, columns: size.columns)
    self = Rect(
      row: row + taken, column: column, rows: size.rows - taken, columns: size.columns)
    return piece
  }

  /// Cuts rows off the bottom, as `takeTop(_:)` does at the top.
  public mutating func takeBottom(_ rows: Int) -> Rect {
    let taken = min(max(0, rows), size.rows)
    let rest = Rect(row: row, column: column, rows: size.rows - taken, columns: size.columns)
    let piece = Rect(
      row: rest.rowRange.upperBound, column: column, rows: taken, columns: size.columns)
    self = rest
    return piece
  }

  /// Cuts columns off the left, as `takeTop(_:)` does at the top.
  public mutating func takeLeft(_ columns: Int) -> Rect {
    let taken = min(max(0, columns), size.columns)
    let piece = Rect(row: row, column: column, rows: size.rows, columns: taken)
    self = Rect(
      row: row, column: column + taken, rows: size.rows, columns: size.columns - taken)
    return piece
  }

  /// Cuts columns off the right, as `takeTop(_:)` does at the top.
  public mutating func takeRight(_ columns: Int) -> Rect {
    let taken = min(max(0, columns), size.columns)
    let rest = Rect(row: row, column: column, rows: size.rows, columns: size.columns - taken)
    let piece = Rect(
      row: row, column: rest.columnRange.upperBound, rows: size.rows, columns: taken)
    self = rest
    return piece
  }
}
