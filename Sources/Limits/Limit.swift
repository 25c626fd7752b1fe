import TextField

/// A limit: a number and what it counts.
public struct Limit: Hashable, Sendable {
  /// How many units are allowed.
  ///
  /// 0 and negative numbers mean what the policy makes of them.
  public var value: Int
  /// What is counted.
  public var unit: CountingUnit

  /// A limit of `value` units.
  public init(_ value: Int, _ unit: CountingUnit = .utf16) {
    self.value = value
    self.unit = unit
  }
}
