import TextField

/// What QMUI's text controls count.
enum QMUIMeasure: Sendable {
  /// UTF-16 units.
  case utf16
  /// ASCII 1, every other UTF-16 unit 2, an emoji 4: `shouldCountingNonASCIICharacterAsTwo`.
  case nonASCIIAsTwo

  /// What `text` costs.
  func length(of text: some Collection<UInt16>) -> Int {
    switch self {
    case .utf16: text.count
    case .nonASCIIAsTwo: text.reduce(0) { $0 + ($1 < 0x80 ? 1 : 2) }
    }
  }

  /// The composed sequences of `text` that lie wholly within a range of its length.
  /// - Parameters:
  ///   - range: offsets in this measure; it may begin or end inside a sequence.
  ///   - text: the text.
  /// - Returns: UTF-16 offsets in `text`; empty when no sequence lies within the range.
  func wholeSequences(within range: Range<Int>, of text: UTF16Text) -> Range<Int> {
    var length = 0
    var found: Range<Int>?
    for sequence in text.composedSequences(in: 0..<text.count) {
      let start = length
      length += self.length(of: text.units[sequence])
      if length > range.upperBound { break }
      if start >= range.lowerBound {
        found = (found?.lowerBound ?? sequence.lowerBound)..<sequence.upperBound
      }
    }
    return found ?? 0..<0
  }
}
