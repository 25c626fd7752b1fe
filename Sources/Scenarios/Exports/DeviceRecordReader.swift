import TextField

/// Reads the lines of a record.
struct DeviceRecordReader {
  /// For how many names that are wrong another is looked for, which takes its time among many.
  private static let mostSuggestions = 50

  var diagnostics = DiagnosticList()

  private let scenarios: [Scenario]
  /// The scenarios that a name may mean.
  private var named: [String: [Int]] = [:]
  /// The line in which each place of a scenario was recorded.
  private var recorded: [Place: Int] = [:]

  private struct Place: Hashable {
    var scenario: Int
    var step: Int?
  }

  init(_ scenarios: [Scenario]) {
    self.scenarios = scenarios
    for (index, scenario) in scenarios.enumerated() {
      for name in Self.names(of: scenario) { named[name, default: []].append(index) }
    }
  }

  /// What a line records; nil for one without anything.
  mutating func entry(_ text: String, line: Int) throws(Diagnostic) -> DeviceRecord.Entry? {
    let scalars = Array(text.unicodeScalars)
    if let control = scalars.firstIndex(where: \.isForbiddenControl) {
      throw Diagnostic(
        .controlCharacter(scalars[control].value),
        at: SourcePlace(line: line, scalars: control..<(control + 1)))
    }
    let content = scalars.firstIndex { !$0.isBlank }
    guard let content, scalars[content] != "#" else { return nil }
    guard let tab = scalars[content...].firstIndex(of: "\t") else {
      let end = SourcePlace(line: line, scalars: scalars.count..<scalars.count)
      throw Diagnostic(.missing(.recordedText), at: end)
    }
    let named = SourcePlace(line: line, scalars: content..<tab)
    let place = try place(String(String.UnicodeScalarView(scalars[content..<tab])), at: named)
    let outcome = try outcome(text, from: tab, line: line)
    if let first = recorded[place] {
      throw Diagnostic(.duplicate(scenarios[place.scenario].name, firstLine: first), at: named)
    }
    recorded[place] = line
    return DeviceRecord.Entry(scenario: place.scenario, step: place.step, outcome: outcome)
  }

  private func outcome(
    _ text: String, from tab: Int, line: Int
  ) throws(Diagnostic) -> DeviceOutcome {
    var lexer = Lexer(text, line: line, from: tab)
    var reader = LineReader(try lexer.rest(), line: line, end: lexer.scalars.count)
    let outcome: DeviceOutcome
    if let text = reader.optionalString() {
      outcome = .text(text)
    } else if reader.word(where: { $0 == "crash" }) != nil {
      outcome = .crash
    } else {
      throw Diagnostic(.missing(.recordedText), at: reader.place)
    }
    try reader.finish()
    return outcome
  }

  /// The scenario, and the step if one is told, that a name means.
  private func place(_ name: String, at source: SourcePlace) throws(Diagnostic) -> Place {
    if let found = named[name] { return Place(scenario: try only(found, name, at: source)) }
    guard let colon = name.lastIndex(of: ":"), let line = Int(name[name.index(after: colon)...]),
      let found = named[String(name[..<colon])]
    else {
      let nearest =
        diagnostics.diagnostics.count < Self.mostSuggestions
        ? NearestWord.to(name, among: scenarios.compactMap { Self.names(of: $0).last }) : nil
      throw Diagnostic(.unknown(.scenario, name, nearest: nearest), at: source)
    }
    let scenario = try only(found, name, at: source)
    let steps = scenarios[scenario].steps.map(\.line)
    guard steps.contains(line) else {
      throw Diagnostic(.noStepInLine(line, nearest: steps.last { $0 < line }), at: source)
    }
    return Place(scenario: scenario, step: line)
  }

  private func only(
    _ found: [Int], _ name: String, at source: SourcePlace
  ) throws(Diagnostic) -> Int {
    guard let first = found.first, found.count == 1 else {
      throw Diagnostic(.ambiguousScenario(name), at: source)
    }
    return first
  }

  /// The names of a scenario, the shortest last.
  private static func names(of scenario: Scenario) -> [String] {
    let file = scenario.name.split(separator: "/").last.map(String.init) ?? scenario.name
    let short = file.hasSuffix(".scenario") ? String(file.dropLast(9)) : file
    var names: [String] = []
    for name in [scenario.name, file, short] where !names.contains(name) { names.append(name) }
    return names
  }
}
