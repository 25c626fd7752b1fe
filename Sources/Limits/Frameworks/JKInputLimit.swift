import TextField

/// The category `UITextField+JKInputLimit`: cut when nothing is marked, before the composed sequence
/// that crosses the limit; `text =` puts the caret at the end.
struct JKInputLimit: ValueFormatter {
  let isPlainUIKit = true

  func format(_ change: ValueChange, within limit: Limit) -> FormattedValue {
    let text = change.new.text
    if let marked = change.new.marked {
      return change.accepted(.composing(marked: marked.count))
    }
    guard text.count > limit.value else {
      return change.accepted(.within(length: text.count, limit: limit.value))
    }
    let sequence = text.composedSequence(at: limit.value)
    let kept = sequence.count == 1 ? limit.value : sequence.lowerBound
    return FormattedValue(
      value: FieldValue(text: text[0..<kept], caret: kept),
      reason: sequence.count == 1
        ? .cutAtLimit(length: text.count, limit: limit.value)
        : .cutBeforeSequence(length: text.count, limit: limit.value, sequence: sequence))
  }
}
