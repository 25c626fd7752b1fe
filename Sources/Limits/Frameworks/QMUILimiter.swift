import TextField

/// Tencent's `QMUITextField` and `QMUITextView`: a pre-check that cuts what comes in, and a post-filter
/// for what a composition left.
///
/// A composition cannot begin in a full field, because its first letter comes before anything is marked;
/// once begun it is free. Composed sequences stay whole.
struct QMUILimiter: LimitPolicy {
  /// Which control it is.
  enum Control: Sendable {
    /// The post-filter cuts in front of the caret and keeps what stands behind it.
    case textField
    /// The post-filter keeps the start of the text.
    case textView
  }

  private let control: Control
  private let measure: QMUIMeasure
  private var maximum: Int
  private var isUndoing = false

  /// The limit; nil for a negative one.
  var limit: Limit? { maximum < 0 ? nil : Limit(maximum) }

  /// A limit of `maximum`, in what `measure` counts.
  init(_ control: Control, maximum: Int, measure: QMUIMeasure = .utf16) {
    self.control = control
    self.maximum = maximum
    self.measure = measure
  }

  mutating func setLimit(_ limit: Limit) {
    maximum = limit.value
  }

  func count(in field: TextFieldModel) -> Count {
    Count(measure.length(of: field.text))
  }

  /// Lets compositions and deletions pass, and puts in what fits of anything else.
  mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    isUndoing = change.kind == .undo
    guard limit != nil else { return .accept(.noLimit) }
    if let marked = field.markedTextRange { return .accept(.composing(marked: marked.count)) }
    let all = 0..<field.text.count
    guard change.range.upperBound <= all.upperBound else {
      assign(change.replacement, over: change.range.clamped(to: all), in: &field)
      return .handled(.rangeOutside(range: change.range, length: all.count))
    }
    let confirmed =
      measure.length(of: field.text) - measure.length(of: field.text.units[change.range])
    let length = confirmed + measure.length(of: change.replacement)
    guard length > maximum, !change.replacement.isEmpty else {
      return .accept(.left(length: length, limit: maximum))
    }
    let room = maximum - confirmed
    guard room > 0 else { return .refuse(.full(confirmed: confirmed, limit: maximum)) }
    let kept = measure.wholeSequences(within: 0..<max(0, room), of: change.replacement)
    assign(change.replacement[kept], over: change.range, in: &field)
    if control == .textView {
      // As published: the caret goes where the room ends, not where the kept text does.
      let caret = change.range.lowerBound + room
      field.select(caret..<caret)
    }
    return .handled(
      .insertionCut(
        inserted: measure.length(of: change.replacement),
        kept: measure.length(of: change.replacement.units[kept]), room: room))
  }

  /// Cuts what a composition left too long.
  mutating func editingChanged(
    _ field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Reason {
    guard limit != nil else { return .noLimit }
    if let marked = field.markedTextRange { return .composing(marked: marked.count) }
    let length = measure.length(of: field.text)
    guard length > maximum else { return .within(length: length, limit: maximum) }
    if isUndoing { return .tolerated(length: length, limit: maximum) }
    let caret = field.selectedTextRange.upperBound
    let suffix = field.text[caret..<field.text.count]
    let room = maximum - measure.length(of: suffix)
    guard control == .textField, !suffix.isEmpty, caret > 0 else {
      field.setText(field.text[measure.wholeSequences(within: 0..<maximum, of: field.text)])
      return .cutAtLimit(length: length, limit: maximum)
    }
    let kept = measure.wholeSequences(within: 0..<max(0, room), of: field.text[0..<caret])
      .upperBound
    assign("", over: kept..<caret, in: &field)
    return .cutBeforeCaret(length: length, limit: maximum, cut: kept..<caret)
  }

  /// `text =` with a part replaced, and the caret after it.
  private func assign(
    _ text: UTF16Text, over range: Range<Int>, in field: inout TextFieldModel
  ) {
    var result = field.text
    result.replace(range, with: text)
    field.setText(result)
    let caret = range.lowerBound + text.count
    field.select(caret..<caret)
  }
}
