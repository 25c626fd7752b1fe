import Emulator
import Scenarios

/// What became of the expectations of a scenario, line by line.
struct Outcomes: Sendable {
  /// What became of one expectation, policy by policy.
  struct Outcome: Sendable {
    /// Under how many policies it held.
    var held = 0
    /// What was got under the others.
    var failures: [(policy: String, failure: Verdict.Failure)] = []
  }

  private var byLine: [Int: Outcome] = [:]
  /// What there was where the expectations of the step just done look, by line and policy.
  private(set) var seen: [Int: [(policy: String, finding: Finding)]] = [:]
  /// How many expectations held so far, each policy counted.
  private(set) var held = 0
  /// How many did not.
  private(set) var failed = 0

  /// Nothing has been tried.
  init() {}

  /// What became of the expectation in a line; nil while it has not been tried.
  subscript(line: Int) -> Outcome? { byLine[line] }

  /// Adds what an event of the scenario did.
  mutating func note(_ moment: ScenarioRun.Moment, of scenario: Scenario) {
    for (policy, verdicts) in zip(scenario.policies, moment.verdicts) {
      for verdict in verdicts { note(verdict, under: policy.id) }
    }
  }

  /// Keeps what was seen by a moment that was noted, in the place of what was seen before.
  mutating func keep(_ findings: [[Finding]], of moment: ScenarioRun.Moment, in scenario: Scenario)
  {
    seen = [:]
    for (index, policy) in scenario.policies.enumerated() where findings.indices.contains(index) {
      for (verdict, finding) in zip(moment.verdicts[index], findings[index]) {
        seen[verdict.expectation.line, default: []].append((policy.id, finding))
      }
    }
  }

  private mutating func note(_ verdict: Verdict, under policy: String) {
    var outcome = byLine[verdict.expectation.line] ?? Outcome()
    if let failure = verdict.failure {
      outcome.failures.append((policy, failure))
      failed += 1
    } else {
      outcome.held += 1
      held += 1
    }
    byLine[verdict.expectation.line] = outcome
  }
}
