import Emulator
import Limits
import Scenarios

/// A scenario that is played on the screen, forward and back.
///
/// The run is a value, so going back is taking an older one. The phones on the table get the same events
/// as the run, and what the tester does by hand from there on goes to them alone.
public struct Playback: Sendable {
  /// What became of an expectation, policy by policy.
  struct Outcome: Sendable {
    var failures: [(policy: String, verdict: Verdict)] = []
  }

  /// Everything that a step forward changes.
  private struct Moment: Sendable {
    var run: ScenarioRun
    var workbench: Workbench
    var outcomes: [Int: Outcome]
  }

  private var now: Moment
  private var past: [Moment] = []

  /// A scenario before its first step, with the phones that it asks for; nil when it has no policy.
  /// - Throws: why a policy cannot be made.
  public init?(_ scenario: Scenario) throws(PolicyError) {
    guard let run = ScenarioRun(scenario), let first = scenario.policies.first else { return nil }
    let workbench = try Workbench(
      settings: Settings(scenario, policy: first), compared: scenario.policies)
    now = Moment(run: run, workbench: workbench, outcomes: [:])
  }

  /// The scenario.
  public var scenario: Scenario { now.run.scenario }

  /// The phones as they are at this point.
  public var workbench: Workbench { now.workbench }

  /// The line of the step that comes next; nil at the end.
  var nextLine: Int? { now.run.upcomingStep?.line }

  /// What became of the expectation in a line; nil while it has not been tried.
  func outcome(inLine line: Int) -> Outcome? { now.outcomes[line] }

  /// How many expectations have failed so far.
  var failureCount: Int { now.outcomes.values.reduce(0) { $0 + $1.failures.count } }

  /// How many lines the script has, expectations included.
  var lineCount: Int {
    scenario.steps.reduce(scenario.opening.count) { $0 + 1 + $1.expectations.count }
  }

  /// One line about where the run is and which keys move it.
  var prompt: Phrase {
    nextLine == nil ? .played(failures: failureCount) : .playing(failures: failureCount)
  }

  /// Applies the next event; false at the end.
  mutating func advance() -> Bool {
    var next = now
    guard let moment = next.run.advance() else { return false }
    if let event = moment.event { next.workbench.apply(event) }
    for (session, verdicts) in zip(next.run.bench.sessions, moment.verdicts) {
      for verdict in verdicts {
        var outcome = next.outcomes[verdict.expectation.line] ?? Outcome()
        if !verdict.held { outcome.failures.append((session.policyID, verdict)) }
        next.outcomes[verdict.expectation.line] = outcome
      }
    }
    past.append(now)
    now = next
    return true
  }

  /// Applies events to the end of the present step.
  mutating func advanceStep() -> Bool {
    let line = nextLine
    guard advance() else { return false }
    while line != nil, nextLine == line, advance() {}
    return true
  }

  /// Applies everything that is left.
  mutating func advanceToEnd() {
    while advance() {}
  }

  /// Goes back by one event; false at the start.
  mutating func goBack() -> Bool {
    guard let previous = past.popLast() else { return false }
    now = previous
    return true
  }

  /// Goes back to the start.
  mutating func goToStart() {
    guard let first = past.first else { return }
    now = first
    past.removeAll()
  }
}

extension Settings {
  /// What a scenario's header asks for.
  init(_ scenario: Scenario, policy: PolicyDescription) {
    self.init(policy: policy)
    take(scenario.header)
  }
}
