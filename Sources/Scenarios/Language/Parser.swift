import Emulator
import Limits
import TextField

/// Reads a scenario line by line, going on after an error so that all are found at once.
struct Parser {
  /// The most keys that one file may press, so that no file runs for ever.
  static let mostKeys = 20_000_000

  let source: SourceFile
  /// The policies that run instead of the file's own.
  var override: [PolicyDescription]?

  var title: String?
  var header = Scenario.Header()
  var listed: [PolicyDescription]?
  var opening: [Expectation] = []
  var steps: [Scenario.Step] = []
  var diagnostics = DiagnosticList()

  /// The switches that the header has set, in order.
  var switches: [(choice: ProfileSwitch, value: String)] = []
  /// Whether a step or an expectation has been met, right or wrong, which ends the header.
  private var hasBegun = false
  /// Where each header line stands, by its word.
  var headerPlaces: [String: SourcePlace] = [:]
  /// Where the header and the steps name a unit, for policies that cannot count in it.
  var unitPlaces: [(unit: CountingUnit, place: SourcePlace)] = []
  /// Where the header and the steps set a limit, for policies that do not take its number.
  var limitPlaces: [(limit: Int, place: SourcePlace)] = []
  /// The policies that expectations name, each with its place.
  var expected: [(policy: String, place: SourcePlace)] = []
  /// How many keys the steps press.
  private var keys = 0

  init(_ source: SourceFile, override: [PolicyDescription]?) {
    self.source = source
    self.override = override
  }

  /// The policies that run.
  var policies: [PolicyDescription] {
    override ?? listed ?? usualPolicies
  }

  /// The policies of a file that names none.
  var usualPolicies: [PolicyDescription] {
    [PolicyCatalog.policy("combined")].compactMap(\.self)
  }

  mutating func report(_ error: ScenarioError, at place: SourcePlace) {
    diagnostics.append(Diagnostic(error, at: place))
  }

  /// Reads all lines.
  mutating func readLines() {
    for (index, text) in source.lines.enumerated() {
      if diagnostics.isFull { break }
      do {
        try parse(text, line: index + 1)
      } catch {
        diagnostics.append(error)
      }
    }
    if diagnostics.isEmpty, !hasBegun {
      report(.nothingToRun, at: SourcePlace(line: max(1, source.lines.count), scalars: 0..<0))
    }
  }

  /// What the lines that were read make for the policies that run.
  mutating func scenario() throws(ScenarioErrors) -> Scenario {
    let configurations = makeConfigurations()
    guard diagnostics.isEmpty else {
      throw ScenarioErrors(source: source, diagnostics.diagnostics)
    }
    let warnings = warnings
    return Scenario(
      source: source, title: title ?? source.fileName, header: header, policies: policies,
      ownPolicies: (listed ?? usualPolicies).map(\.id),
      configurations: configurations, opening: opening, steps: steps,
      warnings: warnings.isEmpty ? nil : ScenarioErrors(source: source, warnings))
  }

  private mutating func parse(_ text: String, line: Int) throws(Diagnostic) {
    var lexer = Lexer(text, line: line)
    defer { for flaw in lexer.flaws.diagnostics { diagnostics.append(flaw) } }
    if let control = lexer.scalars.firstIndex(where: \.isForbiddenControl) {
      throw Diagnostic(
        .controlCharacter(lexer.scalars[control].value),
        at: lexer.place(control..<(control + 1)))
    }
    guard var first = try lexer.next() else { return }
    let mustBeRefused = first.kind == .word("!")
    if mustBeRefused {
      guard let second = try lexer.next() else {
        throw Diagnostic(.missing(.step), at: lexer.place(lexer.offset..<lexer.offset))
      }
      first = second
    }
    let verb = try verb(first, line: line)
    // Before the arguments are read: one that is wrong must not make headers of the lines below.
    if verb.endsHeader || mustBeRefused { hasBegun = true }
    if verb == .keys {
      let keys = KeySequence.parsing(
        lexer.scalars, from: lexer.offset, line: line, reportingTo: &diagnostics)
      guard let keys else { return }
      return try append(.keys(keys), mustBeRefused, at: lexer.place(first.scalars))
    }
    let tokens = try lexer.rest()
    let reader = LineReader(tokens, line: line, end: first.scalars.upperBound)
    try parse(verb, at: lexer.place(first.scalars), mustBeRefused, reader, text: text)
  }

  private func verb(_ token: Token, line: Int) throws(Diagnostic) -> Verb {
    let place = SourcePlace(line: line, scalars: token.scalars)
    switch token.kind {
    case .comma: throw Diagnostic(.unexpected("\",\""), at: place)
    case .string: throw Diagnostic(.unexpected("string"), at: place)
    case .word(let word):
      guard let verb = Verb(rawValue: word) else {
        let nearest = Verb.nearest(to: word)?.rawValue
        throw Diagnostic(.unknown(.verb, word, nearest: nearest), at: place)
      }
      return verb
    }
  }

  private mutating func parse(
    _ verb: Verb, at place: SourcePlace, _ mustBeRefused: Bool, _ reader: LineReader, text: String
  ) throws(Diagnostic) {
    var reader = reader
    let isStep = verb.isStep(afterHeader: hasBegun || mustBeRefused, reader)
    let followsHeader = hasBegun
    if isStep { hasBegun = true }
    if mustBeRefused, !isStep {
      throw Diagnostic(.notAStep(verb.rawValue), at: place)
    }
    if verb == .expect {
      try append(expectation(&reader, text: text, from: place))
    } else if isStep {
      let event = try event(verb, at: place, &reader)
      try reader.finish()
      try append(.event(event), mustBeRefused, at: place)
    } else if followsHeader {
      throw Diagnostic(.headerAfterSteps(verb.rawValue), at: place)
    } else {
      try headerLine(verb, at: place, &reader)
      try reader.finish()
    }
  }

  private mutating func append(
    _ action: Scenario.Action, _ mustBeRefused: Bool, at place: SourcePlace
  ) throws(Diagnostic) {
    keys += action.keyCount
    guard keys <= Self.mostKeys else {
      throw Diagnostic(.tooManyKeysInFile(Self.mostKeys), at: place)
    }
    steps.append(
      Scenario.Step(
        line: place.line, action: action, mustBeRefused: mustBeRefused, expectations: []))
  }

  private mutating func append(_ expectation: Expectation) {
    if steps.isEmpty {
      opening.append(expectation)
    } else {
      steps[steps.count - 1].expectations.append(expectation)
    }
  }
}

extension Verb {
  /// Whether a line that starts with this verb can be no header line.
  fileprivate var endsHeader: Bool {
    switch self {
    case .limit, .keyboard, .set: false
    default: !isHeaderOnly
    }
  }

  /// Whether a line that starts with this verb is a step where it stands.
  fileprivate func isStep(afterHeader: Bool, _ reader: LineReader) -> Bool {
    switch self {
    case .expect: return false
    case .limit, .keyboard: return afterHeader
    case .set:
      var reader = reader
      return reader.word { $0 == "text" } != nil
    default: return !isHeaderOnly
    }
  }
}

extension Scenario.Action {
  /// How many keys are pressed.
  fileprivate var keyCount: Int {
    switch self {
    case .keys(let keys): keys.count
    case .event(.delete(let times)): times
    case .event: 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether only an escape may stand for it.
  var isForbiddenControl: Bool {
    // All of general category Cc, whose look-up would be most of the work on a long line.
    value < 0x20 && self != "\t" || (0x7F...0x9F).contains(value)
  }
}
