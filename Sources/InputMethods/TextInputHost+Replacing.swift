import TextField

/// Replacing text that is already there, as the system's help does (UIKit facts §4, §5).
extension TextInputHost {
  /// Puts `text` in place of a word: a prediction, an autocorrection, a text replacement.
  /// - Parameters:
  ///   - range: the whole word.
  ///   - text: what replaces it.
  ///   - notifies: whether a change event follows.
  /// - Returns: what became of it.
  @discardableResult
  public mutating func replaceWord(
    _ range: Range<Int>, with text: UTF16Text, notifies: Bool = true
  ) -> ChangeOutcome {
    let asks = profile.smart.autocorrectionAsks
    return perform(
      KeyboardChange(
        question: asks ? .replacing(range, by: text) : nil,
        edits: [.init(.replace(range, text), notifies: notifies)]))
  }

  /// Puts `text` in place of a range, and asks about exactly that.
  @discardableResult
  mutating func replaceAsking(_ range: Range<Int>, with text: UTF16Text) -> ChangeOutcome {
    perform(
      KeyboardChange(
        question: .replacing(range, by: text), edits: [.init(.replace(range, text))]))
  }
}

extension ProposedChange {
  fileprivate static func replacing(_ range: Range<Int>, by text: UTF16Text) -> ProposedChange {
    ProposedChange(range: range, replacement: text, kind: .replacement)
  }
}
