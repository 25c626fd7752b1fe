import InputMethods
import Limits
import TextField

/// Everything that can happen to a session from outside.
///
/// One event is one step of a scenario, and what a recording holds is exactly these.
public enum InputEvent: Hashable, Sendable {
  /// One key of the keyboard.
  case key(Key)
  /// A candidate is tapped.
  case pick(CandidateChoice)
  /// A whole string arrives from the keyboard in one call.
  case insert(UTF16Text)
  /// A paste; nil pastes what is on the pasteboard.
  case paste(UTF16Text?)
  /// The marked text becomes this, without any engine.
  case mark(UTF16Text)
  /// The composition ends with this text, or with what is marked when nil.
  case commit(UTF16Text?)
  /// The composition is thrown away.
  case cancel
  /// Backspace, so many times.
  case delete(Int)
  /// The system replaces a UTF-16 range, as autocorrect does.
  case replace(Range<Int>, UTF16Text)
  /// A suggestion of the keyboard is tapped: a prediction, an association, an autocorrection.
  case suggest(UTF16Text)
  /// AutoFill puts this in.
  case autofill(UTF16Text)
  /// This is dictated.
  case dictate(UTF16Text)
  /// Text is dropped at an offset.
  case drop(Int, UTF16Text)
  /// The user puts the caret at an offset; nil is the end.
  case caret(Int?)
  /// The user selects a UTF-16 range.
  case select(Range<Int>)
  /// The selection is cut.
  case cut
  /// The selection is copied.
  case copy
  /// Undo or redo.
  case history(UndoHistory.Direction)
  /// The clear button.
  case clear
  /// The field gets focus.
  case focus
  /// The field loses focus.
  case blur
  /// Return.
  case `return`
  /// The program assigns `text`.
  case setText(UTF16Text)
  /// The limit changes; the unit stays when nil.
  case limit(Int, CountingUnit?)
  /// The user switches keyboards.
  case keyboard(KeyboardName)
  /// Time passes.
  case tick(Duration)
}
