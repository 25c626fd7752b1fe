/// What takes the screen between its title and the line for messages.
public enum MainView: String, CaseIterable, Sendable {
  /// The field, its checks and its trace.
  case field
  /// The field with nothing but its trace, or what stands in the place of that.
  case trace
}
