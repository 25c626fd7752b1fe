import TextField

/// The pre-check alone, as most answers on the web have it (seed 003 §3.1).
///
/// Its faults are the point: pinyin letters count like text, a long paste is dropped whole, a key that
/// rewrites the last character is refused, and so is deleting while the text is too long.
public struct DelegateOnly: LimitPolicy {
  private var maximum: Int

  /// The limit, in UTF-16 units.
  public var limit: Limit? { Limit(maximum) }

  /// A limit of `maximum` UTF-16 units.
  public init(maximum: Int) {
    self.maximum = maximum
  }

  /// Sets another limit.
  public mutating func setLimit(_ limit: Limit) {
    maximum = limit.value
  }

  /// The range guard, then the length that the text would have.
  public mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    guard change.range.upperBound <= field.text.count else {
      return .refuse(.rangeOutside(range: change.range, length: field.text.count))
    }
    let length = field.text.count + change.replacement.count - change.range.count
    // The published comparison is unsigned: a negative limit is a huge one.
    return maximum < 0 || length <= maximum
      ? .accept(.within(length: length, limit: maximum))
      : .refuse(.over(length: length, limit: maximum))
  }
}
