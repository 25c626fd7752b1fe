import Emulator
import Limits
import TextField

/// What a device did beside what the emulator does, and which switch would explain the difference.
///
/// Where a scenario disagrees it is run again under every system and with every other value of every
/// switch of its profile, one at a time.
public struct DeviceComparison: Sendable {
  /// The scenarios that were recorded, in order.
  public private(set) var rows: [Row] = []
  /// How many scenarios were not recorded.
  public let unrecorded: Int
  /// The changes under which everything that was recorded agrees; empty where it does without one.
  public private(set) var explanations: [ProfileVariant] = []

  /// One scenario that was recorded.
  public struct Row: Sendable {
    /// The scenario.
    public let scenario: Scenario
    /// What was recorded of it, in the order of its steps.
    public let observations: [Observation]
    /// The changes under which all of it agrees; empty where it does without one.
    public fileprivate(set) var explanations: [ProfileVariant] = []
    /// Where nothing explains all: the changes under which the most agrees, if that is more than without.
    public fileprivate(set) var nearest: [ProfileVariant] = []

    /// The policy that ran.
    public var policy: PolicyDescription { scenario.policies[0] }
    /// Whether device and emulator agree.
    public var agrees: Bool { observations.allSatisfy(\.agrees) }
  }

  /// One thing that was recorded, and what the emulator does there.
  public struct Observation: Sendable {
    /// The step after which it was seen; nil means the end.
    public let step: Scenario.Step?
    /// What was seen on the device.
    public let device: DeviceOutcome
    /// What the emulator does.
    public let emulator: DeviceOutcome

    /// Whether they agree.
    public var agrees: Bool { device == emulator }
  }

  /// Whether everything that was recorded agrees.
  public var agrees: Bool { rows.allSatisfy(\.agrees) }

  /// Compares.
  /// - Parameters:
  ///   - record: what was seen on the device.
  ///   - scenarios: the scenarios that the record was read for; of several policies the first one runs.
  public init(_ record: DeviceRecord, of scenarios: [Scenario]) {
    var runs: [DeviceRun] = []
    for (index, scenario) in scenarios.enumerated() {
      let entries = record.entries.filter { $0.scenario == index }
        .sorted { ($0.step ?? .max) < ($1.step ?? .max) }
      guard !entries.isEmpty, let run = DeviceRun(scenario, entries) else { continue }
      runs.append(run)
      let emulated = run.outcomes(under: scenario.header.profile)
      rows.append(
        Row(
          scenario: run.scenario,
          observations: zip(entries, emulated).map { entry, outcome in
            Observation(
              step: scenario.steps.first { $0.line == entry.step }, device: entry.outcome,
              emulator: outcome)
          }))
    }
    unrecorded = scenarios.count - rows.count
    if !agrees { explain(runs) }
  }

  private mutating func explain(_ runs: [DeviceRun]) {
    var best = rows.map { row in row.observations.count(where: \.agrees) }
    for variant in ProfileVariant.all {
      var explainsAll = true
      for (index, run) in runs.enumerated() {
        let profile = run.scenario.header.profile
        let changed = variant.applied(to: profile)
        // The systems also differ in their name, which nothing asks for.
        let agreeing =
          changed == profile
          ? rows[index].observations.count(where: \.agrees) : run.agreeing(under: changed)
        if agreeing < run.entries.count { explainsAll = false }
        guard !rows[index].agrees else { continue }
        if agreeing == run.entries.count {
          rows[index].explanations.append(variant)
        } else if agreeing > best[index] {
          best[index] = agreeing
          rows[index].nearest = [variant]
        } else if agreeing == best[index], !rows[index].nearest.isEmpty {
          rows[index].nearest.append(variant)
        }
      }
      if explainsAll { explanations.append(variant) }
    }
    explanations = explanations.withoutNeedlessFields
    for index in rows.indices where !rows[index].explanations.isEmpty {
      rows[index].explanations = rows[index].explanations.withoutNeedlessFields
      rows[index].nearest = []
    }
  }
}

extension [ProfileVariant] {
  /// Those that make another field of it only where nothing else explains what was seen.
  fileprivate var withoutNeedlessFields: [ProfileVariant] {
    let specific = filter { $0.reach < .field }
    return specific.isEmpty ? self : specific
  }
}

/// A scenario under one policy, run for what was recorded of it.
private struct DeviceRun {
  let scenario: Scenario
  let entries: [DeviceRecord.Entry]

  /// A run under the first policy; nil where there is none.
  init?(_ scenario: Scenario, _ entries: [DeviceRecord.Entry]) {
    guard let policy = scenario.policies.first, let start = scenario.configurations.first else {
      return nil
    }
    var alone = scenario
    alone.policies = [policy]
    alone.configurations = [start]
    self.scenario = alone
    self.entries = entries
  }

  /// What the emulator does under a profile, in the order of the entries.
  func outcomes(under profile: SystemProfile) -> [DeviceOutcome] {
    var scenario = scenario
    scenario.configurations[0].profile = profile
    guard var run = ScenarioRun(scenario) else { return [] }
    let wanted = Set(entries.compactMap(\.step))
    var outcomes: [Int: DeviceOutcome] = [:]
    while let moment = run.advance() {
      guard moment.endsStep, let line = moment.step?.line, wanted.contains(line) else { continue }
      outcomes[line] = DeviceOutcome(run.bench.leading)
    }
    let end = DeviceOutcome(run.bench.leading)
    return entries.map { $0.step.flatMap { outcomes[$0] } ?? end }
  }

  /// How much of what was recorded agrees under a profile.
  func agreeing(under profile: SystemProfile) -> Int {
    zip(entries, outcomes(under: profile)).count { $0.outcome == $1 }
  }
}

extension DeviceOutcome {
  /// What became of a session's field.
  fileprivate init(_ session: Session) {
    self = session.crash == nil ? .text(session.field.text) : .crash
  }
}
