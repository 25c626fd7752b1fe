import TextField

/// A rewriting key between its two events: the old character is deleted, the new one has yet to come.
struct Halfway: Hashable, Sendable {
  /// The field with the character missing.
  let rest: Baseline
  /// The character that is missing.
  private let removed: UTF16Text
  /// Whether an announced key explains the deletion; otherwise only what arrives can tell.
  private let isCertain: Bool

  /// Nil unless what has happened since `before` is that the character before the caret is gone, other
  /// than by a plain deletion.
  init?(_ phase: Exact.Phase, from before: Baseline, to field: TextFieldModel, unit: CountingUnit) {
    let caret = before.selection.lowerBound
    guard before.selection.isEmpty, caret > 0, field.text.count < before.text.count else {
      return nil
    }
    let previous = before.text.composedBoundary(before: caret)..<caret
    guard field.text.count == before.text.count - previous.count,
      field.selectedTextRange == previous.lowerBound..<previous.lowerBound
    else { return nil }
    removed = before.text[previous]
    switch phase {
    case .asked(.key):
      isCertain = true
    case .asked(.deletion) where RewritingKey.isHangul(before.text, before: caret):
      isCertain = false
    case .settled where removed == " ":
      isCertain = false
    default:
      return nil
    }
    rest = Baseline(field, unit: unit)
  }

  /// Whether what has arrived now belongs to the deletion: Hangul's backspace takes a letter off a
  /// syllable, and the Chinese double space puts a full stop in place of the first space.
  func isCompleted(by field: TextFieldModel, from before: Baseline) -> Bool {
    if isCertain { return true }
    let arrived = rest.selection.lowerBound..<field.selectedTextRange.lowerBound
    guard arrived.count == 1, field.text.count == before.text.count else { return false }
    return removed == " "
      ? field.text[arrived] == "。" : RewritingKey.isHangul(field.text, before: arrived.upperBound)
  }
}
