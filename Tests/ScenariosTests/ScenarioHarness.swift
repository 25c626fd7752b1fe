import Emulator
import Testing

@testable import Scenarios

/// Reads a scenario from its text.
func scenario(_ text: String) throws -> Scenario {
  try Scenario(SourceFile(name: "t.scenario", text: text))
}

/// What reading `text` complains about, as it is shown; empty when it is right.
func complaints(_ text: String) -> String {
  do {
    _ = try scenario(text)
    return ""
  } catch let errors as ScenarioErrors {
    return DiagnosticRendering().render(errors)
  } catch {
    return "\(error)"
  }
}

/// The report on a run of `text`.
func report(_ text: String, as format: ReportFormat = .text) throws -> String {
  var output = ""
  _ = ScenarioSuite([try scenario(text)]).run(as: format, to: &output)
  return output
}

/// How many expectations held and how many did not.
func tally(_ text: String) throws -> Tally {
  var output = ""
  return ScenarioSuite([try scenario(text)]).run(as: .text, to: &output)
}
