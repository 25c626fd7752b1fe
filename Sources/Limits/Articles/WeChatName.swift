import TextField

/// WeChat's name field as it was measured from outside (seed 003 §2, version 6.5.12).
///
/// A pre-check alone, over GB18030 byte counts: ASCII 1, Han 2, emoji 4. A letter that is being composed
/// counts 2, so after fifteen Han one letter is accepted and no second. A paste that is too long is
/// dropped whole.
public struct WeChatName: LimitPolicy {
  private var maximum: Limit

  /// The limit, in WeChat's units unless said otherwise.
  public var limit: Limit? { maximum }

  /// A name of at most `maximum` units.
  public init(maximum: Limit) {
    self.maximum = maximum
  }

  /// Sets another limit.
  public mutating func setLimit(_ limit: Limit) {
    maximum = limit
  }

  /// The text's units, with each composing ASCII unit counted twice.
  public func count(in field: TextFieldModel) -> Count {
    let composing = field.markedText.map(Self.asciiUnits) ?? 0
    return field.count(in: unit) + Count(composing)
  }

  /// The range guard, then the units that the text would have.
  public mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    guard change.range.upperBound <= field.text.count else {
      return .refuse(.rangeOutside(range: change.range, length: field.text.count))
    }
    let length = count(in: field) - cost(of: change.range, in: field) + cost(of: change)
    return length.value <= maximum.value
      ? .accept(.within(length: length.value, limit: maximum.value))
      : .refuse(.over(length: length.value, limit: maximum.value))
  }

  private func cost(of change: ProposedChange) -> Count {
    let composing = change.kind == .composition ? Self.asciiUnits(change.replacement) : 0
    return unit.count(change.replacement) + Count(composing)
  }

  private func cost(of range: Range<Int>, in field: TextFieldModel) -> Count {
    let marked = field.markedTextRange?.clamped(to: range)
    let composing = marked.map { Self.asciiUnits(field.text[$0]) } ?? 0
    return unit.count(field.text[range]) + Count(composing)
  }

  private static func asciiUnits(_ text: UTF16Text) -> Int {
    text.units.count { $0 < 0x80 }
  }
}
