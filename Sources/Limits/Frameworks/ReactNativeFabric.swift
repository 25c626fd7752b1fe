import TextField

/// React Native's `maxLength` on iOS, new architecture.
///
/// A pre-check that does not look at marked text, so pinyin letters count. Without room everything is
/// refused, so a text that the program made too long cannot be deleted from.
struct ReactNativeFabric: LimitPolicy {
  private var maximum: Int

  /// The limit, in UTF-16 units; nil for a negative one.
  var limit: Limit? { maximum < 0 ? nil : Limit(maximum) }

  /// A limit of `maximum` UTF-16 units.
  init(maximum: Int) {
    self.maximum = maximum
  }

  mutating func setLimit(_ limit: Limit) {
    maximum = limit.value
  }

  /// Accepts what fits, and puts the part in that does of what does not.
  mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    guard limit != nil else { return .accept(.noLimit) }
    let text = change.replacement
    let length = field.text.count - change.range.count
    let room = maximum - length
    let kept = room < text.count ? text.wholeSequences(fitting: room) : text.count
    guard room > 0, kept > 0 || text.isEmpty else {
      return .refuse(
        room > 0
          ? .insertionCut(inserted: text.count, kept: 0, room: room)
          : .full(confirmed: length, limit: maximum))
    }
    guard kept < text.count, change.range.upperBound <= field.text.count else {
      return .accept(.within(length: length + kept, limit: maximum))
    }
    field.replace(change.range, withText: text[0..<kept])
    return .handled(.insertionCut(inserted: text.count, kept: kept, room: room))
  }
}
