import Scenarios

/// Any bytes as a scenario: read, run, reported, updated and exported.
enum ScenarioFuzz {
  /// How many keys a scenario may press to be run; what is read is not bounded so.
  private static let mostKeys = 300

  static func complaint(about bytes: [UInt8]) -> String? {
    let scenario: Scenario
    do {
      scenario = try Scenario(try SourceFile(name: "x.scenario", bytes: bytes))
    } catch {
      return complaint(about: error)
    }
    guard scenario.keyCount <= mostKeys else { return nil }
    let formats = ReportFormat.allCases
    _ = run(scenario, as: formats[bytes.count % formats.count])
    export(scenario, number: bytes.count)
    return complaint(aboutUpdating: scenario, from: String(decoding: bytes, as: UTF8.self))
  }

  /// Every error must have a place in the file, and words.
  private static func complaint(about errors: ScenarioErrors) -> String? {
    if errors.diagnostics.isEmpty { return "refused without an error" }
    for diagnostic in errors.diagnostics {
      let place = diagnostic.place
      let length = errors.source.line(place.line).unicodeScalars.count
      guard 1...max(1, errors.source.lines.count) ~= place.line, place.scalars.upperBound <= length
      else { return "an error at \(place), and the line ends at \(length)" }
    }
    return DiagnosticRendering(in: .english).render(errors).isEmpty ? "an error without words" : nil
  }

  /// An update makes all that is expected true, and a second one finds nothing to do.
  private static func complaint(aboutUpdating scenario: Scenario, from text: String) -> String? {
    let update = ScenarioUpdate(scenario)
    _ = update.difference(in: scenario.name)
    let updated = update.applied(to: text)
    if update.changes.isEmpty { return updated == text ? nil : "changed a file that holds" }
    do {
      let again = try Scenario(SourceFile(name: scenario.name, text: updated))
      let failed = run(again, as: .tap)
      return failed == 0 ? nil : "after an update \(failed) fail:\n\(updated)"
    } catch {
      // A file that held one expectation, of which nothing true can be said, has nothing left.
      if error.diagnostics.map(\.error) == [.nothingToRun] { return nil }
      return
        "an update cannot be read:\n\(updated)\n\(DiagnosticRendering(in: .english).render(error))"
    }
  }

  /// Runs it; how many expectations failed.
  @discardableResult
  private static func run(_ scenario: Scenario, as format: ReportFormat) -> Int {
    var output = ""
    return ScenarioSuite([scenario]).run(as: format, in: .english, to: &output).failed
  }

  private static func export(_ scenario: Scenario, number: Int) {
    let formats = ExportFormat.allCases
    let languages = Language.allCases
    let export = ScenarioExport([scenario], in: languages[number % languages.count])
    var output = ""
    export.write(as: formats[number / languages.count % formats.count], to: &output)
  }
}

extension Scenario {
  /// How many keys are pressed in all sessions together.
  fileprivate var keyCount: Int {
    steps.reduce(0) { count, step in
      switch step.action {
      case .keys(let keys): count + keys.count
      case .event(.delete(let times)): count + times
      case .event: count + 1
      }
    } * policies.count
  }
}
