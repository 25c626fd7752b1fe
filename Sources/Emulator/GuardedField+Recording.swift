import TextField

/// What the undo manager takes notes of besides a keyboard's own edits (UIKit facts §7).
extension GuardedField {
  /// Records edits other than `text =` that the app made, but for those that it then made forgotten.
  mutating func recordProgramEdits(_ calls: [FieldCall]) {
    let forgotten = calls.lastIndex {
      $0.name == .removeAllActions || $0.name == .setText && field.profile.assignmentClearsUndo
    }
    for call in calls[(forgotten.map { $0 + 1 } ?? 0)...] where call.isRecordable {
      change { $0.recordUndo(UndoHistory.Entry(takingBack: call.edit)) }
    }
  }

  /// Records a paste that the delegate refused, as UIKit does all the same (§7).
  /// - Parameters:
  ///   - text: what was to be pasted.
  ///   - selection: where.
  ///   - replaced: what stood there; the delegate may have edited the text meanwhile.
  mutating func recordRefusedPaste(
    of text: UTF16Text, over selection: Range<Int>, replacing replaced: UTF16Text
  ) {
    let start = selection.lowerBound
    change {
      $0.recordUndo(UndoHistory.Entry(range: start..<(start + text.count), replaced: replaced))
    }
  }
}

extension FieldCall {
  /// Whether the call by itself is a change that undo could take back.
  var isRecordable: Bool {
    switch name {
    case .insertText, .deleteBackward, .replace: registersUndo
    case .setMarkedText, .unmarkText, .setText, .removeAllActions: false
    }
  }
}

extension SystemProfile {
  /// Whether a change is recorded for undo after its handler made these calls.
  ///
  /// `text =` in the handler clears the history, but not the entry that is still being made (§7).
  func recordsEdit(whoseHandlerCalled calls: [FieldCall]) -> Bool {
    if !recordsEditAfterHandler, calls.contains(where: { $0.name == .setText }) { return false }
    return !removalTakesPresentEdit || !calls.contains { $0.name == .removeAllActions }
  }
}
