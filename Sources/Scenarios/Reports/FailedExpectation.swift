import Emulator
import TextField

/// An expectation that did not hold, as every report for people or for their tools tells it.
struct FailedExpectation {
  /// The line and the expectation.
  let headline: String
  /// What was expected, what was found, and the trace of the step; a line each.
  let details: [String]
  /// What was expected and what was found, in one line.
  let message: String

  init(
    _ expectation: Expectation, _ failure: Verdict.Failure, _ step: Scenario.Step?,
    _ session: Session, _ digest: StepDigest
  ) {
    headline = "line \(expectation.line): \(expectation.source)"
    let difference = TextDifference(failure.expected, failure.got)
    message = "expected \(difference.expected), got \(difference.got)"
    var lines = [
      "policy    \(session.policyID)",
      "expected  \(difference.expected)",
      "got       \(difference.got)",
    ]
    if let marker = difference.marker { lines.append("          " + marker) }
    let state = StringNotation.quoted(StateNotation.units(session.field))
    lines.append("state     \(TextDifference(state, state).got)")
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
