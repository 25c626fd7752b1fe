/// What scenarios can be written as for other hands than the emulator's.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// A manual test, for a person with a phone.
  case markdown
  /// The same as rows, for test management tools.
  case csv
  /// A Swift file of XCUITests, for a device or a simulator.
  case xcuitest
}

/// Scenarios to be written in another form.
public struct ScenarioExport: Sendable {
  /// The scenarios, in order.
  public let scenarios: [Scenario]
  /// The language of what people read; XCUITests are in English.
  public let language: Language

  /// An export of scenarios.
  public init(_ scenarios: [Scenario], in language: Language) {
    self.scenarios = scenarios
    self.language = language
  }

  /// The scenarios in that form.
  public func write(as format: ExportFormat, to output: inout some TextOutputStream) {
    switch format {
    case .markdown: writeMarkdown(to: &output)
    case .csv: writeCSV(to: &output)
    case .xcuitest: writeXCUITest(to: &output)
    }
  }
}
