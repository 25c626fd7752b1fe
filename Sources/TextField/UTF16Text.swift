/// Text as UTF-16 code units, as `NSString` holds it.
///
/// A `String` cannot hold half a surrogate pair, and the classic fault of a limit filter is to leave
/// one; so the field's text is units, and all offsets in the project are UTF-16 offsets, `start..<end`
/// as in `NSRange`.
public struct UTF16Text: Hashable, Sendable {
  /// The code units, lone surrogates included.
  public private(set) var units: [UInt16]

  /// Wraps code units as they are.
  public init(units: some Sequence<UInt16>) {
    self.units = Array(units)
  }

  /// The UTF-16 form of `string`, unnormalised.
  public init(_ string: String) {
    units = string.isEmpty ? [] : Array(string.utf16)
  }

  /// The text decoded for display: each lone surrogate is U+FFFD at the same offset.
  public var string: String { string(in: 0..<count) }

  /// The part in `range`, decoded for display.
  public func string(in range: Range<Int>) -> String {
    decodedScalars(in: range).string
  }

  /// The part in `range`, unit for unit.
  public subscript(range: Range<Int>) -> UTF16Text {
    // All of the text shares its memory.
    range == indices ? self : UTF16Text(units: units[range])
  }

  /// Replaces `range` (which must lie inside the text) and returns what was there.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with text: UTF16Text) -> UTF16Text {
    let replaced = self[range]
    units.replaceSubrange(range, with: text.units)
    return replaced
  }
}

extension UTF16Text: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// The length in UTF-16 units.
  public var endIndex: Int { units.count }
  /// One code unit.
  public subscript(offset: Int) -> UInt16 { units[offset] }
}

extension UTF16Text: ExpressibleByStringLiteral {
  /// The UTF-16 form of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension UTF16Text: CustomStringConvertible {
  /// The text as `string` shows it.
  public var description: String { string }
}
