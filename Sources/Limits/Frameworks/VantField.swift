import TextField

/// Vant's `Field`: nothing while composing; then the bound value is put back when it was full, else the
/// excess before the caret is taken out.
///
/// Putting back does not look at the selection, so a paste over a part of a full text is lost.
struct VantField: ValueFormatter {
  func format(_ change: ValueChange, within limit: Limit) -> FormattedValue {
    let text = change.new.text
    if let marked = change.new.marked {
      return change.accepted(.composing(marked: marked.count))
    }
    let length = change.length(in: limit.unit)
    guard length > limit.value else {
      return change.accepted(.within(length: length, limit: limit.value))
    }
    let model = change.settled.text
    let caret = change.new.selection.upperBound
    if limit.unit.count(model).value == limit.value {
      let moved = min(max(0, caret - (text.count - model.count)), model.count)
      return FormattedValue(
        value: FieldValue(text: model, caret: moved),
        reason: .revertedEdit(length: length, limit: limit.value))
    }
    guard caret > 0 else {
      let kept = limit.unit.prefixLength(of: text, fitting: limit.value, at: .surrogate)
      return FormattedValue(
        value: change.keepingStart(kept),
        reason: .cutAtLimit(length: length, limit: limit.value))
    }
    let before = limit.unit.count(text[0..<caret]).value
    let start = limit.unit.prefixLength(
      of: text[0..<caret], fitting: before - (length - limit.value), at: .surrogate)
    var value = FieldValue(text: text, caret: start)
    value.text.replace(start..<caret, with: "")
    return FormattedValue(
      value: value,
      reason: .cutBeforeCaret(length: length, limit: limit.value, cut: start..<caret))
  }
}
