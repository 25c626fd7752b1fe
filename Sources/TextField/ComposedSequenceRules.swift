/// The rules by which Foundation joins UTF-16 units into a composed character sequence.
///
/// They are older than Unicode's grapheme clusters and differ from Swift's `Character`:
/// - CR LF is two sequences: there is no rule for it.
/// - A mark joins whatever precedes it, a control too; `Character` breaks after controls.
/// - Spacing marks are marks always, U+200C never, half-width kana's voiced marks always.
/// - Any virama joins letters, in every script; `Character` knows only some scripts' conjuncts.
/// - Prepended signs join a pictograph only, not a letter.
/// - A joiner (U+200D) is taken in at the end, one of them; `Character` takes them all.
///
/// Order matters, since each step starts from the range that the previous one left. Apple's private
/// transcoding hints (U+F860–F86F) are left out: no keyboard makes them.
struct ComposedSequenceRules {
  let units: [UInt16]

  /// The composed sequence that contains `offset`.
  func sequence(at offset: Int) -> Range<Int> {
    var range = markedCluster(at: offset)
    range = joinedByViramas(range)
    range = pairedFlag(range)
    if let emoji = pictographs(around: range.lowerBound), emoji.contains(range) {
      range = emoji
    }
    return takingInJoiner(range)
  }

  // MARK: Scalars

  /// The scalar that the unit at `offset` is part of; nil for a lone surrogate and outside the text.
  ///
  /// Foundation sees lone surrogates as U+FFFD, which nothing below treats as special: they take
  /// marks as any base does, and are a sequence of their own otherwise.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard units.indices.contains(offset) else { return nil }
    let range = scalarRange(at: offset)
    if range.count == 1 { return Unicode.Scalar(units[offset]) }
    return Unicode.Scalar(
      leadSurrogate: units[range.lowerBound], trailSurrogate: units[range.lowerBound + 1])
  }

  /// The one or two units that the unit at `offset` belongs to.
  func scalarRange(at offset: Int) -> Range<Int> {
    if UTF16.isLeadSurrogate(units[offset]), offset + 1 < units.count,
      UTF16.isTrailSurrogate(units[offset + 1])
    {
      return offset..<offset + 2
    }
    if UTF16.isTrailSurrogate(units[offset]), offset > 0, UTF16.isLeadSurrogate(units[offset - 1]) {
      return offset - 1..<offset + 1
    }
    return offset..<offset + 1
  }

  /// The first offset at or after `offset` whose scalar does not match.
  func end(from offset: Int, while matches: (Unicode.Scalar) -> Bool) -> Int {
    var offset = offset
    while let next = scalar(at: offset), matches(next) {
      offset = scalarRange(at: offset).upperBound
    }
    return offset
  }

  /// The first offset of the run of matching scalars that ends at `offset`.
  func start(upTo offset: Int, while matches: (Unicode.Scalar) -> Bool) -> Int {
    var offset = offset
    while let previous = scalar(at: offset - 1), matches(previous) {
      offset = scalarRange(at: offset - 1).lowerBound
    }
    return offset
  }

  // MARK: Bases, marks, Hangul

  /// A base with its marks; Hangul jamo around the base are one syllable with it.
  func markedCluster(at offset: Int) -> Range<Int> {
    let here = scalarRange(at: offset)
    var start = here.lowerBound
    while start > 0, let mark = scalar(at: start), mark.isComposingMark {
      start = scalarRange(at: start - 1).lowerBound
    }
    var end = here.upperBound
    if let base = HangulJamo(scalar(at: start)) {
      var right = base
      while let left = HangulJamo(walkingBackTo: scalar(at: start - 1)), left.joins(right) {
        (start, right) = (start - 1, left)
      }
      // From the asked offset's end, not the base's: asked at a mark, Foundation compares the base
      // with what follows the mark.
      var left = base
      while let right = HangulJamo(scalar(at: end)), left.joins(right) {
        (end, left) = (end + 1, right)
      }
    }
    return start..<self.end(from: end, while: \.isComposingMark)
  }

  // MARK: Viramas

  /// `range` with the letters that viramas (and U+034F) tie to it, on both sides.
  private func joinedByViramas(_ range: Range<Int>) -> Range<Int> {
    guard let first = scalar(at: range.lowerBound),
      first == .zeroWidthJoiner || first.isComposingLetter
    else { return range }
    let start = startOfConjunct(endingAt: range.lowerBound)
    guard range.upperBound - start > 1 else { return range }
    return start..<endOfConjunct(from: range.upperBound)
  }

  private func startOfConjunct(endingAt start: Int) -> Int {
    var start = start
    while start > 1 {
      var virama = start - 1
      if units[virama] == 0x200D { virama -= 1 }
      guard virama > 0, isVirama(at: virama) else { break }
      let previous = markedCluster(at: virama - 1).lowerBound
      // Only letters of the basic plane: Foundation looks at the one unit here.
      guard let letter = Unicode.Scalar(units[previous]), letter.isComposingLetter else { break }
      start = previous
    }
    return start
  }

  private func endOfConjunct(from end: Int) -> Int {
    var end = end
    while end < units.count, units[end - 1] == 0x200D || isVirama(at: end - 1) {
      // The joiner is kept even if no letter follows it.
      if units[end] == 0x200D { end += 1 }
      guard let letter = scalar(at: end), letter.isComposingLetter else { break }
      end = markedCluster(at: end).upperBound
    }
    return end
  }

  /// Basic plane only, as in Foundation: Brahmi's and its like do not join.
  private func isVirama(at offset: Int) -> Bool {
    guard let scalar = Unicode.Scalar(units[offset]) else { return false }
    return scalar.value == 0x34F || scalar.properties.canonicalCombiningClass == .virama
  }

  // MARK: Flags and the last joiner

  /// Two regional indicators, paired from the start of their run; one with a mark pairs with none.
  private func pairedFlag(_ range: Range<Int>) -> Range<Int> {
    guard let letter = scalar(at: range.lowerBound), letter.isRegionalIndicator, range.count == 2
    else { return range }
    let run = start(upTo: range.lowerBound, while: \.isRegionalIndicator)
    if (range.lowerBound - run) % 4 != 0 { return range.lowerBound - 2..<range.upperBound }
    let next = scalar(at: range.upperBound)
    return next?.isRegionalIndicator == true ? range.lowerBound..<range.upperBound + 2 : range
  }

  /// A joiner alone goes to the cluster before it, and a joiner just after is taken in.
  private func takingInJoiner(_ range: Range<Int>) -> Range<Int> {
    var range = range
    if range.count == 1, range.lowerBound > 0, units[range.lowerBound] == 0x200D {
      let previous = markedCluster(at: range.lowerBound - 1)
      if previous.upperBound == range.lowerBound {
        range = previous.lowerBound..<range.upperBound
      }
    }
    if range.upperBound < units.count, units[range.upperBound] == 0x200D {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range
  }
}
