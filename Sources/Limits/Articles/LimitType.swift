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
    if let allows = allowedUnit, !field.text.units.allSatisfy(allows) {
      field.setText("")
      return .contentWrong(filter: filter, length: length)
    }
    let kept = maximum > 0 ? min(length, maximum) : length
    field.setText(field.text[0..<kept])
    return .contentRight(filter: filter, length: length, limit: maximum)
  }

  /// What the content check lets through, all of it ASCII; nil where nothing is checked.
  private var allowedUnit: ((UInt16) -> Bool)? {
    switch (filter, edition) {
    case (.none, .intended): nil
    case (.none, .published), (.number, _): { (0x30...0x39).contains($0) || $0 == 0x0A }
    case (.letter, .intended): Self.isLetter
    case (.letter, .published): { Self.isLetter($0) && $0 != 0x74 }
    }
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }
}
