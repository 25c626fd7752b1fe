import TextField

/// Jetpack Compose's `maxLength` input transformations.
///
/// They know nothing of composing: when one changes anything, the composition ends as it stands, so a
/// half-typed pinyin letter becomes text. Where neither text nor selection changed they do not run.
struct ComposeTransformation: ValueFormatter {
  /// What becomes of a text that is too long.
  enum Mode: Sendable {
    /// Every change is taken back, a deletion in a text that is too long included.
    case reject
    /// The insertion loses its end, then the text does; nothing is kept whole.
    case trim
  }

  let mode: Mode

  func format(_ change: ValueChange, within limit: Limit) -> FormattedValue {
    let (old, new) = (change.old, change.new)
    let length = new.text.count
    guard length > limit.value, new.text != old.text || new.selection != old.selection else {
      return change.accepted(.left(length: length, limit: limit.value))
    }
    switch mode {
    case .reject:
      var value = old
      value.marked = nil
      return FormattedValue(
        value: value, reason: .revertedEdit(length: length, limit: limit.value))
    case .trim:
      let insertion = change.insertion(since: old).inserted
      let trimmed = Self.trimmed(new, insertions: [insertion], to: limit.value)
      return FormattedValue(
        value: trimmed,
        reason: .insertionCut(
          inserted: insertion.count, kept: insertion.clamped(to: 0..<trimmed.text.count).count,
          room: max(0, limit.value - (length - insertion.count))))
    }
  }

  /// The value without the ends of its insertions, the last first, and then without its own end.
  /// - Parameters:
  ///   - value: a value whose text is too long.
  ///   - insertions: what one transaction inserted, ranges of `value` in the order of the text.
  ///   - maximum: how many units stay.
  /// - Returns: a value in which nothing is being composed.
  static func trimmed(
    _ value: FieldValue, insertions: [Range<Int>], to maximum: Int
  ) -> FieldValue {
    var text = value.text
    var caret = value.selection.upperBound
    for insertion in insertions.reversed() where text.count > maximum {
      let cut = min(insertion.count, text.count - maximum)
      let range = (insertion.upperBound - cut)..<insertion.upperBound
      text.replace(range, with: "")
      if caret > range.lowerBound { caret = max(range.lowerBound, caret - cut) }
    }
    if text.count > maximum { text = text[0..<maximum] }
    caret = min(caret, text.count)
    return FieldValue(text: text, caret: caret)
  }
}
