import Emulator
import TextField

/// The report for people: a line for each scenario, and below it what needs a look.
struct TextReport: Report {
  /// The most failures, and the most notes, that are written in full for one scenario.
  private static let most = 100

  private var failures: [String] = []
  private var notes: [String] = []
  private var dropped = 0

  init(number: Int) {}

  mutating func note(
    _ moment: ScenarioRun.Moment, in run: ScenarioRun, to output: inout some TextOutputStream
  ) {
    // Sessions are big values, so none is taken before there is something to say about it.
    for index in moment.records.indices {
      for entry in moment.records[index].entries {
        switch entry {
        case .crash(let crash):
          note(
            "CRASH", moment, run.bench.sessions[index], TraceWording.words(for: crash, in: .english)
          )
        case .notice(.notOffered(let candidate)):
          note(
            "note ", moment, run.bench.sessions[index],
            "not offered: " + StringNotation.quoted(candidate))
        default: continue
        }
      }
    }
    for (index, verdicts) in moment.verdicts.enumerated() {
      for verdict in verdicts {
        guard let failure = verdict.failure else { continue }
        guard failures.count < Self.most else {
          dropped += 1
          continue
        }
        let found = FailedExpectation(
          verdict.expectation, failure, moment.step, run.bench.sessions[index],
          moment.digests[index])
        failures.append(
          "    \(found.headline)\n" + found.details.map { "      \($0)\n" }.joined())
      }
    }
  }

  mutating func end(
    _ scenario: Scenario, _ tally: Tally, to output: inout some TextOutputStream
  ) {
    let name = scenario.title == scenario.name ? "" : "  \(scenario.title.onOneLine)"
    let path = SafeText.shown(scenario.name)
    output.write(
      "\(tally.failed == 0 ? "ok    " : "FAILED")  \(path)\(name)  (\(tally.words))\n")
    for text in notes + failures { output.write(text) }
    if dropped > 0 { output.write("    … and \(dropped) more failures\n") }
  }

  static func sum(
    _ tally: Tally, scenarios: Int, to output: inout some TextOutputStream
  ) {
    let noun = scenarios == 1 ? "scenario" : "scenarios"
    output.write("\(scenarios) \(noun): \(tally.words)\n")
  }

  private mutating func note(
    _ label: String, _ moment: ScenarioRun.Moment, _ session: Session, _ words: String
  ) {
    guard notes.count < Self.most, let step = moment.step else { return }
    notes.append(
      "    \(label)  line \(step.line), \(session.policyID): \(step.shortNotation): \(words)\n")
  }
}

extension Tally {
  /// The numbers in words; those that are zero are left out, except what passed.
  var words: String {
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    return parts.joined(separator: ", ")
  }
}

extension String {
  /// The text with everything escaped that would not stay on its line.
  fileprivate var onOneLine: String {
    String(StringNotation.quoted(self).dropFirst().dropLast())
  }
}
