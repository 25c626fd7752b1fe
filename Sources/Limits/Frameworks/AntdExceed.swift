import TextField

/// Ant Design's `count` with an `exceedFormatter`: nothing while composing; then a value that its
/// strategy finds too long goes through the caller's formatter, and the selection is put back.
struct AntdExceed: ValueFormatter {
  /// The caller's formatter.
  enum Formatter: Sendable {
    /// `value.slice(0, max)`: UTF-16 units, whatever the strategy counts; it may halve a pair.
    case slice
    /// The longest start in whole graphemes that the strategy finds short enough.
    case segmenter
  }

  let formatter: Formatter

  func format(_ change: ValueChange, within limit: Limit) -> FormattedValue {
    let text = change.new.text
    if let marked = change.new.marked {
      return change.accepted(.composing(marked: marked.count))
    }
    let length = change.length(in: limit.unit)
    guard length > limit.value else {
      return change.accepted(.within(length: length, limit: limit.value))
    }
    let kept =
      switch formatter {
      case .slice: min(limit.value, text.count)
      case .segmenter: limit.unit.prefixLength(of: text, fitting: limit.value, at: .sequence)
      }
    return FormattedValue(
      value: change.keepingStart(kept),
      reason: .cutAtLimit(length: length, limit: limit.value))
  }
}
