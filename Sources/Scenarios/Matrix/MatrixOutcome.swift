import Emulator
import Limits
import TextField

/// How one scenario ended under one policy.
public struct MatrixOutcome: Sendable {
  /// How much of a trace is kept; a long run loses its start.
  public static let longestTrace = 400

  /// The field at the end, in state notation.
  public private(set) var state: UTF16Text = ""
  /// What is wrong with the end, worst first.
  public private(set) var faults: [Fault] = []
  /// What became of the expectations that speak of this policy.
  public private(set) var tally = Tally()
  /// What happened, event by event.
  public private(set) var trace: [Event] = []
  /// How many events came before those that are kept.
  public private(set) var dropped = 0

  /// Something that a limit should not end in.
  public enum Fault: Hashable, Sendable {
    /// The app crashed.
    case crash(SimulatedCrash)
    /// Half a surrogate pair is in the text.
    case loneSurrogate
    /// Text that nobody composes any more is over the limit by so many units.
    case over(Int, CountingUnit)
  }

  /// One event, and what it did.
  public struct Event: Sendable {
    /// The line of its step.
    public let line: Int
    /// The event as a step.
    public let notation: String
    /// What happened.
    public let entries: [TraceEntry]
  }

  /// The outcome of nothing.
  init() {}

  /// Runs a scenario of one policy to its end.
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - isMeant: whether the file names the policy in its header, so that expectations which name none
  ///     speak of it too.
  init(of scenario: Scenario, isMeant: Bool) {
    guard var run = ScenarioRun(scenario) else { return }
    let start = run.bench.leading
    while let moment = run.advance() {
      for verdict in moment.verdicts.joined()
      where isMeant || verdict.expectation.policies != nil {
        if verdict.held { tally.passed += 1 } else { tally.failed += 1 }
      }
      note(moment)
    }
    state = StateNotation.units(run.bench.leading.field)
    faults = Self.faults(from: start, to: run.bench.leading)
  }

  private mutating func note(_ moment: ScenarioRun.Moment) {
    guard let step = moment.step, let event = moment.event else { return }
    trace.append(
      Event(line: step.line, notation: event.notation, entries: moment.records[0].entries))
    if trace.count > 2 * Self.longestTrace {
      let surplus = trace.count - Self.longestTrace
      trace.removeFirst(surplus)
      dropped += surplus
    }
  }

  /// What is wrong with the end; text that was too long from the start is not, unless it grew.
  private static func faults(from start: Session, to end: Session) -> [Fault] {
    var faults: [Fault] = []
    if let crash = end.crash { faults.append(.crash(crash)) }
    if end.field.text.unitsIfBroken != nil { faults.append(.loneSurrogate) }
    if let remaining = end.remaining, end.field.markedTextRange == nil,
      remaining < min(0, start.remaining ?? 0)
    {
      faults.append(.over(-remaining, end.policy.unit))
    }
    return faults
  }
}

extension MatrixOutcome: Equatable {
  /// Whether two runs ended alike; how they came there does not matter.
  public static func == (left: MatrixOutcome, right: MatrixOutcome) -> Bool {
    left.state == right.state && left.faults == right.faults
  }
}
