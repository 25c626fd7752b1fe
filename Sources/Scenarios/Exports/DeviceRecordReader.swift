import TextField

/// Reads the lines of a record.
struct DeviceRecordReader {
  /// For how many names that are wrong another is looked for, which takes its time among many.
  private static let mostSuggestions = 50

  var diagnostics = DiagnosticList()

  private let scenarios: [Scenario]
  /// The path of each scenario, and those that have a file's name in common.
  private let paths: [ScenarioPath]
  private let named: [String?: [Int]]
  /// The line in which each place of a scenario was recorded.
  private var recorded: [Place: Int] = [:]

  private struct Place: Hashable {
    var scenario: Int
    var step: Int?
  }

  /// A reader of what was seen of scenarios, whose paths are meant from that folder.
  init(_ scenarios: [Scenario], from folder: String) {
    self.scenarios = scenarios
    let paths = scenarios.map { ScenarioPath($0.name, from: folder) }
    self.paths = paths
    named = Dictionary(grouping: paths.indices) { paths[$0].names.last }
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

  private mutating func outcome(
    _ text: String, from tab: Int, line: Int
  ) throws(Diagnostic) -> DeviceOutcome {
    var lexer = Lexer(text, line: line, from: tab)
    var reader = LineReader(try lexer.rest(), line: line, end: lexer.scalars.count)
    for flaw in lexer.flaws.diagnostics.dropFirst() { diagnostics.append(flaw) }
    if let flaw = lexer.flaws.diagnostics.first { throw flaw }
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
    if let found = try scenario(name, at: source) { return Place(scenario: found) }
    guard let colon = name.lastIndex(of: ":"), let line = Int(name[name.index(after: colon)...]),
      let scenario = try scenario(String(name[..<colon]), at: source)
    else {
      let nearest = suggestion(for: name)
      throw Diagnostic(.unknown(.scenario, name, nearest: nearest), at: source)
    }
    let steps = scenarios[scenario].steps.map(\.line)
    guard steps.contains(line) else {
      throw Diagnostic(.noStepInLine(line, nearest: steps.last { $0 < line }), at: source)
    }
    return Place(scenario: scenario, step: line)
  }

  /// The scenario whose path ends as the name does, in more names than any other's; nil without one.
  private func scenario(_ name: String, at source: SourcePlace) throws(Diagnostic) -> Int? {
    let recorded = ScenarioPath(name)
    let matches = (named[recorded.names.last] ?? []).map { ($0, paths[$0].match(recorded)) }
    guard let most = matches.map(\.1).max(), most > 0 else { return nil }
    let best = matches.filter { $0.1 == most }.map(\.0)
    if best.count == 1 { return best[0] }
    if let exact = best.first(where: { scenarios[$0].name == name }) { return exact }
    throw Diagnostic(.ambiguousScenario(name, paths: best.map { scenarios[$0].name }), at: source)
  }

  /// A name that may have been meant: where the files' names are the same, the path.
  private func suggestion(for name: String) -> String? {
    guard diagnostics.diagnostics.count < Self.mostSuggestions else { return nil }
    let path = ScenarioPath(String(name.prefix { $0 != ":" }))
    if path.names.count > 1, let same = named[path.names.last]?.first {
      return scenarios[same].name
    }
    return NearestWord.to(name, among: paths.compactMap(\.names.last))
  }
}
