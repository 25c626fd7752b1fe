import TextField

/// Android's `InputFilter.LengthFilter`, which React Native installs there too.
///
/// Every replacement of the buffer loses what does not fit, composing or not; only a surrogate pair is
/// kept whole.
struct AndroidLengthFilter: ValueFormatter {
  func format(_ change: ValueChange, within limit: Limit) -> FormattedValue {
    let insertion = change.insertion(since: change.old)
    let inserted = insertion.inserted.count
    let length = change.new.text.count
    let room = max(0, limit.value - (length - inserted))
    guard inserted > room else {
      return change.accepted(.left(length: length, limit: limit.value))
    }
    let kept = CutBoundary.surrogate.place(
      atOrBefore: room, in: change.new.text[insertion.inserted])
    return FormattedValue(
      value: change.keeping(kept, since: change.old, isComposingKept: true),
      reason: .insertionCut(inserted: inserted, kept: kept, room: room))
  }
}
