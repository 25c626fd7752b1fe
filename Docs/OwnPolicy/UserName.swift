import Limits
import TextField

/// The limiter of an app: a user name of so many graphemes, checked by the delegate alone.
struct UserName: LimitPolicy {
  var limit: Limit?

  mutating func setLimit(_ limit: Limit) { self.limit = limit }

  mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    guard change.range.upperBound <= field.text.count else {
      return .refuse(.rangeOutside(range: change.range, length: field.text.count))
    }
    guard field.markedTextRange == nil, let limit, limit.value > 0 else { return .accept(.noLimit) }
    var text = field.text
    text.replace(change.range, with: change.replacement)
    let length = limit.unit.count(text).value
    return length <= limit.value || length <= count(in: field).value
      ? .accept(.within(length: length, limit: limit.value))
      : .refuse(.over(length: length, limit: limit.value))
  }
}
