import Emulator
import InputMethods

/// A scenario being run, one event at a time.
///
/// A value: a screen that plays a file can keep an old run and go back to it.
public struct ScenarioRun: Sendable {
  /// What is run.
  public private(set) var scenario: Scenario
  /// The sessions, one for each policy of the scenario, in its order.
  public private(set) var bench: Bench

  /// What the present step has done so far, for each session; empty when nobody will ask.
  private var digests: [StepDigest] = []
  private var nextStep = 0
  private var keys: KeySequence.Iterator?
  private var upcomingKey: Key?
  private var hasOpened = false

  /// One event, and what it did.
  public struct Moment: Sendable {
    /// The step that the event belongs to; nil before the first one.
    public var step: Scenario.Step?
    /// What happened; nil before the first step.
    public var event: InputEvent?
    /// What it did to each session.
    public var records: [StepRecord]
    /// For the last event of a step: what became of its expectations in each session.
    public var verdicts: [[Verdict]]
    /// For the last event of a step with expectations: what the whole step did to each session.
    public var digests: [StepDigest]
    /// Whether this is the last event of its step.
    public var endsStep: Bool
  }

  /// A run that has not begun; nil for a scenario without policies.
  public init?(_ scenario: Scenario) {
    guard let bench = Bench(scenario.configurations) else { return nil }
    self.scenario = scenario
    self.bench = bench
  }

  /// The step whose event comes next; nil at the end.
  public var upcomingStep: Scenario.Step? {
    scenario.steps.indices.contains(nextStep) ? scenario.steps[nextStep] : nil
  }

  /// Whether the upcoming step has been begun.
  public var isInsideStep: Bool { keys != nil }

  /// Goes on in a scenario that has the same header, and the same steps up to where the run is.
  public mutating func goOn(in scenario: Scenario) {
    self.scenario = scenario
  }

  /// Applies the next event; nil at the end.
  ///
  /// Expectations before the first step come as a moment of their own.
  public mutating func advance() -> Moment? {
    if !hasOpened {
      hasOpened = true
      if !scenario.opening.isEmpty { return opening() }
    }
    guard nextStep < scenario.steps.count else { return nil }
    let step = scenario.steps[nextStep]
    if keys == nil { begin(step) }
    let event = nextEvent(of: step)
    let records = bench.apply(event)
    for index in digests.indices { digests[index].note(records[index]) }
    let endsStep = upcomingKey == nil
    var moment = Moment(
      step: step, event: event, records: records, verdicts: [], digests: [], endsStep: endsStep)
    if endsStep {
      if !digests.isEmpty {
        moment.digests = digests
        moment.verdicts = judge(step.allExpectations)
      }
      keys = nil
      nextStep += 1
    }
    return moment
  }

  private mutating func opening() -> Moment {
    gather(for: scenario.opening, mustBeRefused: false)
    return Moment(
      step: nil, event: nil, records: bench.sessions.map { _ in StepRecord() },
      verdicts: judge(scenario.opening), digests: digests, endsStep: true)
  }

  private mutating func begin(_ step: Scenario.Step) {
    gather(for: step.expectations, mustBeRefused: step.mustBeRefused)
    switch step.action {
    case .event: upcomingKey = nil
    case .keys(let sequence):
      var iterator = sequence.makeIterator()
      upcomingKey = iterator.next()
      keys = iterator
    }
  }

  private mutating func gather(for expectations: [Expectation], mustBeRefused: Bool) {
    digests =
      expectations.isEmpty && !mustBeRefused
      ? []
      : bench.sessions.map {
        StepDigest(for: expectations, mustBeRefused: mustBeRefused, before: $0.field)
      }
  }

  private mutating func nextEvent(of step: Scenario.Step) -> InputEvent {
    switch step.action {
    case .event(let event): return event
    case .keys:
      defer { upcomingKey = keys?.next() }
      return .key(upcomingKey ?? .space)
    }
  }

  /// What there is where each expectation of a moment looks, whether it held or not.
  ///
  /// It costs texts and candidates that nobody may want to see, so it is asked for.
  /// - Parameter moment: the one that came last.
  /// - Returns: the findings, in the places of the moment's verdicts.
  public func findings(of moment: Moment) -> [[Finding]] {
    moment.verdicts.indices.map { index in
      let judgement = Judgement(session: bench.sessions[index], step: moment.digests[index])
      return moment.verdicts[index].map { judgement.seen(by: $0.expectation.claim) }
    }
  }

  private func judge(_ expectations: [Expectation]) -> [[Verdict]] {
    zip(bench.sessions, digests).map { session, digest in
      let judgement = Judgement(session: session, step: digest)
      return expectations.filter { $0.speaks(of: session.policyID) }
        .map(judgement.verdict(on:))
    }
  }
}

extension Scenario.Step {
  /// What is expected after the step, with the refusal that `!` asks for first.
  public var allExpectations: [Expectation] {
    guard mustBeRefused else { return expectations }
    return [Expectation(line: line, source: notation, claim: .stepRefused)] + expectations
  }
}

extension Scenario {
  /// The expectations that speak of policies that do not run, with each such policy, in order.
  public var skippedExpectations: [(expectation: Expectation, policy: String)] {
    let running = Set(policies.map(\.id))
    return (opening + steps.flatMap(\.expectations)).flatMap { expectation in
      (expectation.policies ?? []).filter { !running.contains($0) }.map { (expectation, $0) }
    }
  }
}
