extension CountingUnit {
  /// What `text` costs.
  public func count(_ text: UTF16Text) -> Count { count(0..<text.count, in: text) }

  /// What the part of `text` in `range` costs, as a text of its own.
  public func count(_ range: Range<Int>, in text: UTF16Text) -> Count {
    let scalars = text.decodedScalars(in: range)
    return switch self {
    case .utf16: Count(range.count)
    case .grapheme: Count(text.graphemeCount(in: range))
    case .scalar: Count(scalars.reduce(0) { sum, _ in sum + 1 })
    case .utf8: Count(scalars.reduce(0) { $0 + UTF8.width($1) })
    case .gb18030, .wechat: Count(GB18030.byteCount(of: scalars))
    case .weibo: Count(halves: scalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) })
    case .twitter: Count(TwitterWeight.weight(of: text.string(in: range)))
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

extension UTF16Text {
  /// How many grapheme clusters the part in `range` has, as a text of its own.
  fileprivate func graphemeCount(in range: Range<Int>) -> Int {
    // Most texts need no string to know.
    let isPlain = units[range].allSatisfy { $0.isPlain && $0 != 0x0D }
    return isPlain ? range.count : string(in: range).count
  }
}
