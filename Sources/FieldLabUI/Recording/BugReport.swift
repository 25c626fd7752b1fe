import Scenarios
import Screen

/// What is saved for a bug report.
public struct BugReport: Hashable, Sendable {
  /// What the files' names begin with.
  public var stem: String
  /// Everything since the start as a scenario, with what was seen.
  public var scenario: String
  /// Everything that happened, in words.
  public var trace: String
  /// The screen as SVG.
  public var picture: String
}

extension AppState {
  /// The present state for a bug report.
  var bugReport: BugReport {
    BugReport(
      stem: "bug-" + fileStem,
      scenario: (try? workbench.transcript(expectingFrom: recording?.mark ?? 0).text) ?? "",
      trace: (try? workbench.traceText) ?? "", picture: frame.svg(title: workbench.limitWords))
  }
}
