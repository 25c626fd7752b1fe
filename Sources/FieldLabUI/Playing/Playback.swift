import Emulator
import Limits
import Scenarios

/// A scenario that is played on the screen, forward and back.
///
/// The run is a value, so going back is taking an older one, and doing again what lies between. The phones
/// on the table get the same events as the run, and what the tester does by hand from there on goes to
/// them alone.
public struct Playback: Sendable {
  /// Everything that a step forward changes.
  private struct Moment: Sendable {
    var run: ScenarioRun
    var workbench: Workbench
    var outcomes = Outcomes()
    /// How many events have come.
    var events = 0
    /// How many had come when the step began in which this is.
    var eventsBeforeStep = 0

    /// Applies the next event; false at the end.
    mutating func advance() -> Bool {
      guard let moment = run.advance() else { return false }
      if let event = moment.event { workbench.apply(event) }
      outcomes.note(moment, of: run.scenario)
      outcomes.keep(run.findings(of: moment), of: moment, in: run.scenario)
      events += 1
      if moment.endsStep { eventsBeforeStep = events }
      return true
    }
  }

  /// Moments are kept about a sixteenth of the way apart.
  ///
  /// They grow with what was done, so keeping each of a long scenario would fill any memory.
  private static let momentsKept = 16

  private var now: Moment
  /// Moments that have been, oldest first; the start is among them.
  private var past: [Moment] = []
  /// The lines whose steps the tester has changed or added.
  private(set) var changedLines: Set<Int> = []
  /// Whether the scenario is not any more what was read.
  private(set) var isChanged = false

  /// A scenario before its first step, with the phones that it asks for; nil when it has no policy.
  /// - Throws: why a policy cannot be made.
  public init?(_ scenario: Scenario) throws(PolicyError) {
    guard let run = ScenarioRun(scenario), let first = scenario.policies.first else { return nil }
    let workbench = try Workbench(
      settings: Settings(scenario, policy: first), compared: scenario.policies)
    now = Moment(run: run, workbench: workbench)
  }

  /// The scenario.
  public var scenario: Scenario { now.run.scenario }

  /// The phones as they are at this point.
  public var workbench: Workbench { now.workbench }

  /// The line of the step that comes next; nil at the end.
  var nextLine: Int? { now.run.upcomingStep?.line }

  /// Whether the step that comes next has been begun.
  var isInsideStep: Bool { now.run.isInsideStep }

  /// What became of the expectations so far.
  var outcomes: Outcomes { now.outcomes }

  /// Applies the next event; false at the end.
  mutating func advance() -> Bool {
    let distance = past.last.map { now.events - $0.events } ?? .max
    guard distance >= max(1, now.events / Self.momentsKept) else { return now.advance() }
    let moment = now
    guard now.advance() else { return false }
    past.append(moment)
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
    go(backTo: now.events - 1)
  }

  /// Goes back to before the present step, if it has been begun.
  mutating func goToStartOfStep() {
    _ = go(backTo: now.eventsBeforeStep)
  }

  private mutating func go(backTo events: Int) -> Bool {
    guard let kept = past.lastIndex(where: { $0.events <= events }) else { return false }
    now = past[kept]
    past.removeSubrange(kept...)
    while now.events < events, advance() {}
    return true
  }

  /// Goes forward or back to where the step of a line comes next.
  mutating func go(toStepInLine line: Int) {
    let order = scenario.steps.map(\.line)
    guard let target = order.firstIndex(of: line) else { return }
    func place() -> Int { nextLine.flatMap(order.firstIndex(of:)) ?? order.count }
    while place() < target, advance() {}
    while place() > target || isInsideStep, goBack() {}
  }

  /// Goes back to the start.
  mutating func goToStart() {
    guard let first = past.first else { return }
    now = first
    past.removeAll()
  }

  /// Goes on in a scenario that is the same up to this point, and so is when going back.
  mutating func goOn(in scenario: Scenario, changedLines: Set<Int>) {
    for index in past.indices { past[index].run.goOn(in: scenario) }
    now.run.goOn(in: scenario)
    self.changedLines = changedLines
    isChanged = true
  }
}

extension Settings {
  /// What a scenario's header asks for.
  init(_ scenario: Scenario, policy: PolicyDescription) {
    self.init(policy: policy)
    take(scenario.header)
  }
}
