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
  private(set) var packed: [PackedCell]
  private var marks: [Symbol.Marks] = []

  /// Makes a blank frame.
  public init(size: Size, widths: ScalarWidths = .reference) {
    self.size = size
    self.widths = widths
    packed = Array(repeating: .blank, count: size.rows * size.columns)
  }

  /// The whole screen as a rectangle.
  public var bounds: Rect { Rect(size) }

  /// The cell at a place, blank outside of the frame.
  public subscript(row: Int, column: Int) -> Cell {
    guard bounds.contains(Position(row: row, column: column)) else { return .blank }
    return cell(packed[row * size.columns + column])
  }

  /// A row's cells, none outside of the frame.
  public func cells(inRow row: Int) -> [Cell] {
    cells(in: Span(row: row, columns: bounds.columnRange))
  }

  /// The cells of a stretch of a row, those of them that lie inside of the frame.
  public func cells(in span: Span) -> [Cell] {
    let columns = span.columns.clamped(to: bounds.columnRange)
    guard bounds.rowRange.contains(span.row) else { return [] }
    let start = span.row * size.columns
    return packed[start + columns.lowerBound..<start + columns.upperBound].map(cell)
  }

  /// Whether cells that hold equal bits hold the same marks as well.
  func sharesMarks(with other: Frame) -> Bool { marks == other.marks }

  private func cell(_ packed: PackedCell) -> Cell {
    var symbol = Symbol(packed.base, columns: packed.isWide ? 2 : 1)
    if packed.marks > 0 { symbol.marks = marks[packed.marks - 1] }
    return Cell(symbol, style: packed.style, isTrailingHalf: packed.isTrailingHalf)
  }

  /// Puts a symbol into its one or two cells, which must lie inside.
  mutating func put(_ symbol: Symbol, style: Style, row: Int, column: Int) {
    let cell = packedCell(symbol, style)
    let index = row * size.columns + column
    blankHalves(around: index, cell.isWide ? index + 1 : index)
    packed[index] = cell
    if cell.isWide { packed[index + 1] = cell.trailingHalf }
  }

  /// Puts a symbol that takes one column into each cell of a stretch, which must lie inside.
  mutating func put(repeating symbol: Symbol, style: Style, in span: Span) {
    guard !span.columns.isEmpty else { return }
    let cell = packedCell(symbol, style)
    let start = span.row * size.columns
    let indices = start + span.columns.lowerBound..<start + span.columns.upperBound
    blankHalves(around: indices.lowerBound, indices.upperBound - 1)
    for index in indices { packed[index] = cell }
  }

  /// Puts printable ASCII, a cell for each byte, into cells that must lie inside.
  mutating func put(
    ascii bytes: UnsafeBufferPointer<UInt8>.SubSequence, style: Style, row: Int, column: Int
  ) {
    guard !bytes.isEmpty else { return }
    var index = row * size.columns + column
    blankHalves(around: index, index + bytes.count - 1)
    let blank = PackedCell(base: " ", isWide: false, style: style)
    for byte in bytes {
      packed[index] = blank.replacing(base: Unicode.Scalar(byte))
      index += 1
    }
  }

  private mutating func packedCell(_ symbol: Symbol, _ style: Style) -> PackedCell {
    var place = 0
    if !symbol.marks.isEmpty {
      marks.append(symbol.marks)
      place = marks.count
    }
    return PackedCell(
      base: symbol.base, isWide: symbol.columns == 2, style: style, marks: place)
  }

  /// Changes the style of a cell, which must lie inside, and of a wide symbol's other half.
  mutating func restyle(row: Int, column: Int, _ change: (inout Style) -> Void) {
    let index = row * size.columns + column
    var style = packed[index].style
    change(&style)
    packed[index].style = style
    if packed[index].isLeadingHalf { packed[index + 1].style = style }
    if packed[index].isTrailingHalf { packed[index - 1].style = style }
  }

  /// Blanks what a write from one index to another would leave of a wide symbol.
  private mutating func blankHalves(around first: Int, _ last: Int) {
    if packed[first].isTrailingHalf { blank(first - 1) }
    if packed[last].isLeadingHalf { blank(last + 1) }
  }

  private mutating func blank(_ index: Int) {
    packed[index] = PackedCell(base: " ", isWide: false, style: packed[index].style)
  }
}

extension Frame: Equatable {
  /// Whether two frames look the same; by which widths they were laid out does not matter.
  public static func == (left: Frame, right: Frame) -> Bool {
    left.size == right.size && left.cursor == right.cursor
      && left.changes(since: right).isEmpty
  }
}
