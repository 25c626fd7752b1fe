import Limits

/// The words for why a check decided as it did.
public enum ReasonWording {
  /// The answer and its reason, as `refused: 10 confirmed, limit 10`.
  public static func words(for answer: Answer) -> String {
    "\(words(for: answer.verdict)): \(words(for: answer.reason))"
  }

  /// The answer in one word.
  public static func words(for verdict: Answer.Verdict) -> String {
    switch verdict {
    case .accept: "accepted"
    case .refuse: "refused"
    case .handled: "handled"
    }
  }

  /// The reason in a few words, with its numbers.
  public static func words(for reason: Reason) -> String {
    switch reason {
    case .absent: "no such check"
    case .switchedOff: "the check is off"
    case .noLimit: "no limit"
    case .within(let length, let limit): "\(length) within limit \(limit)"
    case .over(let length, let limit): "\(length) over limit \(limit)"
    case .rangeOutside(let range, let length): "range \(range) outside \(length) units"
    case .full(let confirmed, let limit): "\(confirmed) confirmed, limit \(limit)"
    case .markTooLong(let marked, let allowed): "\(marked) marked, \(allowed) allowed"
    case .roomLeft(let confirmed, let limit, let marked, let allowed):
      // The published sum takes marked text away twice where the range is the mark.
      "\(confirmed) \(confirmed < 0 ? "by its sum" : "confirmed"), limit \(limit), \(marked) marked"
        + (allowed.map { " of \($0)" } ?? "")
    case .matches: "matches the pattern"
    case .mismatch(let searched, let length): "no match in \(searched) of \(length) units"
    case .emptied: "an empty text passes"
    case .insertionCut(let inserted, let kept, let room):
      "\(kept) of \(inserted) inserted, room for \(room)"
    case .composing(let marked): "left alone, \(marked) marked"
    case .cutAtLimit(let length, let limit): "\(length) cut at limit \(limit)"
    case .cutBeforeSequence(let length, let limit, let sequence):
      "\(length) cut before sequence \(sequence), limit \(limit)"
    case .cutToSequences(let length, let limit, let asked, let kept):
      "\(length) cut to \(kept), sequences over \(asked), limit \(limit)"
    case .cutToNothing(let length, let limit): "\(length) cut to nothing, limit \(limit)"
    case .contentRight(let filter, let length, let limit):
      "right for \(filter.rawValue), \(length) assigned, limit \(limit)"
    case .contentWrong(let filter, let length):
      "wrong for \(filter.rawValue), \(length) emptied"
    case .restored(let length, let restored): "no match, \(length) put back to \(restored)"
    case .stillMatches: "still matches the pattern"
    case .tolerated(let length, let limit): "\(length) over limit \(limit), left so"
    case .revertedEdit(let length, let limit): "\(length) over limit \(limit), edit taken back"
    case .cutBeforeCaret(let length, let limit, let cut):
      "\(length) cut by \(cut) before the caret, limit \(limit)"
    case .takesAway: "only takes away"
    case .fitsInPart(let kept, let all, let limit): "\(kept) of \(all) units fit, limit \(limit)"
    case .mayRewrite(let length, let limit):
      "\(length) over limit \(limit), unless the key rewrites"
    case .takesBack: "undo and redo restore"
    case .entryCorrected(let recorded, let actual): "recorded \(recorded), really \(actual)"
    case .listening: "left alone, dictation listens"
    case .halfRewritten: "left alone, half rewritten"
    case .cutIncoming(let length, let limit, let cut):
      "\(length) over limit \(limit), incoming \(cut) cut"
    case .putBack(let length, let limit, let arrived):
      "\(length) over limit \(limit), incoming \(arrived) taken out"
    }
  }
}
