/// The report for programs: JSON lines.
struct JSONReport: Report {
  init(number: Int, in language: Language) {}

  mutating func note(
    _ moment: ScenarioRun.Moment, in run: ScenarioRun, to output: inout some TextOutputStream
  ) {
    for (index, session) in run.bench.sessions.enumerated() {
      let verdicts = moment.verdicts.indices.contains(index) ? moment.verdicts[index] : []
      write(
        StepJSON(
          scenario: run.scenario.name, policy: session.policyID,
          line: moment.step?.line ?? run.scenario.opening.first?.line ?? 1,
          step: moment.notation,
          calls: moment.records[index].entries.calls,
          state: StateJSON(session), expectations: verdicts.map(VerdictJSON.init)),
        to: &output)
    }
  }

  mutating func end(
    _ scenario: Scenario, _ tally: Tally, to output: inout some TextOutputStream
  ) {}

  func tell(_ problem: ScenarioLoader.Problem, to output: inout some TextOutputStream) {
    let file = BrokenFile(problem, in: .english)
    write(BrokenFileJSON(scenario: file.name, errors: file.errors), to: &output)
  }

  static func sum(
    _ tally: Tally, scenarios: Int, in language: Language, to output: inout some TextOutputStream
  ) {
    JSONReport(number: scenarios, in: language).write(
      SumJSON(
        scenarios: scenarios, passed: tally.passed, failed: tally.failed, skipped: tally.skipped,
        errors: tally.brokenFiles > 0 ? tally.brokenFiles : nil),
      to: &output)
  }

  private func write(_ record: some JSONWritable, to output: inout some TextOutputStream) {
    output.write(JSONWriter.text(of: record))
    output.write("\n")
  }
}

extension ScenarioRun.Moment {
  /// The event as a step; `start` for the expectations before the first one.
  fileprivate var notation: String {
    guard let step, let event else { return "start" }
    return step.mustBeRefused ? "! " + event.notation : event.notation
  }
}

/// One event and policy.
private struct StepJSON: JSONWritable {
  var scenario: String
  var policy: String
  var line: Int
  var step: String
  var calls: [CallJSON]
  var state: StateJSON
  var expectations: [VerdictJSON]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("scenario", scenario)
      json.member("policy", policy)
      json.member("line", line)
      json.member("step", step)
      json.member("calls", calls)
      json.member("state", state)
      json.member("expectations", expectations)
    }
  }
}

/// One expectation.
private struct VerdictJSON: JSONWritable {
  var line: Int
  var held: Bool

  init(_ verdict: Verdict) {
    line = verdict.expectation.line
    held = verdict.held
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", line)
      json.member("held", held)
    }
  }
}

/// A file of which nothing ran.
private struct BrokenFileJSON: JSONWritable {
  var scenario: String
  var errors: [BrokenFile.Fault]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("scenario", scenario)
      json.member("errors", errors)
    }
  }
}

/// One thing that is wrong with it; without a place where the whole file is of no use.
extension BrokenFile.Fault: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      if let line { json.member("line", line) }
      if let column { json.member("column", column) }
      json.member("message", message)
    }
  }
}

/// The last line.
private struct SumJSON: JSONWritable {
  var scenarios: Int
  var passed: Int
  var failed: Int
  var skipped: Int
  /// Left out when there is none.
  var errors: Int?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("scenarios", scenarios)
      json.member("passed", passed)
      json.member("failed", failed)
      json.member("skipped", skipped)
      if let errors { json.member("errors", errors) }
    }
  }
}
