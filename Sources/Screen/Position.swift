/// A place on the screen, in cells from the top left corner, which is (0, 0).
public struct Position: Hashable, Sendable {
  /// The row, counted from 0 at the top.
  public var row: Int
  /// The column, counted from 0 at the left.
  public var column: Int

  /// Makes a position; it may lie outside any screen, drawing there is clipped.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
