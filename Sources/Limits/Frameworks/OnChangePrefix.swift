import TextField

/// SwiftUI's `onChange` with `prefix`, as it is passed on in the community.
///
/// The bound string is rewritten at every change, marked text or not: composing letters count, and the
/// composition is lost when they are cut.
struct OnChangePrefix: ValueFormatter {
  let isPlainUIKit = true

  func format(_ change: ValueChange, within limit: Limit) -> FormattedValue {
    let length = change.length(in: limit.unit)
    guard length > limit.value else {
      return change.accepted(.within(length: length, limit: limit.value))
    }
    let kept = limit.unit.prefixLength(of: change.new.text, fitting: limit.value, at: .sequence)
    return FormattedValue(
      value: FieldValue(text: change.new.text[0..<kept], caret: kept),
      reason: .cutAtLimit(length: length, limit: limit.value))
  }
}
