/// Composed character sequences: what the caret steps over and what one press of delete removes.
///
/// The ranges are those of `NSString.rangeOfComposedCharacterSequence(at:)`, found from the rules in
/// `ComposedSequenceRules`. A question looks at the neighbourhood of its offset only; just a run that
/// is one long sequence (marks, flags, joined emoji) costs its own length.
extension UTF16Text {
  /// The composed sequence that contains the unit at `offset`.
  ///
  /// The same as `rangeOfComposedCharacterSequence(at:)`, for a UTF-16 offset in `0..<count`. As in
  /// Foundation, two offsets inside malformed text (a mark between Hangul jamo, say) may give ranges
  /// that overlap without being equal; each contains its own offset.
  public func composedSequence(at offset: Int) -> Range<Int> {
    if isPlain(at: offset - 1), isPlain(at: offset), isPlain(at: offset + 1) {
      return offset..<offset + 1
    }
    return ComposedSequenceRules(units: units).sequence(at: offset)
  }

  /// The range widened at both ends to whole sequences.
  ///
  /// The same as `rangeOfComposedCharacterSequences(for:)`, for UTF-16 offsets in `0...count`. An
  /// empty range counts as one unit long, so it becomes the sequence at its offset; at the end of the
  /// text there is no such unit, and the answer is the empty range, in Foundation too.
  public func composedSequences(covering range: Range<Int>) -> Range<Int> {
    guard range.lowerBound < count else { return count..<count }
    let lower = composedSequence(at: range.lowerBound).lowerBound
    guard range.upperBound < count else { return lower..<count }
    let last = range.isEmpty ? range.lowerBound : range.upperBound - 1
    return lower..<composedSequence(at: last).upperBound
  }

  /// Where the sequence before `offset` begins: the caret's step to the left, or what delete removes.
  ///
  /// For a UTF-16 offset in `0...count`, and at 0 the answer is 0.
  public func composedBoundary(before offset: Int) -> Int {
    offset == 0 ? 0 : composedSequence(at: offset - 1).lowerBound
  }

  /// Where the sequence at `offset` ends: the caret's step to the right.
  ///
  /// For a UTF-16 offset in `0...count`, and at the end the answer is the end.
  public func composedBoundary(after offset: Int) -> Int {
    offset == count ? count : composedSequence(at: offset).upperBound
  }

  /// `offset` itself if no sequence spans it, otherwise where that sequence begins.
  ///
  /// For a UTF-16 offset in `0...count`.
  public func composedBoundary(atOrBefore offset: Int) -> Int {
    offset == count ? count : composedSequence(at: offset).lowerBound
  }

  /// The sequences that touch `range`, from left to right, without gap or overlap.
  ///
  /// Flags are paired from the start of their run, each time anew: ask for what is shown, not for all.
  /// For UTF-16 offsets in `0...count`.
  public func composedSequences(in range: Range<Int>) -> ComposedSequences {
    let whole = range.isEmpty ? range : composedSequences(covering: range)
    return ComposedSequences(text: self, covering: whole)
  }

  /// Whether the unit at `offset` is plain; beyond either end there is nothing to join.
  private func isPlain(at offset: Int) -> Bool {
    units.indices.contains(offset) ? units[offset].isPlain : true
  }
}

extension UInt16 {
  /// Whether a UTF-16 unit can neither join a neighbour nor be joined: all of Latin and Han.
  ///
  /// It is then a composed sequence, and a grapheme cluster unless it is CR before LF. U+00A9 and U+00AE
  /// are pictographs, and the first mark is U+0300.
  var isPlain: Bool {
    switch self {
    case 0xA9, 0xAE: false
    case ..<0x300, 0x4E00...0x9FFF: true
    default: false
    }
  }
}

/// The composed sequences of a part of a text, from left to right.
public struct ComposedSequences: Sequence, IteratorProtocol, Sendable {
  private let text: UTF16Text
  private var rest: Range<Int>

  init(text: UTF16Text, covering range: Range<Int>) {
    self.text = text
    rest = range
  }

  /// The next sequence's UTF-16 range.
  public mutating func next() -> Range<Int>? {
    guard !rest.isEmpty else { return nil }
    let end = Swift.min(text.composedBoundary(after: rest.lowerBound), rest.upperBound)
    defer { rest = end..<rest.upperBound }
    return rest.lowerBound..<end
  }
}
