import TextField

/// Why a check decided as it did: the rule and the numbers it compared, as data.
///
/// The words are made where they are shown, in the user's language.
public enum Reason: Hashable, Sendable {
  // MARK: Either check

  /// The policy has no such check; for a delegate, UIKit takes that as yes.
  case absent
  /// The check was switched off on the screen.
  case switchedOff
  /// No limit is set, so there is nothing to compare.
  case noLimit
  /// The text would have, or has, `length` units, which is within the limit.
  case within(length: Int, limit: Int)

  // MARK: Pre-check

  /// The text would have `length` units, more than the limit.
  case over(length: Int, limit: Int)
  /// The range does not lie inside the text.
  case rangeOutside(range: Range<Int>, length: Int)
  /// As many units as the limit allows are confirmed already.
  case full(confirmed: Int, limit: Int)
  /// More units were marked before the change than the room that is left allows.
  case markTooLong(marked: Int, allowed: Int)
  /// Room is left; `allowed` is nil where a mark may be as long as it likes.
  ///
  /// `marked` is what was marked before the change. `sum` is what the policy takes for the count of
  /// confirmed text, where that is another number.
  case roomLeft(confirmed: Int, sum: Int? = nil, limit: Int, marked: Int, allowed: Int?)
  /// The text would match the pattern, and is remembered.
  case matches
  /// The text would not match within the first `searched` of its `length` units.
  case mismatch(searched: Int, length: Int)
  /// The text would be empty, which always passes.
  case emptied
  /// Of `inserted` units only the first `kept` go in, because `room` is all that is left.
  case insertionCut(inserted: Int, kept: Int, room: Int)

  /// Text is taken away and none is put in.
  case takesAway
  /// Of `of` incoming UTF-16 units, the first `kept` fit.
  case fitsInPart(kept: Int, of: Int, limit: Int)
  /// Too long as an insertion, but the key may rewrite the character before the caret.
  case mayRewrite(length: Int, limit: Int)
  /// Undo or redo brings back a text that was there; also for the filter.
  case takesBack
  /// Undo has recorded `recorded`, but of that change `actual` is what stands in the text.
  case entryCorrected(recorded: Range<Int>, actual: Range<Int>)

  // MARK: Post-filter

  /// Text is being composed, so the filter looks away.
  case composing(marked: Int)
  /// Cut at the limit.
  case cutAtLimit(length: Int, limit: Int)
  /// Cut where the composed sequence that crosses the limit starts.
  case cutBeforeSequence(length: Int, limit: Int, sequence: Range<Int>)
  /// Cut to the composed sequences that cover `asked`, which reach to `kept`.
  case cutToSequences(length: Int, limit: Int, asked: Range<Int>, kept: Int)
  /// Emptied, because one composed sequence alone is longer than a limit of 1.
  case cutToNothing(length: Int, limit: Int)
  /// The content is of the right type; the text was assigned all the same.
  case contentRight(filter: ContentFilter, length: Int, limit: Int)
  /// The content is of the wrong type, so the field was emptied.
  case contentWrong(filter: ContentFilter, length: Int)
  /// The text does not match, so the last valid text was put back.
  case restored(length: Int, restored: Int)
  /// The text matches as it is.
  case stillMatches
  /// The text is too long, and this policy leaves it so.
  case tolerated(length: Int, limit: Int)
  /// The text became too long, so the whole edit was taken back.
  case revertedEdit(length: Int, limit: Int)
  /// Of a text that is too long `cut` was taken out, which ended at the caret.
  case cutBeforeCaret(length: Int, limit: Int, cut: Range<Int>)
  /// Dictation has put its placeholder in, so the filter waits for the text.
  case listening
  /// A key that rewrites has deleted the old character, and the new one is still to come.
  case halfRewritten
  /// Of what arrived, the UTF-16 range `cut` was too much.
  case cutIncoming(length: Int, limit: Int, cut: Range<Int>)
  /// Nothing of what arrived fits, so the text is as it was before; `arrived` was taken out.
  case putBack(length: Int, limit: Int, arrived: Range<Int>)
}
