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

  /// The entry's name as reports write it.
  public var name: String {
    switch self {
    case .shouldChange: "shouldChange"
    case .call(let call): call.name.rawValue
    case .selectionChanged: "selectionChanged"
    case .editingChanged: "editingChanged"
    case .textDidChange: "textDidChange"
    case .shouldBeginEditing: "shouldBeginEditing"
    case .editingDidBegin: "editingDidBegin"
    case .textDidBeginEditing: "textDidBeginEditing"
    case .shouldEndEditing: "shouldEndEditing"
    case .editingDidEnd: "editingDidEnd"
    case .textDidEndEditing: "textDidEndEditing"
    case .editingDidEndOnExit: "editingDidEndOnExit"
    case .shouldReturn: "shouldReturn"
    case .shouldClear: "shouldClear"
    case .history(let direction, _): direction.rawValue
    case .notice(.notOffered): "notOffered"
    case .notice(.noSuchKey): "noSuchKey"
    case .notice(.idleKey): "idleKey"
    case .notice(.compositionFull): "compositionFull"
    case .notice(.noFocus): "noFocus"
    case .notice(.nothingTo): "nothingTo"
    case .crash: "crash"
    }
  }
}
