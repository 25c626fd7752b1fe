import Emulator

/// The report as TAP 14: a test point for each scenario, with what failed as a YAML block, and behind it as
/// comments what is to be seen beside that.
///
/// A file with errors is a point that failed, since a producer that bails out would keep the others from
/// being told.
struct TAPReport: Report {
  /// The most failures, or errors, that are written for one scenario.
  private static let most = 100

  private let number: Int
  private var failures: [FailedExpectation] = []
  private var dropped = 0
  private var notes = RunNotes(in: .english)

  init(number: Int, in language: Language) {
    self.number = number
  }

  static func begin(to output: inout some TextOutputStream) {
    output.write("TAP version 14\n")
  }

  mutating func note(
    _ moment: ScenarioRun.Moment, in run: ScenarioRun, to output: inout some TextOutputStream
  ) {
    notes.note(moment, in: run)
    for (index, verdicts) in moment.verdicts.enumerated() {
      for verdict in verdicts {
        guard let failure = verdict.failure else { continue }
        guard failures.count < Self.most else {
          dropped += 1
          continue
        }
        failures.append(
          FailedExpectation(
            verdict.expectation, failure, moment.step, run.bench.sessions[index],
            moment.digests[index], in: .english))
      }
    }
  }

  mutating func end(
    _ scenario: Scenario, _ tally: Tally, to output: inout some TextOutputStream
  ) {
    let isSkipped = tally.passed + tally.failed == 0 && tally.skipped > 0
    let name = Self.escaped(
      scenario.title == scenario.source.fileName
        ? scenario.name : "\(scenario.name): \(scenario.title)")
    output.write("\(tally.failed == 0 ? "ok" : "not ok") \(number) - \(name)")
    output.write(isSkipped ? " # SKIP nothing is expected of these policies\n" : "\n")
    if !failures.isEmpty { writeFailures(to: &output) }
    for note in notes.lines { output.write("# \(note.sign) \(SafeText.shown(note.words))\n") }
  }

  func tell(_ problem: ScenarioLoader.Problem, to output: inout some TextOutputStream) {
    let file = BrokenFile(problem, in: .english)
    output.write("not ok \(number) - \(Self.escaped(file.name))\n  ---\n  errors:\n")
    for error in file.errors.prefix(Self.most) {
      let message = "message: \(Self.yaml(error.message))"
      if let line = error.line, let column = error.column {
        output.write("    - at: '\(line):\(column)'\n      \(message)\n")
      } else {
        output.write("    - \(message)\n")
      }
    }
    let more = file.errors.count - Self.most
    if more > 0 { output.write("  more: \(more)\n") }
    output.write("  ...\n")
  }

  static func sum(
    _ tally: Tally, scenarios: Int, in language: Language, to output: inout some TextOutputStream
  ) {
    output.write("1..\(scenarios + tally.brokenFiles)\n# \(tally.words(in: .english))\n")
  }

  private func writeFailures(to output: inout some TextOutputStream) {
    output.write("  ---\n  failures:\n")
    for failure in failures {
      output.write("    - at: \(Self.yaml(failure.headline))\n      found: |\n")
      for line in failure.details { output.write("        \(SafeText.shown(line))\n") }
    }
    if dropped > 0 { output.write("  more: \(dropped)\n") }
    output.write("  ...\n")
  }

  /// A description: what TAP would take for a directive is escaped.
  private static func escaped(_ text: String) -> String {
    SafeText.shown(text.replacing("\\", with: "\\\\").replacing("#", with: "\\#"))
  }

  /// A YAML string between single quotes.
  private static func yaml(_ text: String) -> String {
    "'" + SafeText.shown(text).replacing("'", with: "''") + "'"
  }
}
