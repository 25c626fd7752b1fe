import Limits

/// Reads header lines as scenarios have them, where no scenario is around them.
///
/// Each line counts for itself: one that is wrong is left out, and the others are of use.
public struct HeaderReader: Sendable {
  /// The words with which a line may begin that says something lasting: nothing about one scenario's
  /// name or the text it starts with.
  public static let words = verbs.map(\.rawValue)

  /// The numbers that a limit may have.
  public static let limits = Bounds.limit

  private static let verbs: [Verb] = [
    .policy, .limit, .system, .set, .keyboard, .field, .filter, .pattern, .custom,
  ]

  private var parser: Parser

  /// A reader of lines of a source.
  public init(_ source: SourceFile) {
    parser = Parser(source, override: nil)
  }

  /// What the lines said so far.
  public var header: Scenario.Header { parser.header }

  /// The policy that they named, if one did; the first of a list.
  public var policy: PolicyDescription? { parser.listed?.first }

  /// Reads one line.
  /// - Parameter line: its number in the source, from 1.
  /// - Returns: what is wrong with it, from left to right.
  public mutating func read(line: Int) -> [Diagnostic] {
    do throws(Diagnostic) {
      try parse(line)
    } catch {
      parser.diagnostics.append(error)
    }
    defer { parser.diagnostics = DiagnosticList() }
    return parser.diagnostics.diagnostics
  }

  /// Checks what only all lines together can get wrong: a limit that the policy does not take.
  ///
  /// The header has no limit afterwards if so.
  /// - Returns: what is wrong.
  public mutating func finish() -> [Diagnostic] {
    _ = parser.makeConfigurations()
    defer { parser.diagnostics = DiagnosticList() }
    if !parser.diagnostics.isEmpty {
      parser.header.limit = nil
      parser.header.unit = nil
    }
    return parser.diagnostics.diagnostics
  }

  private mutating func parse(_ line: Int) throws(Diagnostic) {
    var lexer = Lexer(parser.source.line(line), line: line)
    guard let first = try lexer.next() else { return }
    let place = SourcePlace(line: line, scalars: first.scalars)
    guard case .word(let word) = first.kind,
      let verb = Self.verbs.first(where: { $0.rawValue == word })
    else { throw Diagnostic(.unexpected("line"), at: place) }
    var reader = LineReader(try lexer.rest(), line: line, end: first.scalars.upperBound)
    if let flaw = lexer.flaws.diagnostics.first { throw flaw }
    // A line that turns out wrong further on must not have half of its effect.
    var parsed = parser
    try parsed.headerLine(verb, at: place, &reader)
    try reader.finish()
    parser.diagnostics = parsed.diagnostics
    if parsed.diagnostics.isEmpty { parser = parsed }
  }
}
