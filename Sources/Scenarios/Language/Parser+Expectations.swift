import Emulator
import TextField

/// The lines that begin with `expect`.
extension Parser {
  private enum Word: String, CaseIterable {
    case text, state, marked, unmarked, caret, selection, count, remaining, candidates
    case refused, accepted, cut, crash, event
  }

  /// The words that may stand after `expect`.
  static let expectations = Word.allCases.map(\.rawValue)

  mutating func expectation(
    _ reader: inout LineReader, text: String, from place: SourcePlace
  ) throws(Diagnostic) -> Expectation {
    let word = try reader.word(.expectation)
    guard let what = Word(rawValue: word) else {
      let nearest = NearestWord.to(word, among: Self.expectations)
      throw Diagnostic(.unknown(.expectation, word, nearest: nearest), at: reader.lastPlace)
    }
    let claim = try claim(what, &reader)
    let policies = try forClause(&reader)
    try reader.finish()
    let scalars = place.scalars.lowerBound..<reader.lastPlace.scalars.upperBound
    return Expectation(
      line: place.line, source: text.scalars(scalars), claim: claim, policies: policies)
  }

  private func claim(
    _ word: Word, _ reader: inout LineReader
  ) throws(Diagnostic) -> Expectation.Claim {
    switch word {
    case .text: return .text(try reader.string())
    case .state: return .state(try state(&reader))
    case .marked: return .marked(try reader.string())
    case .unmarked: return .unmarked
    case .caret: return .caret(try reader.number(.offset, in: Bounds.offset))
    case .selection: return .selection(try reader.range())
    case .count: return try count(&reader)
    case .remaining: return .remaining(try reader.number(in: Bounds.limit))
    case .candidates:
      var candidates = [try reader.string().string]
      while let next = reader.optionalString() { candidates.append(next.string) }
      return .candidates(candidates)
    case .refused: return .refused
    case .accepted: return .accepted
    case .cut: return .cut(try reader.string())
    case .crash: return .crash
    case .event: return .event(try name(TraceEntry.Name.self, .event, &reader))
    }
  }

  /// The state of a field that there can be; a caret may be missing, for `--update` to fill in.
  private func state(_ reader: inout LineReader) throws(Diagnostic) -> UTF16Text {
    let notation = try reader.string()
    guard let flaw = StateReading(notation).flaw else { return notation }
    throw Diagnostic(.malformedState(flaw), at: reader.lastPlace)
  }

  /// `N` or `UNIT N`.
  private func count(_ reader: inout LineReader) throws(Diagnostic) -> Expectation.Claim {
    var unit: CountingUnit?
    if let word = reader.word(where: { $0.first?.isLetter ?? false }) {
      guard let named = CountingUnit(rawValue: word) else {
        let nearest = NearestWord.to(word, among: CountingUnit.allCases.map(\.rawValue))
        throw Diagnostic(.unknown(.unit, word, nearest: nearest), at: reader.lastPlace)
      }
      unit = named
    }
    if let half = reader.word(where: { $0.contains(".") }) {
      guard let match = half.wholeMatch(of: #/([0-9]+)\.50*/#), let whole = Int(match.1),
        Bounds.offset ~= whole
      else { throw Diagnostic(.missing(.count), at: reader.lastPlace) }
      return .count(Count(halves: 2 * whole + 1), unit)
    }
    return .count(Count(try reader.number(in: Bounds.offset)), unit)
  }

  private mutating func forClause(_ reader: inout LineReader) throws(Diagnostic) -> [String]? {
    guard reader.word(where: { $0 == "for" }) != nil else { return nil }
    return try policyList(&reader) { parser, id, place in
      parser.expected.append((id, place))
    }
  }
}

extension String {
  /// A part by its scalars.
  fileprivate func scalars(_ range: Range<Int>) -> String {
    String(UnicodeScalarView(unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)))
  }
}
