/// Writes what happens in a run, as it happens.
protocol Report {
  /// One event was applied.
  mutating func note(
    _ moment: ScenarioRun.Moment, in run: ScenarioRun, to output: inout some TextOutputStream)

  /// A scenario is over.
  mutating func end(
    _ scenario: Scenario, _ tally: Tally, to output: inout some TextOutputStream)

  /// All scenarios are over.
  mutating func sum(_ tally: Tally, scenarios: Int, to output: inout some TextOutputStream)
}
