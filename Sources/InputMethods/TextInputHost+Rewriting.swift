import TextField

/// Keys that replace what an earlier key typed, without marked text: multi-tap, kana, Hangul.
///
/// The system deletes the composed sequence before the caret and inserts the new text, whatever stands
/// there by then: it does not look (UIKit facts, rules B and D). With the profile's
/// `rewriteSendsTwoEvents` the app sees the text without the old characters in between (§9).
extension TextInputHost {
  /// Replaces the composed sequence before the caret by `new` when a key is pressed.
  ///
  /// The delegate hears a plain insertion at the caret and nothing of a deletion, unless the profile's
  /// `rewriteQuestion` has it hear the truth.
  /// - Parameters:
  ///   - new: what takes the place of the old sequence, the new key's share included.
  ///   - raw: the key by itself, which is all that the delegate is told.
  /// - Returns: what became of it; what was refused has not been typed.
  public mutating func rewritePrevious(
    to new: UTF16Text, announcing raw: UTF16Text
  ) -> ChangeOutcome {
    let question =
      switch profile.rewriteQuestion {
      case .caret:
        ProposedChange(range: selectedTextRange, replacement: raw, kind: .insertion)
      case .rewrittenRange:
        ProposedChange(range: rewrittenRange, replacement: new, kind: .replacement)
      }
    return rewrite(to: new, asking: question)
  }

  /// Replaces the composed sequence before the caret by `rest`, which is shorter by one key, when
  /// backspace is pressed.
  ///
  /// The delegate hears the deletion of the whole sequence, as for any backspace; that `rest` is then
  /// inserted it is not told. There is no report of that question: this is the likeliest one.
  /// - Returns: what became of it; what was refused has not been deleted.
  public mutating func rewritePrevious(deletingTo rest: UTF16Text) -> ChangeOutcome {
    let heard: UTF16Text = profile.rewriteQuestion == .rewrittenRange ? rest : ""
    return rewrite(
      to: rest,
      asking: ProposedChange(range: rewrittenRange, replacement: heard, kind: .deletion))
  }

  private var rewrittenRange: Range<Int> { field.deletionRange ?? selectedTextRange }

  private mutating func rewrite(
    to new: UTF16Text, asking question: ProposedChange
  ) -> ChangeOutcome {
    perform(
      KeyboardChange(
        question: question,
        edits: [
          .init(.deleteBackward, notifies: profile.rewriteSendsTwoEvents),
          .init(.insertText(new)),
        ]))
  }
}
