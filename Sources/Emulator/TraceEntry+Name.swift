import TextField

extension TraceEntry {
  /// The names of entries, as reports write them and `expect event` takes them.
  public enum Name: String, CaseIterable, Sendable {
    // The delegate's question, the calls on the field, and the events of a change
    case shouldChange, insertText, deleteBackward, replace, setMarkedText, unmarkText, setText
    case removeAllActions, selectionChanged, editingChanged, textDidChange
    // Focus, Return and the clear button
    case shouldBeginEditing, editingDidBegin, textDidBeginEditing
    case shouldEndEditing, editingDidEnd, textDidEndEditing, editingDidEndOnExit
    case shouldReturn, shouldClear
    // Undo, what the keyboard has to say, and the end
    case undo, redo
    case notOffered, noSuchKey, idleKey, compositionFull, noFocus, nothingTo
    case crash
  }

  /// The entry's name.
  public var name: Name {
    switch self {
    case .shouldChange: .shouldChange
    case .call(let call): call.name.entryName
    case .selectionChanged: .selectionChanged
    case .editingChanged: .editingChanged
    case .textDidChange: .textDidChange
    case .shouldBeginEditing: .shouldBeginEditing
    case .editingDidBegin: .editingDidBegin
    case .textDidBeginEditing: .textDidBeginEditing
    case .shouldEndEditing: .shouldEndEditing
    case .editingDidEnd: .editingDidEnd
    case .textDidEndEditing: .textDidEndEditing
    case .editingDidEndOnExit: .editingDidEndOnExit
    case .shouldReturn: .shouldReturn
    case .shouldClear: .shouldClear
    case .history(.undo, _): .undo
    case .history(.redo, _): .redo
    case .notice(.notOffered): .notOffered
    case .notice(.noSuchKey): .noSuchKey
    case .notice(.idleKey): .idleKey
    case .notice(.compositionFull): .compositionFull
    case .notice(.noFocus): .noFocus
    case .notice(.nothingTo): .nothingTo
    case .crash: .crash
    }
  }
}

extension FieldCall.Name {
  fileprivate var entryName: TraceEntry.Name {
    switch self {
    case .insertText: .insertText
    case .deleteBackward: .deleteBackward
    case .replace: .replace
    case .setMarkedText: .setMarkedText
    case .unmarkText: .unmarkText
    case .setText: .setText
    case .removeAllActions: .removeAllActions
    }
  }
}
