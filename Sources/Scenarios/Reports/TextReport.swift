import Emulator
import TextField

/// The report for people: a line for each scenario, and below it what needs a look.
struct TextReport: Report {
  /// The most failures, and the most notes, that are written in full for one scenario.
  private static let most = 100

  private var failures: [String] = []
  private var notes: [String] = []
  private var dropped = 0

  mutating func note(
    _ moment: ScenarioRun.Moment, in run: ScenarioRun, to output: inout some TextOutputStream
  ) {
    // Sessions are big values, so none is taken before there is something to say about it.
    for index in moment.records.indices {
      for entry in moment.records[index].entries {
        switch entry {
        case .crash(let crash):
          note("CRASH", moment, run.bench.sessions[index], TraceWording.words(for: crash))
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
        failures.append(
          describe(
            verdict.expectation, failure, moment.step, run.bench.sessions[index],
            moment.digests[index]))
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
    self = TextReport()
  }

  mutating func sum(
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

  private func describe(
    _ expectation: Expectation, _ failure: Verdict.Failure, _ step: Scenario.Step?,
    _ session: Session, _ digest: StepDigest
  ) -> String {
    var lines = [
      "    line \(expectation.line): \(expectation.source)",
      "      policy    \(session.policyID)",
      "      expected  \(failure.expected)",
      "      got       \(failure.got)",
      "      state     \(StringNotation.quoted(StateNotation.units(session.field)))",
    ]
    if let crash = session.crash {
      lines.append("      CRASHED   \(TraceWording.words(for: crash))")
    }
    if let step {
      lines.append("      step      line \(step.line): \(step.shortNotation)")
    }
    if digest.dropped > 0 { lines.append("        … \(digest.dropped) earlier") }
    lines += digest.entries.map { "        \(TraceWording.words(for: $0))" }
    return lines.joined(separator: "\n") + "\n"
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

extension Scenario.Step {
  /// The step, of a long one the start.
  fileprivate var shortNotation: String {
    let notation = notation
    return notation.count > 60 ? notation.prefix(60) + "…" : notation
  }
}

extension String {
  /// The text with everything escaped that would not stay on its line.
  fileprivate var onOneLine: String {
    String(StringNotation.quoted(self).dropFirst().dropLast())
  }
}
