import TextField

/// What has arrived in a text, and in place of what.
struct IncomingText {
  /// What is gone from the text before.
  let replaced: Range<Int>
  /// What stands in its place now.
  let arrived: Range<Int>
  /// Whether it came where it was expected.
  let isInPlace: Bool

  /// Whether a part of it may stay: not where it took the place of text that nobody had selected.
  var mayBeCut: Bool { isInPlace || replaced.isEmpty }

  /// The difference between the text before and the text now.
  ///
  /// In repetitive text a difference can be read in several ways. It is believed to have arrived
  /// where it was expected; else before the caret.
  init(before: Baseline, now: UTF16Text, caret: Int) {
    let old = before.text
    let place = before.place
    let tail = old.count - place.upperBound
    if now.count - tail >= place.lowerBound,
      now.commonPrefix(with: old, atMost: place.lowerBound) == place.lowerBound,
      now.commonSuffix(with: old, atMost: tail) == tail
    {
      replaced = place
      arrived = place.lowerBound..<(now.count - tail)
      isInPlace = true
      return
    }
    let rest = now.count - caret
    if rest <= old.count, now.commonSuffix(with: old, atMost: rest) == rest {
      let end = old.count - rest
      let shorter = min(end, caret)
      let start = old.commonPrefix(with: now, atMost: shorter)
      replaced = start..<end
      arrived = start..<caret
    } else {
      let edit = TextEdit.difference(from: old, to: now)
      replaced = edit.range
      arrived = edit.resultRange
    }
    isInPlace = false
  }
}
