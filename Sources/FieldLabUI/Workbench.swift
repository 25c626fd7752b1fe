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

  /// A bench for these settings; nil when the leading policy cannot be made.
  public init?(settings: Settings, compared: [PolicyDescription] = []) {
    guard let bench = Self.bench(settings, compared) else { return nil }
    self.settings = settings
    self.compared = compared
    self.bench = bench
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

  /// Shows what the same events become with other settings; false when they cannot be had.
  @discardableResult
  public mutating func replay(
    with settings: Settings, comparing compared: [PolicyDescription]? = nil
  ) -> Bool {
    guard var next = Workbench(settings: settings, compared: compared ?? self.compared) else {
      return false
    }
    for action in actions { next.perform(action) }
    self = next
    return true
  }

  /// Starts over with the same settings.
  public mutating func startOver() {
    if let fresh = Workbench(settings: settings, compared: compared) { self = fresh }
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

  private static func bench(_ settings: Settings, _ compared: [PolicyDescription]) -> Bench? {
    guard let leading = settings.configuration(for: settings.policy) else { return nil }
    let others = compared.filter { $0.id != settings.policy.id }
      .compactMap(settings.configuration)
    return Bench([leading] + others)
  }
}
