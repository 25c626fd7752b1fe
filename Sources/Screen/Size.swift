/// How large a screen or an area is, in cells.
public struct Size: Hashable, Sendable {
  /// The number of rows, never negative.
  public let rows: Int
  /// The number of columns, never negative.
  public let columns: Int

  /// Makes a size; negative numbers count as none.
  public init(rows: Int, columns: Int) {
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }
}

extension Size: CustomStringConvertible {
  /// The size as users write it: columns first, as in `80×24`.
  public var description: String { "\(columns)×\(rows)" }
}
