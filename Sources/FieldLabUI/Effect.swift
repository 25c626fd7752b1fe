/// What the program around the state must do.
public enum Effect: Hashable, Sendable {
  /// End the program, because the tester said so.
  case quit
  /// End the program, because this signal came.
  case end(signal: Int32)
  /// Suspend the process, and come back.
  case suspend
  /// Ring the bell.
  case bell
}
