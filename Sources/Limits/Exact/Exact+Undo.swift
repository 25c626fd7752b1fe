import TextField

/// Undo and redo, which ask about what was recorded, whatever has become of the text.
extension Exact {
  /// Undoes what has stayed of a change, where that is not what the system has recorded.
  mutating func answerUndo(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) -> Answer {
    // Composing goes on where nothing is undone.
    if field.markedTextRange == nil { settle(field) }
    guard field.isUndoing else { return answerRecorded(change, in: field) }
    switch corrections.take(change, in: field.text) {
    case .right:
      return answerRecorded(change, in: field)
    case .instead(let actual):
      let reason = Reason.entryCorrected(recorded: change.range, actual: actual)
      if field.text[actual] == change.replacement { return .refuse(reason) }
      field.replace(actual, withText: change.replacement)
      settle(field)
      return .handled(reason)
    case .nothing:
      let nothing = change.range.lowerBound..<change.range.lowerBound
      return .refuse(.entryCorrected(recorded: change.range, actual: nothing))
    }
  }

  /// An entry that has become stale by other ways lies outside the text, or nobody can tell.
  private func answerRecorded(_ change: ProposedChange, in field: TextFieldModel) -> Answer {
    guard change.range.upperBound <= field.text.count else {
      return .refuse(.rangeOutside(range: change.range, length: field.text.count))
    }
    return .accept(.takesBack)
  }
}
