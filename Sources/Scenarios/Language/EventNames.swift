/// The names that `expect event NAME` takes: those of trace entries.
enum EventNames {
  static let all = [
    "shouldChange", "insertText", "deleteBackward", "replace", "setMarkedText", "unmarkText",
    "setText", "removeAllActions", "selectionChanged", "editingChanged", "textDidChange",
    "shouldBeginEditing",
    "editingDidBegin", "textDidBeginEditing", "shouldEndEditing", "editingDidEnd",
    "textDidEndEditing", "editingDidEndOnExit", "shouldReturn", "shouldClear", "undo", "redo",
    "notOffered", "noSuchKey", "idleKey", "compositionFull", "noFocus", "nothingTo", "crash",
  ]
}
