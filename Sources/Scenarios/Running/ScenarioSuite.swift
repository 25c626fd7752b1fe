/// Scenarios that are run one after the other, with one report.
public struct ScenarioSuite: Sendable {
  /// The scenarios, in order.
  public let scenarios: [Scenario]

  /// A suite of `scenarios`.
  public init(_ scenarios: [Scenario]) {
    self.scenarios = scenarios
  }

  /// Runs them all.
  /// - Parameters:
  ///   - format: how the report is written.
  ///   - output: where it goes, while the run goes on.
  /// - Returns: how many expectations held.
  public func run(
    as format: ReportFormat, to output: inout some TextOutputStream
  ) -> Tally {
    switch format {
    case .text: run(TextReport(), to: &output)
    case .tap: run(TAPReport(), to: &output)
    case .junit: run(JUnitReport(), to: &output)
    case .json: run(JSONReport(), to: &output)
    }
  }

  private func run(_ report: some Report, to output: inout some TextOutputStream) -> Tally {
    var report = report
    var total = Tally()
    for scenario in scenarios {
      var tally = Tally()
      tally.skipped = scenario.skippedExpectations
      if var run = ScenarioRun(scenario) {
        while let moment = run.advance() {
          for verdict in moment.verdicts.joined() {
            if verdict.held { tally.passed += 1 } else { tally.failed += 1 }
          }
          report.note(moment, in: run, to: &output)
        }
      }
      report.end(scenario, tally, to: &output)
      total += tally
    }
    report.sum(total, scenarios: scenarios.count, to: &output)
    return total
  }
}
