import TextField

/// The validator that remembers the last valid text (seed 002).
///
/// The published pattern means an amount of money but lets more through, because its dot is not escaped;
/// and the searched range is as long as the text has `Character`s, so a text with an emoji in it is
/// searched one unit short and cannot match up to its end.
public struct LastValid: LimitPolicy {
  /// The pattern that the article publishes.
  public static let publishedPattern = "^[0-9]{0,4}.{0,1}[0-9]{0,2}$"

  private let pattern: SearchPattern
  private var lastValid: UTF16Text = ""

  /// What is counted for show; the pattern is the only limit.
  public private(set) var unit: CountingUnit

  /// Always nil.
  public var limit: Limit? { nil }

  /// A field whose text must match `pattern`.
  public init(pattern: SearchPattern, unit: CountingUnit = .utf16) {
    self.pattern = pattern
    self.unit = unit
  }

  /// Takes over the unit; the number means nothing here.
  public mutating func setLimit(_ limit: Limit) {
    unit = limit.unit
  }

  /// The text that would result must match, and is remembered when it does.
  public mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    var text = field.text
    guard change.range.upperBound <= text.count else {
      // `stringByReplacingCharactersInRange:` raises before anything is compared.
      throw .rangeOutOfBounds(range: change.range, length: text.count)
    }
    text.replace(change.range, with: change.replacement)
    let characters = text.string.count
    guard isValid(text, characters: characters) else {
      return .refuse(.mismatch(searched: characters, length: text.count))
    }
    lastValid = text
    return .accept(text.isEmpty ? .emptied : .matches)
  }

  /// Text that does not match is put back to the remembered one.
  public mutating func editingChanged(
    _ field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Reason {
    guard !isValid(field.text, characters: field.text.string.count) else { return .stillMatches }
    let length = field.text.count
    field.setText(lastValid)
    return .restored(length: length, restored: lastValid.count)
  }

  private func isValid(_ text: UTF16Text, characters: Int) -> Bool {
    text.isEmpty || pattern.isFound(in: text, searching: characters)
  }
}
