/// What a text costs in a counting unit, exactly: halves of a unit occur in Weibo's count.
///
/// A limit compares `value`, the cost rounded up. Counts add up as halves, so that two half units
/// make one; a change of count may be negative.
public struct Count: Hashable, Sendable {
  /// The cost in half units.
  public var halves: Int

  /// A cost in half units.
  public init(halves: Int) { self.halves = halves }

  /// A cost in whole units.
  public init(_ whole: Int) { halves = 2 * whole }

  /// The cost in whole units, rounded up: what a limit compares.
  public var value: Int { (halves + 1) >> 1 }
}

extension Count: Comparable, AdditiveArithmetic {
  /// Nothing.
  public static let zero = Count(halves: 0)

  /// Whether `left` costs less, half a unit included.
  public static func < (left: Count, right: Count) -> Bool { left.halves < right.halves }

  /// The exact sum.
  public static func + (left: Count, right: Count) -> Count {
    Count(halves: left.halves + right.halves)
  }

  /// The exact difference, which may be negative.
  public static func - (left: Count, right: Count) -> Count {
    Count(halves: left.halves - right.halves)
  }
}

extension Count: ExpressibleByIntegerLiteral {
  /// A cost in whole units.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Count: CustomStringConvertible {
  /// The exact cost: "2", "2.5", "-0.5".
  public var description: String {
    let sign = halves < 0 ? "-" : ""
    let half = halves.isMultiple(of: 2) ? "" : ".5"
    return "\(sign)\(halves.magnitude / 2)\(half)"
  }
}
