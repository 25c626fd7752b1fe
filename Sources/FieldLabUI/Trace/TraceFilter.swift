import Emulator

/// Which lines of the trace are shown.
enum TraceFilter: String, CaseIterable, Sendable {
  /// All but the events that follow every change.
  case telling
  /// All.
  case everything
  /// What the delegate is asked.
  case questions
  /// What is done to the field, by the keyboard, the system or the program.
  case calls
  /// The handler of `editingChanged`.
  case editingChanged
  /// What is told afterwards: the selection, and notifications.
  case notifications
  /// How editing begins and ends.
  case focus
  /// Undo and redo.
  case undo
  /// What the keyboard has to say, and crashes.
  case notices

  /// Whether a line is shown.
  func passes(_ line: TraceLog.Line) -> Bool {
    switch (self, line.entry) {
    case (.everything, _): true
    case (.telling, _): !line.isDetail
    case (.questions, .shouldChange), (.questions, .shouldReturn), (.questions, .shouldClear),
      (.questions, .shouldBeginEditing), (.questions, .shouldEndEditing):
      true
    case (.calls, .call), (.editingChanged, .editingChanged), (.undo, .history): true
    case (.notifications, .selectionChanged), (.notifications, .textDidChange),
      (.notifications, .textDidBeginEditing), (.notifications, .textDidEndEditing):
      true
    case (.focus, .shouldBeginEditing), (.focus, .editingDidBegin), (.focus, .textDidBeginEditing),
      (.focus, .shouldEndEditing), (.focus, .editingDidEnd), (.focus, .textDidEndEditing),
      (.focus, .editingDidEndOnExit):
      true
    case (.notices, .notice), (.notices, .crash): true
    default: false
    }
  }
}
