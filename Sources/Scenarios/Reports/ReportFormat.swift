/// How the results of a run are written.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// The Test Anything Protocol, version 14.
  case tap
  /// JUnit XML.
  case junit
  /// JSON lines: one for each event and policy, and one that sums up.
  case json
}
