import Emulator
import Limits

/// Policies × scenarios: how each scenario ends under each policy.
///
/// Every cell is a run of its own, so a policy that cannot serve a scenario (a unit that it does not count
/// in) costs that cell and no other.
public struct Matrix: Sendable {
  /// The policies, in order.
  public let policies: [PolicyDescription]
  /// The scenarios, in order.
  public let rows: [Row]

  /// One scenario under every policy.
  public struct Row: Sendable {
    /// The path that the scenario was read from.
    public let name: String
    /// The name that reports show.
    public let title: String
    /// The title, or the path where the title is only the file's name, which several files may have.
    public let heading: String
    /// How it ended, in the order of the policies.
    public let cells: [Cell]
  }

  /// One scenario under one policy.
  public enum Cell: Sendable {
    /// How it ended.
    case outcome(MatrixOutcome)
    /// Why the policy cannot run it.
    case impossible(ScenarioError)
  }

  /// Runs every scenario under every policy.
  /// - Parameters:
  ///   - scenarios: the scenarios; their headers' policies only say whom expectations are about.
  ///   - policies: the policies.
  public init(_ scenarios: [Scenario], policies: [PolicyDescription] = PolicyCatalog.all) {
    self.policies = policies
    rows = scenarios.map { scenario in
      Row(
        name: scenario.name, title: scenario.title,
        heading: scenario.title == scenario.source.fileName ? scenario.name : scenario.title,
        cells: zip(policies, Scenario.each(of: policies, in: scenario.source))
          .map { policy, alone in
            Cell(alone, isMeant: scenario.ownPolicies.contains(policy.id))
          })
    }
  }
}

extension Matrix.Cell {
  fileprivate init(_ scenario: Result<Scenario, ScenarioErrors>, isMeant: Bool) {
    switch scenario {
    case .success(let scenario):
      self = .outcome(MatrixOutcome(of: scenario, isMeant: isMeant))
    case .failure(let errors):
      // Never without a diagnostic, since it did not parse.
      self = errors.diagnostics.first.map { .impossible($0.error) } ?? .outcome(MatrixOutcome())
    }
  }

  /// How the scenario ended, where it could run.
  public var outcome: MatrixOutcome? {
    switch self {
    case .outcome(let outcome): outcome
    case .impossible: nil
    }
  }
}
