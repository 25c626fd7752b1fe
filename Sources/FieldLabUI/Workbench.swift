import Emulator
import Limits
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
    case checks(Checks)
  }

  /// What is chosen.
  public private(set) var settings: Settings
  /// The policies that stand beside the leading one; none outside the compare view.
  public private(set) var compared: [PolicyDescription]
  /// The sessions, the leading one first.
  public private(set) var bench: Bench
  /// What the last event did, session by session.
  public private(set) var lastRecords: [StepRecord]
  /// What happened in the leading session, event by event.
  public private(set) var trace = TraceLog()

  private var actions: [Action] = []

  /// A bench for these settings.
  /// - Parameters:
  ///   - settings: what is chosen.
  ///   - compared: the policies that stand beside the leading one.
  /// - Throws: why a policy cannot be made.
  public init(
    settings: Settings, compared: [PolicyDescription] = []
  ) throws(PolicyError) {
    var others: [Session.Configuration] = []
    for policy in compared where policy.id != settings.policy.id {
      others.append(try settings.configuration(for: policy))
    }
    bench = Bench(leading: try settings.configuration(for: settings.policy), others: others)
    self.settings = settings
    self.compared = compared
    lastRecords = bench.sessions.map { _ in StepRecord() }
  }

  /// The session whose field is shown.
  public var leading: Session { bench.leading }

  /// How many events came from the tester since the start.
  public var eventCount: Int {
    actions.count { if case .input(.tick) = $0 { false } else { true } }
  }

  /// Which of the policies' checks run.
  public var checks: Checks { leading.checks }

  /// Applies one event to every session.
  public mutating func apply(_ event: InputEvent) {
    perform(.input(event))
  }

  /// Lets time pass.
  ///
  /// It is no step of the tester's, and what the last one did stays in sight.
  public mutating func pass(_ time: Duration) {
    actions.append(.input(.tick(time)))
    bench.apply(.tick(time))
  }

  /// Switches the policies' checks on or off from here on.
  public mutating func setChecks(_ checks: Checks) {
    perform(.checks(checks))
  }

  /// Shows what the same events become with other settings.
  /// - Parameters:
  ///   - settings: what is chosen now.
  ///   - compared: the policies beside the leading one; as before when nil.
  /// - Throws: why a policy cannot be made; nothing has changed then.
  public mutating func replay(
    with settings: Settings, comparing compared: [PolicyDescription]? = nil
  ) throws(PolicyError) {
    var next = try Workbench(settings: settings, compared: compared ?? self.compared)
    for action in actions { next.perform(action) }
    self = next
  }

  /// Starts over with the same settings.
  /// - Throws: why a policy cannot be made.
  public mutating func startOver() throws(PolicyError) {
    self = try Workbench(settings: settings, compared: compared)
  }

  private mutating func perform(_ action: Action) {
    actions.append(action)
    switch action {
    case .input(.tick(let time)): bench.apply(.tick(time))
    case .input(let event):
      lastRecords = bench.apply(event)
      trace.append(event, lastRecords[0])
    case .checks(let checks):
      bench.setChecks(checks)
    }
  }
}
