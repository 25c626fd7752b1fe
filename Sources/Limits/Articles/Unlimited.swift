import TextField

/// No check at all: what the system alone would do.
public struct Unlimited: LimitPolicy {
  /// What is counted for show.
  public private(set) var unit: CountingUnit

  /// Always nil.
  public var limit: Limit? { nil }

  /// A field without limits that counts in `unit`.
  public init(unit: CountingUnit = .utf16) {
    self.unit = unit
  }

  /// Takes over the unit; the number means nothing here.
  public mutating func setLimit(_ limit: Limit) {
    unit = limit.unit
  }
}
