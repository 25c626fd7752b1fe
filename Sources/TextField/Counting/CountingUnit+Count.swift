extension CountingUnit {
  /// What `text` costs.
  public func count(_ text: UTF16Text) -> Count {
    self == .utf16 ? Count(text.count) : count(decoded: text.string)
  }

  /// What the part of `text` in `range` costs, as a text of its own.
  public func count(_ range: Range<Int>, in text: UTF16Text) -> Count {
    self == .utf16 ? Count(range.count) : count(decoded: text.string(in: range))
  }

  /// What a string costs, for callers that have decoded the text already.
  func count(decoded string: String) -> Count {
    switch self {
    case .utf16: Count(string.utf16.count)
    case .grapheme: Count(string.count)
    case .scalar: Count(string.unicodeScalars.count)
    case .utf8: Count(string.utf8.count)
    case .gb18030, .wechat: Count(GB18030.byteCount(of: string))
    case .weibo:
      Count(halves: string.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) })
    case .twitter: Count(TwitterWeight.weight(of: string))
    }
  }

  /// Why the unit cannot be counted here; nil if it can.
  ///
  /// `gb18030` and `wechat` need the C library's converter, which a stripped-down system may lack.
  /// They then count every scalar beyond ASCII as 4, the most that it can cost.
  public var unavailableReason: UnavailableReason? {
    switch self {
    case .gb18030, .wechat: GB18030.unavailableReason
    default: nil
    }
  }

  /// A reason why a unit cannot be counted on this system.
  public enum UnavailableReason: Error, Hashable, Sendable {
    /// The C library has no converter to `encoding`; `errno` is its answer.
    case noConverter(encoding: String, errno: Int32)
  }
}
