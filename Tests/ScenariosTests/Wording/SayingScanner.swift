/// Finds the calls of `say` in Swift source, as far as these sources need Swift to be understood: comments,
/// literals of one and of many lines, and interpolations with literals and calls in them.
struct SayingScanner {
  private let characters: [Character]
  private let name: String
  private let firstLine: Int
  private var index = 0
  private var found: [Saying] = []

  init(_ source: some StringProtocol, name: String, firstLine: Int = 1) {
    characters = Array(source)
    self.name = name
    self.firstLine = firstLine
  }

  /// All calls that have a literal.
  mutating func sayings() -> [Saying] {
    while index < characters.count { step() }
    return found
  }

  /// Goes on by one comment, literal, call or character.
  private mutating func step() {
    if starts(with: "//") {
      skipLine()
    } else if characters[index] == "\"" {
      var text = Saying.Text()
      readLiteral(into: &text)
    } else if isCall {
      readCall()
    } else {
      index += 1
    }
  }

  private func starts(with text: String) -> Bool {
    characters[index...].starts(with: Array(text))
  }

  private mutating func skipLine() {
    while index < characters.count, characters[index] != "\n" { index += 1 }
  }

  /// Whether `say(` stands here as a word of its own, and is not being declared.
  private var isCall: Bool {
    guard starts(with: "say(") else { return false }
    let before = characters[..<index]
    if let last = before.last, last.isLetter || last.isNumber || last == "_" { return false }
    return !String(before.suffix(5)).hasSuffix("func ")
  }

  private mutating func readCall() {
    let line = firstLine + characters[..<index].count { $0 == "\n" }
    index += 4
    var texts = [Saying.Text()]
    var depth = 0
    while index < characters.count {
      switch characters[index] {
      case "\"":
        readLiteral(into: &texts[texts.count - 1])
        continue
      case ")" where depth == 0:
        index += 1
        if texts.contains(where: \.hasLiteral) {
          found.append(Saying(place: "\(name):\(line)", texts: texts))
        }
        return
      case "," where depth == 0: texts.append(Saying.Text())
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "s" where isCall:
        readCall()
        continue
      default: break
      }
      index += 1
    }
  }

  /// Reads a literal whose first quote stands here.
  private mutating func readLiteral(into text: inout Saying.Text) {
    text.hasLiteral = true
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    index += quote.count
    let start = text.literal.endIndex
    while index < characters.count, !starts(with: quote) {
      if characters[index] == "\\" { readEscape(into: &text) } else { take(into: &text) }
    }
    index += quote.count
    if quote.count > 1 {
      let body = String(text.literal[start...])
      text.literal.replaceSubrange(start..., with: Self.unindented(body))
    }
  }

  private mutating func take(into text: inout Saying.Text) {
    text.literal.append(characters[index])
    index += 1
  }

  private mutating func readEscape(into text: inout Saying.Text) {
    index += 1
    guard index < characters.count else { return }
    switch characters[index] {
    case "(": readInterpolation(into: &text)
    case "n":
      text.literal.append("\n")
      index += 1
    // The line goes on in the next one.
    case "\n": index += 1
    default: take(into: &text)
    }
  }

  private mutating func readInterpolation(into text: inout Saying.Text) {
    let start = index + 1
    var depth = 0
    while index < characters.count {
      if characters[index] == "\"" {
        var inner = Saying.Text()
        readLiteral(into: &inner)
        continue
      }
      if characters[index] == "(" { depth += 1 }
      if characters[index] == ")" { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    let code = String(characters[start..<max(start, index - 1)])
    let line = firstLine + characters[..<start].count { $0 == "\n" }
    var scanner = SayingScanner(code, name: name, firstLine: line)
    found += scanner.sayings()
    text.interpolations.append(code.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    text.literal.append(Saying.mark)
  }

  /// A literal of many lines without the indentation of its last line, which is that of its quotes.
  private static func unindented(_ body: String) -> String {
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    guard let indentation = lines.popLast()?.count, !lines.isEmpty else { return body }
    return lines.dropFirst().map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }
}
