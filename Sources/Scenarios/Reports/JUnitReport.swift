import Emulator

/// The report as JUnit XML: a suite for each scenario, a case for each expectation and policy; for a file
/// with errors one case that tells them.
///
/// Times are zero: a scenario's time is its own, and a report is the same on every machine.
struct JUnitReport: Report {
  /// The most failures of one scenario that are told with their trace.
  private static let most = 100

  private var cases: [String] = []
  private var failures = 0
  private var notes = RunNotes(in: .english)

  init(number: Int, in language: Language) {}

  static func begin(to output: inout some TextOutputStream) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
  }

  mutating func note(
    _ moment: ScenarioRun.Moment, in run: ScenarioRun, to output: inout some TextOutputStream
  ) {
    notes.note(moment, in: run)
    for (index, verdicts) in moment.verdicts.enumerated() {
      let session = run.bench.sessions[index]
      for verdict in verdicts {
        let found = verdict.failure.map {
          FailedExpectation(
            verdict.expectation, $0, moment.step, session, moment.digests[index], in: .english)
        }
        if found != nil { failures += 1 }
        cases.append(element(verdict, found, session.policyID, run.scenario.name))
      }
    }
  }

  mutating func end(
    _ scenario: Scenario, _ tally: Tally, to output: inout some TextOutputStream
  ) {
    let skipped = scenario.skippedExpectations.map { expectation, policy in
      start(expectation, policy, scenario.name)
        + "><skipped message=\"the policy does not run\"/></testcase>\n"
    }
    output.write(
      "  <testsuite name=\"\(XML.escaped(scenario.title))\" tests=\"\(cases.count + skipped.count)\""
        + " failures=\"\(tally.failed)\" errors=\"0\" skipped=\"\(tally.skipped)\" time=\"0\">\n")
    for text in cases + skipped { output.write(text) }
    if !notes.lines.isEmpty {
      let lines = notes.lines.map { "\($0.sign) \($0.words)\n" }.joined()
      output.write("    <system-out>\(XML.escaped(lines))</system-out>\n")
    }
    output.write("  </testsuite>\n")
  }

  func tell(_ problem: ScenarioLoader.Problem, to output: inout some TextOutputStream) {
    let file = BrokenFile(problem, in: .english)
    let name = XML.escaped(file.name)
    output.write(
      "  <testsuite name=\"\(name)\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0\">\n"
        + "    <testcase classname=\"\(name)\" name=\"the file can be run\" time=\"0\">\n"
        + "      <error type=\"scenario\" message=\"\(XML.escaped(file.summary))\">"
        + XML.escaped(file.page) + "</error>\n    </testcase>\n  </testsuite>\n")
  }

  static func sum(
    _ tally: Tally, scenarios: Int, in language: Language, to output: inout some TextOutputStream
  ) {
    output.write("</testsuites>\n")
  }

  private func element(
    _ verdict: Verdict, _ found: FailedExpectation?, _ policy: String, _ scenario: String
  ) -> String {
    let start = start(verdict.expectation, policy, scenario)
    guard let found else { return start + "/>\n" }
    let details = failures <= Self.most ? found.details.joined(separator: "\n") : ""
    return start
      + ">\n      <failure type=\"expectation\" message=\"\(XML.escaped(found.message))\">"
      + XML.escaped(details) + "</failure>\n    </testcase>\n"
  }

  /// The start of a case, without the end of its tag.
  private func start(_ expectation: Expectation, _ policy: String, _ scenario: String) -> String {
    let name = "line \(expectation.line), \(policy): \(expectation.source)"
    return "    <testcase classname=\"\(XML.escaped(scenario))\""
      + " name=\"\(XML.escaped(name))\" time=\"0\""
  }
}
