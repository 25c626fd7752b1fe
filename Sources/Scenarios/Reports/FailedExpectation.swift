import Emulator
import TextField

/// An expectation that did not hold, as every report for people or for their tools tells it.
struct FailedExpectation {
  /// The line and the expectation.
  let headline: String
  /// What was expected, what was found, and the trace of the step; a line each.
  let details: [String]

  init(
    _ expectation: Expectation, _ failure: Verdict.Failure, _ step: Scenario.Step?,
    _ session: Session, _ digest: StepDigest
  ) {
    headline = "line \(expectation.line): \(expectation.source)"
    var lines = [
      "policy    \(session.policyID)",
      "expected  \(failure.expected)",
      "got       \(failure.got)",
      "state     \(StringNotation.quoted(StateNotation.units(session.field)))",
    ]
    if let crash = session.crash {
      lines.append("CRASHED   \(TraceWording.words(for: crash, in: .english))")
    }
    if let step {
      lines.append("step      line \(step.line): \(step.shortNotation)")
    }
    if digest.dropped > 0 { lines.append("  … \(digest.dropped) earlier") }
    lines += digest.entries.map { "  \(TraceWording.words(for: $0, in: .english))" }
    details = lines
  }
}

extension Scenario.Step {
  /// The step, of a long one the start.
  var shortNotation: String {
    let notation = notation
    return notation.count > 60 ? notation.prefix(60) + "…" : notation
  }
}
