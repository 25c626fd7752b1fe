import TextField

/// A policy that lets the field change and then formats its value, as frameworks do whose text widgets
/// stand above the system's text input and have no delegate to ask.
struct FormatterPolicy<Formatter: ValueFormatter>: LimitPolicy {
  private let formatter: Formatter
  private var maximum: Limit
  /// The value before the change that is under way.
  private var value = FieldValue()
  /// How long that is; nil until the field has been seen.
  private var length: Int?
  /// The last value in which nothing was being composed.
  private var settled = FieldValue()
  private var kind: ProposedChange.Kind?

  /// The limit; nil for a negative one, which means none.
  var limit: Limit? { maximum.value < 0 ? nil : maximum }

  /// What is counted.
  var unit: CountingUnit { maximum.unit }

  /// A field whose value `formatter` keeps within `maximum`.
  init(_ formatter: Formatter, maximum: Limit) {
    self.formatter = formatter
    self.maximum = maximum
  }

  mutating func setLimit(_ limit: Limit) {
    if limit.unit != unit { length = nil }
    maximum = limit
  }

  mutating func didBeginEditing(_ field: inout TextFieldModel) {
    note(field)
  }

  /// Notes the value before the change; nobody is asked whether it may happen.
  mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    note(field)
    kind = change.kind
    guard change.range.upperBound <= field.text.count || formatter.isPlainUIKit else {
      return .refuse(.rangeOutside(range: change.range, length: field.text.count))
    }
    return .accept(.absent)
  }

  /// Puts the formatted value in place of the present one; what a history of the framework's own brings
  /// back has been formatted before.
  mutating func editingChanged(_ field: inout TextFieldModel) throws(SimulatedCrash) -> Reason {
    if field.isUndoing || field.isRedoing, !formatter.isPlainUIKit {
      note(field)
      return .takesBack
    }
    let change = ValueChange(
      settled: settled, old: value, new: FieldValue(field), kind: kind,
      knownLength: field.count(in: unit).value,
      knownOldLength: length)
    guard let limit else {
      note(field)
      return .noLimit
    }
    let formatted = formatter.format(change, within: limit)
    if formatted.value != change.new { formatted.value.assign(to: &field) }
    note(field)
    return formatted.reason
  }

  /// Takes what `field` holds as the value that the next change starts from.
  mutating func note(_ field: TextFieldModel) {
    value = FieldValue(field)
    length = field.count(in: unit).value
    if value.marked == nil { settled = value }
  }
}
