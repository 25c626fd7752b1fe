import TextField

/// Flutter's `LengthLimitingTextInputFormatter`, in its three modes.
///
/// What is too long loses the end of the whole text, so an insertion in the middle costs the old tail.
struct FlutterFormatter: ValueFormatter {
  /// When the limit is enforced.
  enum Enforcement: Sendable {
    /// Never; the counter shows what is too much.
    case none
    /// At every change, composing letters included: Android and Windows.
    case enforced
    /// When a composition ends: iOS, macOS, Linux and the web.
    case afterComposition
  }

  let enforcement: Enforcement

  func format(_ change: ValueChange, within limit: Limit) -> FormattedValue {
    let (old, new) = (change.old, change.new)
    let length = change.length(in: limit.unit)
    let hasEndedComposing = old.marked != nil && new.marked == nil
    guard length > limit.value, new.text != old.text || hasEndedComposing else {
      return change.accepted(.left(length: length, limit: limit.value))
    }
    let wasFull = change.oldLength(in: limit.unit) == limit.value
    let reverted = FormattedValue(
      value: old, reason: .revertedEdit(length: length, limit: limit.value))
    switch enforcement {
    case .none:
      return change.accepted(.tolerated(length: length, limit: limit.value))
    case .enforced:
      if wasFull, old.selection.isEmpty { return reverted }
    case .afterComposition:
      // The selection is not looked at: replacing a part of a full text is taken back as well.
      if wasFull, old.marked == nil { return reverted }
      if let marked = new.marked { return change.accepted(.composing(marked: marked.count)) }
    }
    let kept = limit.unit.prefixLength(of: new.text, fitting: limit.value, at: .sequence)
    return FormattedValue(
      value: change.keepingStart(kept, isComposingKept: true),
      reason: .cutAtLimit(length: length, limit: limit.value))
  }
}
