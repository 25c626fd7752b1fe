/// What the content check of the two `limit-type` policies lets through.
public enum ContentFilter: String, CaseIterable, Sendable {
  /// Anything, as intended; the published code checks for numbers all the same.
  case none
  /// Decimal digits and the newline.
  case number
  /// Latin letters; the published table lacks the small t.
  case letter
}
