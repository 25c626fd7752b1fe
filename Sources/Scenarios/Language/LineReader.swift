import TextField

/// Takes the arguments of one line, one after the other.
struct LineReader {
  private let tokens: [Token]
  private let line: Int
  private let end: Int
  private var index = 0

  /// The arguments in `tokens`, which end at the scalar `end` of the line.
  init(_ tokens: [Token], line: Int, end: Int) {
    self.tokens = tokens
    self.line = line
    self.end = tokens.last?.scalars.upperBound ?? end
  }

  /// The place of the next argument, or where it should be.
  var place: SourcePlace {
    SourcePlace(line: line, scalars: index < tokens.count ? tokens[index].scalars : end..<end)
  }

  /// The place of the argument taken last.
  var lastPlace: SourcePlace {
    SourcePlace(line: line, scalars: index > 0 ? tokens[index - 1].scalars : end..<end)
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index == tokens.count }

  private var next: Token.Kind? { index < tokens.count ? tokens[index].kind : nil }

  /// The next argument if it is a word that `accept` takes.
  mutating func word(where accept: (String) -> Bool = { _ in true }) -> String? {
    guard case .word(let word)? = next, accept(word) else { return nil }
    index += 1
    return word
  }

  /// The next argument, which must be a word.
  mutating func word(_ argument: ScenarioError.Argument) throws(Diagnostic) -> String {
    guard let word = word() else { throw Diagnostic(.missing(argument), at: place) }
    return word
  }

  /// The next argument if it is a string.
  mutating func optionalString() -> UTF16Text? {
    guard case .string(let text)? = next else { return nil }
    index += 1
    return text
  }

  /// The next argument, which must be a string.
  mutating func string() throws(Diagnostic) -> UTF16Text {
    guard let text = optionalString() else { throw Diagnostic(.missing(.string), at: place) }
    return text
  }

  /// The next argument, which must be a whole number in `range`.
  mutating func number(
    _ argument: ScenarioError.Argument = .number, in range: ClosedRange<Int>
  ) throws(Diagnostic) -> Int {
    let place = place
    let word = try word(argument)
    guard let number = Int(word), range.contains(number) else {
      throw Diagnostic(
        word.looksLikeNumber ? .outOfRange(word, range) : .missing(argument), at: place)
    }
    return number
  }

  /// Two offsets, which must be the start and the end of a range.
  mutating func range() throws(Diagnostic) -> Range<Int> {
    let place = place
    let start = try number(.offset, in: Bounds.offset)
    let end = try number(.offset, in: Bounds.offset)
    guard start <= end else { throw Diagnostic(.reversedRange(start, end), at: place) }
    return start..<end
  }

  /// A comma, if one is next.
  mutating func comma() -> Bool {
    guard next == .comma else { return false }
    index += 1
    return true
  }

  /// Nothing may be left.
  func finish() throws(Diagnostic) {
    switch next {
    case nil: return
    case .comma: throw Diagnostic(.unexpected("\",\""), at: place)
    case .word(let word): throw Diagnostic(.unexpected("\"\(word)\""), at: place)
    case .string: throw Diagnostic(.unexpected("string"), at: place)
    }
  }
}

/// What numbers may be, so that no sum of two can overflow.
enum Bounds {
  static let limit = -1_000_000_000...1_000_000_000
  static let offset = 0...1_000_000_000
  static let place = 1...1_000_000_000
  static let times = 1...KeySequence.longest
}

extension String {
  fileprivate var looksLikeNumber: Bool {
    let digits = first == "-" || first == "+" ? dropFirst() : self[...]
    return !digits.isEmpty && digits.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}
