import Emulator
import Limits
import Scenarios

/// What was done to the phones, as a scenario.
extension Workbench {
  /// The policies that can be in one scenario with the leading one.
  ///
  /// A scenario has one limit for all; on the screen, a policy that cannot have it keeps its own.
  var policiesOfScenario: [PolicyDescription] {
    let rows = compared.isEmpty ? [settings.policy] : compared
    let leads = settings.takesLimit(settings.policy)
    let limits = actions.filter(\.setsLimit)
    return rows.filter { policy in
      settings.takesLimit(policy) == leads && limits.allSatisfy { $0.suits(policy) }
    }
  }

  /// The lines before the first step.
  var scenarioHeader: [String] {
    let policies = policiesOfScenario.map(\.id)
    let lines = settings.header.lines(title: "recorded: \(limitWords)", policies: policies)
    let left = compared.map(\.id).filter { !policies.contains($0) }
    return left.isEmpty
      ? lines : lines + ["# Left out, having another limit: " + left.joined(separator: ", ")]
  }

  /// Whether a scenario with this header is still about these settings, whichever policy leads.
  func isUnder(_ header: [String]) -> Bool {
    // Another policy in the lead changes nothing but the title.
    header.filter { !$0.hasPrefix("title ") } == scenarioHeader.filter { !$0.hasPrefix("title ") }
  }

  /// Policy and limit, for titles and names of files.
  var limitWords: String {
    guard let limit = leading.policy.limit else { return leading.policyID }
    return "\(leading.policyID) \(limit.value) \(limit.unit.rawValue)"
  }

  /// Everything since the start.
  /// - Parameter mark: from how many actions on what was seen is expected.
  /// - Returns: the transcript.
  /// - Throws: why a policy cannot be made, which the settings have shown that it can.
  func transcript(expectingFrom mark: Int = 0) throws(PolicyError) -> Transcript {
    var phones = try Workbench(settings: settings, compared: compared)
    let ids = policiesOfScenario.map(\.id)
    var transcript = Transcript(header: scenarioHeader, opening: phones.sightings(of: ids))
    for (index, action) in actions.enumerated() {
      if index == mark, mark > 0 { transcript.append(remark: Self.markRemark) }
      phones.perform(action)
      transcript.append(action, seeing: index < mark ? nil : phones.sightings(of: ids))
    }
    if mark == actions.count, mark > 0 { transcript.append(remark: Self.markRemark) }
    return transcript
  }

  private static let markRemark = "From here on, what was seen is expected."

  /// What the last event was seen to do, by policy.
  func sightings(of policies: [String]) -> [Sighting] {
    zip(bench.sessions, lastRecords).filter { policies.contains($0.0.policyID) }
      .map { Sighting($0, $1) }
  }
}

extension Transcript {
  /// Adds what was done.
  /// - Returns: the lines that it has grown by.
  @discardableResult
  mutating func append(_ action: Workbench.Action, seeing sightings: [Sighting]?) -> String {
    switch action {
    // The next step would do the same at once, and keys without it can be joined.
    case .idle: ""
    case .input(.tick(let time)): append(.tick(time), seeing: nil)
    case .input(let event): append(event, seeing: hasCheckOff ? nil : sightings)
    case .checks(let checks): append(checks: checks)
    }
  }

  private mutating func append(checks: Checks) -> String {
    let off = [(Checks.preCheck, "pre-check"), (.postFilter, "post-filter")]
      .filter { !checks.contains($0.0) }.map(\.1)
    guard !off.isEmpty else { return append(remark: "Both checks are on again.") }
    hasCheckOff = true
    return append(
      remark: off.joined(separator: " and ") + " switched off, for which a scenario has no word:"
        + " nothing is expected any more.")
  }
}

extension Workbench.Action {
  fileprivate var setsLimit: Bool { if case .input(.limit) = self { true } else { false } }

  /// Whether a policy can be in a scenario with this step.
  fileprivate func suits(_ policy: PolicyDescription) -> Bool {
    guard case .input(.limit(let number, let unit)) = self else { return true }
    return policy.takes(limit: number) && unit.map(policy.units.contains) ?? true
  }
}
