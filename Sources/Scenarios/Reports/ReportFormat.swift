/// How the results of a run are written.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// JSON lines: one for each event and policy, and one that sums up.
  case json

  /// Formats that the command line has and this version does not serve yet.
  public static let notYetAvailable = ["tap", "junit", "html", "markdown"]
}
