import Emulator
import Limits
import TextField

@testable import Scenarios

/// Reads a scenario whose file would be called `t.scenario`.
func read(_ text: String, policies: [PolicyDescription]? = nil) throws -> Scenario {
  try Scenario(SourceFile(name: "t.scenario", text: text), policies: policies)
}

/// What is wrong with a text, as it is shown.
func errors(in text: String, policies: [PolicyDescription]? = nil) -> String {
  do {
    _ = try read(text, policies: policies)
    return ""
  } catch {
    return (error as? ScenarioErrors).map { DiagnosticRendering(in: .english).render($0) }
      ?? "\(error)"
  }
}

/// What is wrong with a text: line, first scalar and error.
func diagnostics(in text: String) -> [Diagnostic] {
  do {
    _ = try read(text)
    return []
  } catch {
    return (error as? ScenarioErrors)?.diagnostics ?? []
  }
}

/// Runs a text and returns the report.
func result(
  _ text: String, as format: ReportFormat = .text, policies: [PolicyDescription]? = nil
) throws -> (text: String, tally: Tally) {
  let suite = ScenarioSuite([try read(text, policies: policies)])
  var output = ""
  let tally = suite.run(as: format, in: .english, to: &output)
  return (output, tally)
}

/// The actions of a text's steps.
func actions(_ text: String) throws -> [Scenario.Action] {
  try read(text).steps.map(\.action)
}

/// Everything that a run does, in order.
func moments(_ text: String) throws -> [ScenarioRun.Moment] {
  guard var run = ScenarioRun(try read(text)) else { return [] }
  var moments: [ScenarioRun.Moment] = []
  while let moment = run.advance() { moments.append(moment) }
  return moments
}
