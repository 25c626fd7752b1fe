/// Undo as the field offers it to whoever drives it. The driver asks the delegate and runs the change
/// handler in between, which is why taking an entry and recording its inverse are two calls.
extension TextFieldModel {
  /// Records a change for undo.
  ///
  /// Call it after the change handler has returned: `text =` inside the handler clears the history, but
  /// not the entry that is still being made (§7).
  /// - Parameters:
  ///   - entry: the recorded range and what it held.
  ///   - continuing: whether this is the second half of a key that deletes and inserts.
  public mutating func recordUndo(_ entry: UndoHistory.Entry, continuing: Bool = false) {
    history.record(entry, continuing: continuing)
  }

  /// Takes the next entry off the history.
  public mutating func popUndo(_ direction: UndoHistory.Direction) -> UndoHistory.Entry? {
    history.pop(direction)
  }

  /// Records what takes an applied undo or redo back.
  public mutating func recordInverse(
    _ entry: UndoHistory.Entry, of direction: UndoHistory.Direction
  ) {
    history.recordInverse(entry, of: direction)
  }
}
