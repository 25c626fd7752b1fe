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
      now.units.prefix(place.lowerBound).elementsEqual(old.units.prefix(place.lowerBound)),
      now.units.suffix(tail).elementsEqual(old.units.suffix(tail))
    {
      replaced = place
      arrived = place.lowerBound..<(now.count - tail)
      isInPlace = true
      return
    }
    let rest = now.count - caret
    if rest <= old.count, now.units.suffix(rest).elementsEqual(old.units.suffix(rest)) {
      let end = old.count - rest
      let shorter = min(end, caret)
      let start = (0..<shorter).first { old[$0] != now[$0] } ?? shorter
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
