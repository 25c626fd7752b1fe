import Emulator
import TextField

/// An expectation that did not hold, as every report for people or for their tools tells it.
struct FailedExpectation {
  /// The line and the expectation.
  let headline: String
  /// What was expected, what was found, and the trace of the step; a line each.
  let details: [String]
  /// What was expected and what was found, in one line.
  let message: String

  init(
    _ expectation: Expectation, _ failure: Verdict.Failure, _ step: Scenario.Step?,
    _ session: Session, _ digest: StepDigest, in language: Language
  ) {
    let (line, source) = (expectation.line, expectation.source)
    headline = language.say(
      "line \(line): \(source)", "第 \(line) 行：\(source)", "第 \(line) 行：\(source)")
    let difference = TextDifference(
      FindingWording.words(for: failure.expected, in: language),
      FindingWording.words(for: failure.got, in: language))
    let (expected, got) = (difference.expected, difference.got)
    message = language.say(
      "expected \(expected), got \(got)", "期望 \(expected)，实得 \(got)",
      "期望 \(expected)，實得 \(got)")
    var rows = [
      (language.say("policy", "策略", "策略"), session.policyID),
      (language.say("expected", "期望", "期望"), expected),
      (language.say("got", "实得", "實得"), got),
    ]
    if let marker = difference.marker { rows.append(("", marker)) }
    let state = StringNotation.quoted(StateNotation.units(session.field))
    rows.append((language.say("state", "状态", "狀態"), TextDifference(state, state).got))
    if let crash = session.crash {
      rows.append(
        (language.say("CRASHED", "崩溃", "當機"), TraceWording.words(for: crash, in: language)))
    }
    if let step {
      let (line, notation) = (step.line, step.shortNotation)
      rows.append(
        (
          language.say("step", "步骤", "步驟"),
          language.say(
            "line \(line): \(notation)", "第 \(line) 行：\(notation)", "第 \(line) 行：\(notation)")
        ))
    }
    let width = CellWidth.standard
    let column = width.widest(of: rows.map(\.0)) + 2
    var lines = rows.map { width.padded($0, to: column) + $1 }
    if digest.dropped > 0 { lines.append("  " + Self.earlier(digest.dropped, in: language)) }
    lines += digest.entries.map { "  \(TraceWording.words(for: $0, in: language))" }
    details = lines
  }

  /// That so many entries came before those that are shown.
  static func earlier(_ count: Int, in language: Language) -> String {
    language.say("… \(count) earlier", "… 之前还有 \(count) 条", "… 之前還有 \(count) 則")
  }
}

extension Scenario.Step {
  /// The step, of a long one the start.
  var shortNotation: String {
    let notation = notation
    return notation.count > 60 ? notation.prefix(60) + "…" : notation
  }
}
