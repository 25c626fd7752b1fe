import InputMethods
import TextField

/// What the system does with the field on its own account: undo, and the clear button.
extension GuardedField {
  /// Takes the next entry of the history.
  mutating func popUndo(_ direction: UndoHistory.Direction) -> UndoHistory.Entry? {
    var entry: UndoHistory.Entry?
    change { entry = $0.popUndo(direction) }
    return entry
  }

  /// Undoes or redoes an entry as it was recorded, whatever the text has become meanwhile.
  ///
  /// An entry that the delegate refuses is gone: its range would be no better the next time.
  mutating func apply(_ entry: UndoHistory.Entry, _ direction: UndoHistory.Direction) {
    change { $0.setUndoing(direction) }
    defer { change { $0.setUndoing(nil) } }
    guard isAllowed(entry) else { return }
    restore(entry, direction)
  }

  /// Undoes the composition that is going on.
  ///
  /// The mark becomes text first, with its events; an app that cuts it there and then, instead of looking
  /// whether the undo manager is undoing, shortens the text under the recorded range (§7).
  /// - Returns: whether the delegate allowed it, so that the composition is over.
  mutating func undoComposition() -> Bool {
    guard let entry = field.compositionUndo else { return false }
    change { $0.setUndoing(.undo) }
    defer { change { $0.setUndoing(nil) } }
    guard isAllowed(entry) else { return false }
    change { $0.unmarkText() }
    _ = announceChange()
    if crash == nil { restore(entry, .undo) }
    return true
  }

  private mutating func isAllowed(_ entry: UndoHistory.Entry) -> Bool {
    let question = ProposedChange(range: entry.range, replacement: entry.replaced, kind: .undo)
    return ask(question)?.verdict == .accept
  }

  private mutating func restore(_ entry: UndoHistory.Entry, _ direction: UndoHistory.Direction) {
    guard entry.range.upperBound <= field.text.count else {
      return crash(with: .rangeOutOfBounds(range: entry.range, length: field.text.count))
    }
    note(.history(direction, entry))
    let inverse = UndoHistory.Entry(
      takingBack: TextEdit(
        range: entry.range, replaced: field.text[entry.range], replacement: entry.replaced))
    change { $0.replace(entry.range, withText: entry.replaced) }
    if announceChange() { change { $0.recordUndo(inverse) } }
  }

  /// Empties the field without a question about the range.
  mutating func clear() {
    note(.shouldClear)
    let all = 0..<field.text.count
    let undo = UndoHistory.Entry(range: 0..<0, replaced: field.text)
    change { $0.replace(all, withText: "") }
    if announceChange() { change { $0.recordUndo(undo) } }
  }
}
