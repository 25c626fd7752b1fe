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
    let caret = field.selectedTextRange
    let missing = before.text.count - field.text.count
    guard caret.isEmpty, missing > 0 else { return nil }
    let previous = caret.lowerBound..<caret.lowerBound + missing
    guard before.text.composedBoundary(before: previous.upperBound) == previous.lowerBound else {
      return nil
    }
    removed = before.text[previous]
    switch phase {
    case .asked(.key, _) where before.selection == previous.upperBound..<previous.upperBound:
      isCertain = true
    case .asked(.replacement, let start) where start == previous.lowerBound:
      isCertain = true
    case .asked(.deletion, _) where RewritingKey.isHangul(before.text, before: previous.upperBound):
      isCertain = false
    case .settled where removed == " " && field.text.lacksOnly(previous, of: before.text):
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
    let caret = field.selectedTextRange.lowerBound
    guard caret == rest.selection.lowerBound + 1, field.text.count == rest.text.count + 1 else {
      return false
    }
    return removed == " "
      ? field.text[caret - 1] == 0x3002 : RewritingKey.isHangul(field.text, before: caret)
  }
}

extension UTF16Text {
  /// Whether the text is `other` without `range`.
  fileprivate func lacksOnly(_ range: Range<Int>, of other: UTF16Text) -> Bool {
    let rest = other.count - range.upperBound
    return count == range.lowerBound + rest
      && commonPrefix(with: other, atMost: range.lowerBound) == range.lowerBound
      && commonSuffix(with: other, atMost: rest) == rest
  }
}
