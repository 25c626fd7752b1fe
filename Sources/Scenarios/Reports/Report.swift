/// Writes what happens in the run of one scenario, as it happens.
///
/// A report is made anew for each scenario, so that several can be run at a time; what stands before the
/// first and after the last belongs to the format alone.
protocol Report: Sendable {
  /// A report on the scenario with that number, counted from 1; those for tools are in English all the same.
  init(number: Int, in language: Language)

  /// What comes before the first scenario.
  static func begin(to output: inout some TextOutputStream)

  /// One event was applied.
  mutating func note(
    _ moment: ScenarioRun.Moment, in run: ScenarioRun, to output: inout some TextOutputStream)

  /// The scenario is over.
  mutating func end(
    _ scenario: Scenario, _ tally: Tally, to output: inout some TextOutputStream)

  /// In place of a scenario there is a file with errors, of which nothing runs.
  func tell(_ problem: ScenarioLoader.Problem, to output: inout some TextOutputStream)

  /// All scenarios are over, `scenarios` of which ran.
  static func sum(
    _ tally: Tally, scenarios: Int, in language: Language, to output: inout some TextOutputStream)
}

extension Report {
  /// Nothing.
  static func begin(to output: inout some TextOutputStream) {}
}
