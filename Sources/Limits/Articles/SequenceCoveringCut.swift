import TextField

/// The cut that seed 003 publishes twice: §3.2 alone, and §4 with a special case for a limit of 1.
struct SequenceCoveringCut {
  /// The limit in UTF-16 units; a negative one is huge, because the published comparison is unsigned.
  var maximum: Int
  /// Whether a sequence that crosses a limit of 1 empties the field (§4).
  var emptiesAtOne = false

  func apply(to field: inout TextFieldModel) throws(SimulatedCrash) -> Reason {
    if let marked = field.markedTextRange { return .composing(marked: marked.count) }
    let length = field.text.count
    guard maximum >= 0, length > maximum else { return .within(length: length, limit: maximum) }
    guard field.text.composedSequence(at: maximum).count > 1 else {
      field.setText(field.text[0..<maximum])
      return .cutAtLimit(length: length, limit: maximum)
    }
    if maximum == 1, emptiesAtOne {
      field.setText("")
      return .cutToNothing(length: length, limit: maximum)
    }
    guard maximum > 0 else {
      // `NSMakeRange(0, 0 - 1)` is a range of NSUIntegerMax units.
      throw .rangeOutOfBounds(range: 0..<Int.max, length: length)
    }
    let asked = 0..<(maximum - 1)
    let kept = field.text.composedSequences(covering: asked)
    field.setText(field.text[kept])
    return .cutToSequences(length: length, limit: maximum, asked: asked, kept: kept.upperBound)
  }
}
