import Emulator
import InputMethods
import Limits
import Scenarios
import TextField

/// The phones on the table, and everything that was done to them.
///
/// State is what the settings make of the events: another policy or limit is shown by replaying the same
/// events, so the tester sees what the same keystrokes would have become. The leading session comes
/// first; the others are there only while policies are compared.
public struct Workbench: Sendable {
  /// What was done, beside input: a check switched on or off.
  enum Action: Sendable {
    case input(InputEvent)
    /// Time for which no keyboard waited.
    case idle(Duration)
    case checks(Checks)
  }

  /// What is chosen.
  public private(set) var settings: Settings
  /// The policies side by side, in their order and the leading one among them; none where nothing is
  /// compared.
  public private(set) var compared: [PolicyDescription]
  /// The sessions, in the order of the compared policies.
  public private(set) var bench: Bench
  /// What the last event did, session by session.
  public private(set) var lastRecords: [StepRecord]
  /// What happened in the leading session, event by event.
  public private(set) var trace = TraceLog()

  /// Everything that was done, in order.
  private(set) var actions: [Action] = []

  /// A bench for these settings.
  /// - Parameters:
  ///   - settings: what is chosen.
  ///   - compared: the policies side by side; a leading one that is not among them comes first.
  /// - Throws: why a policy cannot be made.
  public init(
    settings: Settings, compared: [PolicyDescription] = []
  ) throws(PolicyError) {
    let isListed = compared.contains { $0.id == settings.policy.id }
    let rows = isListed || compared.isEmpty ? compared : [settings.policy] + compared
    let place = rows.firstIndex { $0.id == settings.policy.id } ?? 0
    bench = Bench(
      before: try settings.configurations(for: rows[..<place]),
      leading: try settings.leadingConfiguration,
      after: try settings.configurations(for: rows[place...].dropFirst()))
    self.settings = settings
    self.compared = rows
    lastRecords = bench.sessions.map { _ in StepRecord() }
  }

  /// The session whose field is shown.
  public var leading: Session { bench.leading }

  /// Its keyboard, without a copy of all the rest of it.
  var keyboard: any InputMethod { bench.sessions[bench.leadingIndex].keyboard }

  /// What the last event did in the leading session.
  public var leadingRecord: StepRecord { lastRecords[bench.leadingIndex] }

  /// How many events came from the tester since the start.
  public var eventCount: Int {
    actions.count { !$0.isTime }
  }

  /// Which of the policies' checks run.
  public var checks: Checks { leading.checks }

  /// Applies one event to every session.
  /// - Parameters:
  ///   - event: the event.
  ///   - language: in which the trace of it will be shown; nil where it is not in sight.
  public mutating func apply(_ event: InputEvent, in language: Language? = nil) {
    perform(.input(event), in: language)
  }

  /// Lets time pass.
  ///
  /// It is no step of the tester's, and what the last one did stays in sight.
  public mutating func pass(_ time: Duration) {
    actions.append(bench.isTimed ? .input(.tick(time)) : .idle(time))
    bench.apply(.tick(time))
  }

  /// Switches the policies' checks on or off from here on.
  public mutating func setChecks(_ checks: Checks) {
    perform(.checks(checks))
  }

  /// Shows what the same events become with other settings.
  /// - Parameters:
  ///   - settings: what is chosen now.
  ///   - compared: the policies side by side; as before when nil.
  /// - Throws: why a policy cannot be made; nothing has changed then.
  public mutating func replay(
    with settings: Settings, comparing compared: [PolicyDescription]? = nil
  ) throws(PolicyError) {
    var next = try Workbench(settings: settings, compared: compared ?? self.compared)
    for action in actions { next.perform(action) }
    self = next
  }

  /// Lets another of the compared policies lead: its field and its trace are those that are shown.
  ///
  /// All fields stay as they are.
  /// - Parameter index: the policy's place among the compared ones; nothing happens where there is none.
  /// - Throws: why the policy cannot be made.
  public mutating func lead(with index: Int) throws(PolicyError) {
    guard compared.indices.contains(index), index != bench.leadingIndex else { return }
    var settings = settings
    settings.policy = compared[index]
    var alone = try Workbench(settings: settings)
    for action in actions { alone.perform(action) }
    self.settings = settings
    trace = alone.trace
    bench.lead(with: index, as: alone.leading)
  }

  /// Starts over with the same settings.
  /// - Throws: why a policy cannot be made.
  public mutating func startOver() throws(PolicyError) {
    self = try Workbench(settings: settings, compared: compared)
  }

  /// Does again what was done.
  mutating func perform(_ action: Action, in language: Language? = nil) {
    if let time = action.time { return pass(time) }
    actions.append(action)
    switch action {
    case .idle: break
    case .input(let event):
      lastRecords = bench.apply(event)
      trace.append(
        event, leadingRecord, hidden: leading.field.profile.traits.secureTextEntry, in: language)
    case .checks(let checks):
      bench.setChecks(checks)
    }
  }
}

extension Workbench.Action {
  /// The time that passed, and nothing else.
  var time: Duration? {
    switch self {
    case .idle(let time), .input(.tick(let time)): time
    case .input, .checks: nil
    }
  }

  /// Whether it is no step of the tester's.
  var isTime: Bool { time != nil }
}
