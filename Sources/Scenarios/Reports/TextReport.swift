import Emulator
import TextField

/// The report for people: a line for each scenario, and below it what needs a look.
///
/// Of a file with errors it has only the line: the errors themselves go to standard error.
struct TextReport: Report {
  /// The most failures that are written in full for one scenario.
  private static let most = 100

  private let language: Language
  private var failures: [String] = []
  private var notes: RunNotes
  private var dropped = 0

  init(number: Int, in language: Language) {
    self.language = language
    notes = RunNotes(in: language)
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
        let found = FailedExpectation(
          verdict.expectation, failure, moment.step, run.bench.sessions[index],
          moment.digests[index], in: language)
        failures.append(
          "    \(found.headline)\n" + found.details.map { "      \($0)\n" }.joined())
      }
    }
  }

  mutating func end(
    _ scenario: Scenario, _ tally: Tally, to output: inout some TextOutputStream
  ) {
    let name = scenario.title == scenario.source.fileName ? "" : "  \(scenario.title.onOneLine)"
    let path = SafeText.shown(scenario.name)
    let sign = tally.failed == 0 ? language.say("ok", "通过", "通過") : failedSign
    output.write("\(padded(sign))  \(path)\(name)  (\(tally.words(in: language)))\n")
    for note in notes.lines { output.write("    \(note.sign)  \(note.words)\n") }
    for text in failures { output.write(text) }
    if dropped > 0 {
      let more = language.say(
        "… and \(dropped) more failures", "… 另有 \(dropped) 处失败", "… 另有 \(dropped) 處失敗")
      output.write("    \(more)\n")
    }
  }

  func tell(_ problem: ScenarioLoader.Problem, to output: inout some TextOutputStream) {
    let file = BrokenFile(problem, in: language)
    let sign = padded(language.say("ERROR", "错误", "錯誤"))
    switch problem {
    case .file: output.write("\(sign)  \(SafeText.shown(file.summary))\n")
    case .scenario: output.write("\(sign)  \(SafeText.shown(file.name))  (\(file.summary))\n")
    }
  }

  private var failedSign: String { language.say("FAILED", "失败", "失敗") }

  private func padded(_ sign: String) -> String {
    let width = CellWidth.standard
    return width.padded(sign, to: width.widest(of: [failedSign]))
  }

  static func sum(
    _ tally: Tally, scenarios: Int, in language: Language, to output: inout some TextOutputStream
  ) {
    let words = tally.words(in: language)
    output.write(
      language.say(
        "\(scenarios) \(scenarios == 1 ? "scenario" : "scenarios"): \(words)",
        "\(scenarios) 个脚本：\(words)", "\(scenarios) 個腳本：\(words)") + "\n")
  }
}

extension Tally {
  /// The numbers in words; those that are zero are left out, except what passed.
  func words(in language: Language) -> String {
    var parts = [language.say("\(passed) passed", "\(passed) 通过", "\(passed) 通過")]
    if failed > 0 {
      parts.append(language.say("\(failed) failed", "\(failed) 失败", "\(failed) 失敗"))
    }
    if skipped > 0 {
      parts.append(language.say("\(skipped) skipped", "\(skipped) 跳过", "\(skipped) 略過"))
    }
    if brokenFiles > 0 {
      parts.append(
        language.say(
          "\(brokenFiles) \(brokenFiles == 1 ? "file" : "files") with errors",
          "\(brokenFiles) 个文件有错误", "\(brokenFiles) 個檔案有錯誤"))
    }
    return parts.joined(separator: language.say(", ", "，", "，"))
  }
}

extension String {
  /// The text with everything escaped that would not stay on its line.
  fileprivate var onOneLine: String {
    String(StringNotation.quoted(self).dropFirst().dropLast())
  }
}
