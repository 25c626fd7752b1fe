import InputMethods
import Limits
import TextField

/// One thing that happened, in the order in which iOS does it.
public enum TraceEntry: Hashable, Sendable {
  /// The delegate was asked whether a range may be replaced.
  case shouldChange(ProposedChange, Answer)
  /// The field was changed.
  case call(FieldCall)
  /// `textFieldDidChangeSelection`, with the new selection.
  case selectionChanged(Range<Int>)
  /// `UIControl.Event.editingChanged` was handled.
  case editingChanged(Reason)
  /// `UITextField.textDidChangeNotification` was posted.
  case textDidChange
  /// `textFieldShouldBeginEditing`.
  case shouldBeginEditing
  /// `textFieldDidBeginEditing`.
  case editingDidBegin
  /// `UITextField.textDidBeginEditingNotification` was posted.
  case textDidBeginEditing
  /// `textFieldShouldEndEditing`.
  case shouldEndEditing
  /// `textFieldDidEndEditing`.
  case editingDidEnd
  /// `UITextField.textDidEndEditingNotification` was posted.
  case textDidEndEditing
  /// `UIControl.Event.editingDidEndOnExit` was sent: Return ends editing.
  case editingDidEndOnExit
  /// `textFieldShouldReturn`.
  case shouldReturn
  /// `textFieldShouldClear`.
  case shouldClear
  /// Undo or redo applied a recorded entry.
  case history(UndoHistory.Direction, UndoHistory.Entry)
  /// The keyboard has something to say.
  case notice(KeyboardNotice)
  /// The app crashed.
  case crash(SimulatedCrash)
}
