/// Undo as the field offers it to whoever drives it. The driver asks the delegate and runs the change
/// handler in between, which is why taking an entry and recording its inverse are two calls.
extension TextFieldModel {
  /// Records a change for undo; while the system undoes it is one for redo, and the other way round.
  ///
  /// Call it after the change handler has returned: `text =` inside the handler clears the history, but
  /// not the entry that is still being made (§7).
  /// - Parameters:
  ///   - entry: the recorded range and what it held.
  ///   - part: how it belongs to the entry before.
  public mutating func recordUndo(
    _ entry: UndoHistory.Entry, as part: UndoHistory.Part = .whole
  ) {
    if let undoing {
      history.recordInverse(entry, of: undoing)
    } else {
      history.record(entry, as: part)
    }
  }

  /// Takes the next entry off the history.
  public mutating func popUndo(_ direction: UndoHistory.Direction) -> UndoHistory.Entry? {
    history.pop(direction)
  }

  /// Says that the system goes through the history until it is told otherwise.
  public mutating func setUndoing(_ direction: UndoHistory.Direction?) {
    undoing = direction
  }

  /// Records nothing from here on: `undoManager.disableUndoRegistration()`.
  public mutating func disableUndoRegistration() {
    history.isRegistrationEnabled = false
  }

  // MARK: - What the app may ask and tell the undo manager

  /// `undoManager.isUndoing`, which holds in both hooks of an undo; apps skip their cut then (§7).
  public var isUndoing: Bool { undoing == .undo }

  /// `undoManager.isRedoing`, which holds in both hooks of a redo.
  public var isRedoing: Bool { undoing == .redo }

  /// `undoManager.removeAllActions()`, with which apps forget the recorded ranges after a cut (§7).
  public mutating func removeAllUndoActions() {
    history.removeAll()
    noteCall(.removeAllActions)
  }

  /// Edits between `undoManager.disableUndoRegistration()` and `enableUndoRegistration()`: those of an
  /// app that corrects a change while it is made, and wants it to be one change for undo.
  public mutating func withoutUndoRegistration(_ body: (inout TextFieldModel) -> Void) {
    registersUndo = false
    body(&self)
    registersUndo = true
  }
}
