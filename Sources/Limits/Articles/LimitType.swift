import TextField

/// The category that checks the type of the content and then cuts (seed 001).
///
/// It never looks at marked text and assigns `text` at every change, so a composition does not survive
/// its first letter; and it cuts by units, so it halves surrogate pairs.
public struct LimitType: LimitPolicy {
  /// Which edition of the code runs.
  public enum Edition: Sendable {
    /// As it stands in the article: type none runs the number check, and the letters lack t.
    case published
    /// With those two slips mended.
    case intended
  }

  private static let digits = Set("0123456789\n".unicodeScalars)
  private static let letters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)
  private static let publishedLetters = letters.subtracting("t".unicodeScalars)

  private var maximum: Int
  private let filter: ContentFilter
  private let edition: Edition

  /// The limit, in UTF-16 units; nil for 0 and less, which the code takes as none.
  public var limit: Limit? { maximum > 0 ? Limit(maximum) : nil }

  /// A limit of `maximum` UTF-16 units on content that `filter` lets through.
  public init(maximum: Int, filter: ContentFilter, edition: Edition) {
    self.maximum = maximum
    self.filter = filter
    self.edition = edition
  }

  /// Sets another limit.
  public mutating func setLimit(_ limit: Limit) {
    maximum = limit.value
  }

  /// Empties a field with wrong content; else assigns the text cut by units, long or not.
  public mutating func editingChanged(
    _ field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Reason {
    let length = field.text.count
    if let allowed = allowedScalars,
      !field.text.string.unicodeScalars.allSatisfy(allowed.contains)
    {
      field.setText("")
      return .contentWrong(filter: filter, length: length)
    }
    let kept = maximum > 0 ? min(length, maximum) : length
    field.setText(field.text[0..<kept])
    return .contentRight(filter: filter, length: length, limit: maximum)
  }

  /// What the content check lets through; nil where nothing is checked.
  private var allowedScalars: Set<Unicode.Scalar>? {
    switch (filter, edition) {
    case (.none, .intended): nil
    case (.none, .published), (.number, _): Self.digits
    case (.letter, .intended): Self.letters
    case (.letter, .published): Self.publishedLetters
    }
  }
}
