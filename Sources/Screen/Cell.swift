/// One cell of a frame.
public struct Cell: Hashable, Sendable {
  /// What stands in the cell; a wide symbol's second cell repeats the symbol.
  public let symbol: Symbol
  /// How it looks.
  public var style: Style
  /// Whether this is the second cell of a wide symbol.
  public let isTrailingHalf: Bool

  /// An empty cell.
  public static let blank = Cell(.blank, style: .plain)

  init(_ symbol: Symbol, style: Style, isTrailingHalf: Bool = false) {
    self.symbol = symbol
    self.style = style
    self.isTrailingHalf = isTrailingHalf
  }
}
