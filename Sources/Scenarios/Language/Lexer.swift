import TextField

/// Cuts one line into tokens, and knows nothing of verbs.
struct Lexer {
  /// How many scalars behind `\u` are looked through for a closing brace.
  private static let longestEscape = 64

  let scalars: [Unicode.Scalar]
  let line: Int
  /// Where the next token is looked for.
  private(set) var offset = 0
  /// What is wrong with the tokens so far, and does not keep the rest from being read.
  private(set) var flaws = DiagnosticList()

  init(_ text: String, line: Int, from offset: Int = 0) {
    scalars = Array(text.unicodeScalars)
    self.line = line
    self.offset = offset
  }

  /// The place of a part of the line.
  func place(_ range: Range<Int>) -> SourcePlace {
    SourcePlace(line: line, scalars: range)
  }

  /// The next token; nil at the end of the line or where a comment starts.
  mutating func next() throws(Diagnostic) -> Token? {
    while offset < scalars.count, scalars[offset].isBlank || scalars[offset].isInvisible {
      skipInvisible()
      if offset < scalars.count, scalars[offset].isBlank { offset += 1 }
    }
    guard offset < scalars.count, scalars[offset] != "#" else { return nil }
    let start = offset
    switch scalars[start] {
    case ",":
      offset += 1
      return Token(kind: .comma, scalars: start..<offset)
    case "!":
      offset += 1
      return Token(kind: .word("!"), scalars: start..<offset)
    case "\"": return try string()
    default:
      while offset < scalars.count, !scalars[offset].endsWord { offset += 1 }
      let word = start..<offset
      // Here too, since what stands behind `keys` is taken as it is.
      skipInvisible()
      return Token(kind: .word(text(word)), scalars: word)
    }
  }

  /// Steps over what looks like a blank, or like nothing, and is not.
  private mutating func skipInvisible() {
    while offset < scalars.count, scalars[offset].isInvisible {
      let place = place(offset..<(offset + 1))
      flaws.append(Diagnostic(.invisibleCharacter(scalars[offset].value), at: place))
      offset += 1
    }
  }

  /// All tokens that are left.
  mutating func rest() throws(Diagnostic) -> [Token] {
    var tokens: [Token] = []
    while let token = try next() { tokens.append(token) }
    return tokens
  }

  private func text(_ range: Range<Int>) -> String {
    var text = ""
    for scalar in scalars[range] { text.unicodeScalars.append(scalar) }
    return text
  }

  private mutating func string() throws(Diagnostic) -> Token {
    let start = offset
    var units: [UInt16] = []
    offset += 1
    while offset < scalars.count {
      let scalar = scalars[offset]
      if scalar == "\"" {
        offset += 1
        return Token(kind: .string(UTF16Text(units: units)), scalars: start..<offset)
      }
      if scalar == "\\" {
        units += try escape()
      } else {
        units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
        offset += 1
      }
    }
    throw Diagnostic(.unterminatedString, at: place(start..<(start + 1)))
  }

  /// Something in place of an escape that there is not, so that the string can be read to its end.
  private mutating func replacement(
    of error: ScenarioError, at scalars: Range<Int>
  ) -> [UInt16] {
    flaws.append(Diagnostic(error, at: place(scalars)))
    return [0xFFFD]
  }

  /// The units of the escape that starts here.
  private mutating func escape() throws(Diagnostic) -> [UInt16] {
    let start = offset
    offset += 2
    guard start + 1 < scalars.count else {
      throw Diagnostic(.unterminatedString, at: place(start..<(start + 1)))
    }
    switch scalars[start + 1] {
    case "\"": return [0x22]
    case "\\": return [0x5C]
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "u": return codePoint(from: start)
    default:
      let written = text(start..<offset)
      return replacement(of: .unknownEscape(written), at: start..<offset)
    }
  }

  /// The units of `\u{HEX}`; half a surrogate pair is one unit.
  private mutating func codePoint(from start: Int) -> [UInt16] {
    // Not to the end of the line, which many escapes without an end would each look through.
    let end = scalars[offset...].prefix(Self.longestEscape)
      .firstIndex { $0 == "}" || $0 == "\"" || $0.isBlank }
    guard offset < scalars.count, scalars[offset] == "{", let end, scalars[end] == "}" else {
      return replacement(of: .badCodePoint, at: start..<offset)
    }
    let digits = text((offset + 1)..<end)
    offset = end + 1
    guard digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }), digits.utf8.count <= 8,
      let value = UInt32(digits, radix: 16), value <= 0x10FFFF
    else { return replacement(of: .badCodePoint, at: start..<offset) }
    guard let scalar = Unicode.Scalar(value) else { return [UInt16(value)] }
    return Array(UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
  }
}

extension Unicode.Scalar {
  /// What separates words; nothing else does, so that an ideographic space is not lost.
  var isBlank: Bool { self == " " || self == "\t" }

  /// Whether it looks like a blank, or like nothing, and is not.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: self != " "
    default: false
    }
  }

  fileprivate var endsWord: Bool {
    isBlank || isInvisible || self == "\"" || self == "," || self == "#"
  }
}
