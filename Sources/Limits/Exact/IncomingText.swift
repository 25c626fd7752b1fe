import TextField

/// What has arrived in a text, and in place of what.
struct IncomingText {
  /// What is gone from the text before.
  let replaced: Range<Int>
  /// What stands in its place now.
  let arrived: Range<Int>
  /// Whether a part of it may stay: not where it took the place of text that nobody had selected.
  let mayBeCut: Bool

  /// The difference between the text before and the text now.
  ///
  /// In repetitive text a difference can be read in several ways. What was selected is believed to be
  /// what was replaced; else text arrives before the caret.
  init(before: Baseline, now: UTF16Text, caret: Int) {
    let old = before.text
    let selection = before.selection
    let tail = old.count - selection.upperBound
    if now.count - tail >= selection.lowerBound,
      now.units.prefix(selection.lowerBound).elementsEqual(old.units.prefix(selection.lowerBound)),
      now.units.suffix(tail).elementsEqual(old.units.suffix(tail))
    {
      replaced = selection
      arrived = selection.lowerBound..<(now.count - tail)
      mayBeCut = true
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
    mayBeCut = replaced.isEmpty
  }
}
