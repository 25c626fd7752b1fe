import InputMethods

extension KeySequence {
  /// Reads what stands after `keys`, up to a comment.
  ///
  /// A key is a whole grapheme cluster; but a skin tone behind what is no emoji is a key of its own.
  /// Braces hold a key's name, one key, or its code points, and how often it is pressed.
  /// - Parameters:
  ///   - scalars: the whole line.
  ///   - offset: where the keys start.
  ///   - line: the line's number.
  ///   - diagnostics: where everything in the line goes that is no key.
  /// - Returns: the keys; nil when something is wrong with them.
  static func parsing(
    _ scalars: [Unicode.Scalar], from offset: Int, line: Int,
    reportingTo diagnostics: inout DiagnosticList
  ) -> KeySequence? {
    var reader = KeyReader(scalars, from: offset, line: line)
    var keys = KeySequence()
    var isRight = true
    while !diagnostics.isFull {
      do throws(Diagnostic) {
        guard let run = try reader.next() else { break }
        guard keys.count + run.count <= longest else {
          throw Diagnostic(.tooManyKeys(longest), at: reader.lastPlace)
        }
        keys.append(run.key, count: run.count)
      } catch {
        diagnostics.append(error)
        isRight = false
      }
    }
    if isRight, keys.count == 0 {
      let place = SourcePlace(line: line, scalars: offset..<offset)
      diagnostics.append(Diagnostic(.missing(.keys), at: place))
    }
    return isRight && keys.count > 0 ? keys : nil
  }
}

/// Takes one key after the other from a line.
private struct KeyReader {
  private let characters: [Character]
  private let line: Int
  private var index = 0
  private var position: Int
  private(set) var lastPlace: SourcePlace

  init(_ scalars: [Unicode.Scalar], from offset: Int, line: Int) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[offset...])
    characters = String(text).flatMap(\.keys)
    self.line = line
    position = offset
    lastPlace = SourcePlace(line: line, scalars: offset..<offset)
  }

  /// The next key; nil at the end of the line or where a comment starts.
  mutating func next() throws(Diagnostic) -> KeySequence.Run? {
    while let character = peek(), character == " " || character == "\t" { take() }
    let start = position
    guard let character = peek(), character != "#" else { return nil }
    take()
    defer { lastPlace = SourcePlace(line: line, scalars: start..<position) }
    guard character == "{" else { return .init(key: .character(character), count: 1) }
    if peek() == "{" {
      take()
      return .init(key: .character("{"), count: 1)
    }
    var inside = ""
    // The first character is taken as it comes, so that `{}}` is the key `}`.
    while let next = peek(), next != "}" || (inside.isEmpty && peek(1) == "}") {
      inside.append(next)
      take()
    }
    guard peek() != nil else { throw error(.unterminatedBrace, from: start, to: start + 1) }
    take()
    return try run(inside, from: start)
  }

  private func peek(_ ahead: Int = 0) -> Character? {
    index + ahead < characters.count ? characters[index + ahead] : nil
  }

  private mutating func take() {
    position += characters[index].unicodeScalars.count
    index += 1
  }

  private func error(_ error: ScenarioError, from start: Int, to end: Int? = nil) -> Diagnostic {
    Diagnostic(error, at: SourcePlace(line: line, scalars: start..<(end ?? position)))
  }

  /// What stands between braces: `NAME`, `x`, `U+301`, `U+1F1E8+1F1F3`, or one of them and `*3`.
  private func run(_ inside: String, from start: Int) throws(Diagnostic) -> KeySequence.Run {
    var name = inside[...]
    var count = 1
    if let star = inside.lastIndex(of: "*"), star != inside.startIndex {
      name = inside[..<star]
      let digits = inside[inside.index(after: star)...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
        throw error(.badRepeat(String(digits)), from: start)
      }
      // Digits that do not fit in an integer are too many all the same.
      count = Int(digits) ?? .max
      guard count > 0 else { throw error(.badRepeat(String(digits)), from: start) }
      guard count <= KeySequence.longest else {
        throw error(.tooManyKeys(KeySequence.longest), from: start)
      }
    }
    if let named = Key.named.first(where: { $0.name == name }) {
      return .init(key: named.key, count: count)
    }
    if let character = Character(codePoints: name) {
      return .init(key: .character(character), count: count)
    }
    guard !name.isEmpty else { throw error(.missing(.keys), from: start) }
    guard name.count == 1, let character = name.first, character != " " else {
      let nearest = NearestWord.to(String(name), among: Key.named.map(\.name))
      throw error(.unknown(.key, String(name), nearest: nearest), from: start)
    }
    return .init(key: .character(character), count: count)
  }
}

extension Character {
  /// The character of `U+301` or `U+1F1E8+1F1F3`; nil for what is not written so, or is no single one.
  fileprivate init?(codePoints text: Substring) {
    guard text.hasPrefix("U+") else { return nil }
    var scalars = String.UnicodeScalarView()
    for digits in text.dropFirst(2).split(separator: "+", omittingEmptySubsequences: false) {
      guard 1...6 ~= digits.utf8.count, digits.utf8.allSatisfy({ $0 != 0x2D }),
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { return nil }
      scalars.append(scalar)
    }
    let string = String(scalars)
    guard string.count == 1, let only = string.first else { return nil }
    self = only
  }

  /// The cluster, or what stands before a skin tone that would colour a letter or brace, and the tone.
  fileprivate var keys: [Character] {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last,
      unicodeScalars.count > 1, last.properties.isEmojiModifier,
      first.isASCII || !first.properties.isEmoji
    else { return [self] }
    return [
      Character(String(String.UnicodeScalarView(unicodeScalars.dropLast()))), Character(last),
    ]
  }
}
