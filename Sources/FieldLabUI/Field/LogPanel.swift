/// What stands where the log is, below or beside the field.
public enum LogPanel: String, CaseIterable, Sendable {
  /// What happened, event by event.
  case trace
  /// What the text is made of, composed sequence by composed sequence.
  case inspector
}
