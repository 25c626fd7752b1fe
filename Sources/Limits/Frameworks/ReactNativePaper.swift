import TextField

/// React Native's `maxLength` on iOS, old architecture.
///
/// A pre-check that does not look at marked text, so pinyin letters count. What does not fit is cut and
/// assigned with `text =`, which ends a composition; a single unit is simply refused.
struct ReactNativePaper: LimitPolicy {
  private var maximum: Int
  /// What the text should be after the change that was accepted last.
  private var predicted: UTF16Text?

  /// The limit, in UTF-16 units; nil for a negative one.
  var limit: Limit? { maximum < 0 ? nil : Limit(maximum) }

  /// A limit of `maximum` UTF-16 units.
  init(maximum: Int) {
    self.maximum = maximum
  }

  mutating func setLimit(_ limit: Limit) {
    maximum = limit.value
  }

  /// Accepts what fits, refuses one unit that does not, and cuts more than one.
  mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    let answer = try limited(change.replacement, over: change.range, in: &field)
    predicted = field.text
    if answer.verdict == .accept, change.range.upperBound <= field.text.count {
      predicted?.replace(change.range, with: change.replacement)
    }
    return answer
  }

  /// Sends a change that the system did not announce through the same rule.
  ///
  /// What the rule answers comes too late: only its cut has an effect.
  mutating func editingChanged(
    _ field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Reason {
    defer { predicted = field.text }
    guard limit != nil else { return .noLimit }
    guard let predicted, predicted != field.text else {
      return .left(length: field.text.count, limit: maximum)
    }
    let surprise = TextEdit.difference(from: predicted, to: field.text)
    let range = surprise.range.clamped(to: 0..<field.text.count)
    return try limited(surprise.replacement, over: range, in: &field).reason
  }

  private func limited(
    _ text: UTF16Text, over range: Range<Int>, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    guard limit != nil else { return .accept(.noLimit) }
    let length = field.text.count - range.count
    let room = max(0, maximum - length)
    guard text.count > room else {
      return .accept(.left(length: length + text.count, limit: maximum))
    }
    guard text.count > 1 else {
      return .refuse(.over(length: length + text.count, limit: maximum))
    }
    guard range.upperBound <= field.text.count else {
      // `replaceCharactersInRange:withString:` raises.
      throw .rangeOutOfBounds(range: range, length: field.text.count)
    }
    let kept = text.wholeSequences(fitting: room)
    var result = field.text
    result.replace(range, with: text[0..<kept])
    field.setText(result)
    field.select((range.lowerBound + kept)..<(range.lowerBound + kept))
    return .handled(.insertionCut(inserted: text.count, kept: kept, room: room))
  }
}

extension UTF16Text {
  /// The length of the longest start in whole composed sequences that has at most `room` units.
  func wholeSequences(fitting room: Int) -> Int {
    CountingUnit.utf16.prefixLength(of: self, fitting: room, at: .sequence)
  }
}
