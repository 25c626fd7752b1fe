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
  /// The names of the scenarios by which what was seen of them is told, in the same order.
  let names: [String]

  /// An export of scenarios.
  /// - Parameters:
  ///   - scenarios: the scenarios.
  ///   - language: the language of it.
  ///   - folder: the folder from which their paths are meant; empty where it is not known.
  public init(_ scenarios: [Scenario], in language: Language, from folder: String = "") {
    self.scenarios = scenarios
    self.language = language
    names = ScenarioPath.exportNames(of: scenarios, from: folder)
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
