import TextField

/// What every keyboard does the same way: typing, deleting, moving the caret.
extension TextInputHost {
  /// Types `text` at the selection.
  /// - Parameters:
  ///   - text: what is inserted.
  ///   - announced: what the delegate hears instead, as of the keys of a nine-key pad (§2).
  /// - Returns: what became of it.
  @discardableResult
  public mutating func type(
    _ text: UTF16Text, announced: UTF16Text? = nil
  ) -> ChangeOutcome {
    perform(
      KeyboardChange(
        question: ProposedChange(
          range: selectedTextRange, replacement: announced ?? text, kind: .insertion),
        edits: [.init(.insertText(text))]))
  }

  /// Deletes as the system keyboard does: the selection, or the whole composed sequence before the
  /// caret (§10), or the last one of the marked text.
  @discardableResult
  public mutating func deleteBackward() -> ChangeOutcome {
    if let mark = markedTextRange {
      let end = field.text.composedBoundary(before: mark.upperBound)
      return compose(field.text[mark.lowerBound..<max(mark.lowerBound, end)])
    }
    guard let range = field.deletionRange else {
      report(.nothingTo("delete"))
      return .made
    }
    let smart = selectedTextRange.isEmpty ? range : field.smartDeletionRange(range)
    return perform(
      KeyboardChange(
        question: ProposedChange(range: asked(of: range), replacement: "", kind: .deletion),
        edits: [.init(smart == range ? .deleteBackward : .replace(smart, ""))]))
  }

  /// What the delegate hears of a deletion: all of it, or only its last unit.
  private func asked(of range: Range<Int>) -> Range<Int> {
    guard profile.deleteQuestion == .lastUnit, selectedTextRange.isEmpty else {
      return range
    }
    return (range.upperBound - 1)..<range.upperBound
  }

  /// Moves the caret for an arrow key; false when `key` is none.
  public mutating func moveCaret(_ key: Key) -> Bool {
    let selection = selectedTextRange
    let caret: Int
    switch key {
    case .home: caret = 0
    case .end: caret = field.text.count
    case .left where !selection.isEmpty: caret = selection.lowerBound
    case .right where !selection.isEmpty: caret = selection.upperBound
    case .left: caret = field.text.composedBoundary(before: selection.lowerBound)
    case .right: caret = field.text.composedBoundary(after: selection.upperBound)
    default: return false
    }
    select(caret..<caret)
    return true
  }

  /// Handles the keys that no keyboard treats in a way of its own; false when `key` is not one.
  public mutating func pressCommonKey(_ key: Key) -> Bool {
    switch key {
    case .backspace: deleteBackward()
    case .return: pressReturn()
    case .escape, .tab: report(.idleKey("\(key)"))
    default: return moveCaret(key)
    }
    return true
  }
}
