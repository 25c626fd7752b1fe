/// How many columns a scalar takes, as the terminal at hand sees it.
///
/// The terminal library positions by the C library's table, so on a terminal layout must ask the
/// same table (`Terminal` provides that); tests and screenless use take `reference`.
public struct ScalarWidths: Sendable {
  private let width: @Sendable (Unicode.Scalar) -> Int

  /// Makes a table from a function.
  ///
  /// - Parameter width: The number of columns: 0, 1 or 2, or −1 for a scalar that the table does
  ///   not know or that is a control character.
  public init(_ width: @escaping @Sendable (Unicode.Scalar) -> Int) {
    self.width = width
  }

  /// The columns that a scalar takes: 0, 1 or 2, or −1 when unknown.
  public func callAsFunction(_ scalar: Unicode.Scalar) -> Int {
    // Most of a screen is this, and no table disagrees about it.
    if scalar.value &- 0x20 < 0x5F { return 1 }
    return width(scalar)
  }
}
