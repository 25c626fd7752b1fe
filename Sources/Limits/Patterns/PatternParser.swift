/// Reads a pattern that is known to be well formed.
///
/// What one scalar may be is left to the pattern compiler, atom by atom; here is only how atoms are put
/// together. What needs more than one pass is found and named: looking around, back-references, and
/// groups and quantifiers that give nothing back.
struct PatternParser {
  /// What cannot be matched in one pass.
  struct Unsupported: Error {
    /// How it is written in the pattern.
    var construct: String
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The sources of the atoms, by number.
  private(set) var atoms: [String] = []

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
  }

  /// Reads the whole pattern.
  mutating func parse() throws(Unsupported) -> PatternSyntax {
    let syntax = try choice()
    guard index == scalars.count else { throw unsupported(upTo: index + 1) }
    return syntax
  }

  private mutating func choice() throws(Unsupported) -> PatternSyntax {
    var branches = [try sequence()]
    while skip("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(Unsupported) -> PatternSyntax {
    var items: [PatternSyntax] = []
    while index < scalars.count, scalars[index] != "|", scalars[index] != ")" {
      items.append(try quantified(try item()))
    }
    return .sequence(items)
  }

  private mutating func item() throws(Unsupported) -> PatternSyntax {
    let start = index
    index += 1
    switch scalars[start] {
    case "(":
      try groupOpening(from: start)
      let inner = try choice()
      guard skip(")") else { throw unsupported(from: start, upTo: start + 1) }
      return inner
    case "^": return .anchor(.start)
    case "$": return .anchor(.endOrLastBreak)
    case "[": skipClass()
    case "\\": if let anchor = try escape(from: start) { return .anchor(anchor) }
    default: break
    }
    atoms.append(text(start..<index))
    return .atom(atoms.count - 1)
  }

  /// What follows `(`: nothing, `?:`, or a name.
  private mutating func groupOpening(from start: Int) throws(Unsupported) {
    guard skip("?") else { return }
    if skip(":") { return }
    let isNamed =
      index + 1 < scalars.count && scalars[index] == "<"
      && !["=", "!"].contains(scalars[index + 1])
    guard isNamed, let end = scalars[index...].firstIndex(of: ">") else {
      throw unsupported(from: start, upTo: index + 1)
    }
    index = end + 1
  }

  /// Skips a class up to its bracket; classes may stand in one another.
  private mutating func skipClass() {
    var depth = 1
    while index < scalars.count, depth > 0 {
      switch scalars[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "\\": index += 1
      default: break
      }
      index += 1
    }
    index = min(index, scalars.count)
  }

  /// Skips an escape that stands for one scalar, or says which place another one stands for.
  private mutating func escape(from start: Int) throws(Unsupported) -> PatternSyntax.Anchor? {
    guard index < scalars.count else { throw unsupported(from: start, upTo: index) }
    let letter = scalars[index]
    index += 1
    switch letter {
    case "A": return .start
    case "Z": return .endOrLastBreak
    case "z": return .end
    case "b": return .wordBoundary(true)
    case "B": return .wordBoundary(false)
    case "1"..."9", "k", "g", "G", "K", "R", "X", "Q", "E":
      throw unsupported(from: start, upTo: index)
    case "u" where !skipBraces(): index = min(index + 4, scalars.count)
    case "U" where !skipBraces(): index = min(index + 8, scalars.count)
    case "x" where !skipBraces(): index = min(index + 2, scalars.count)
    case "p", "P", "N": _ = skipBraces()
    case "c": index = min(index + 1, scalars.count)
    case "0": while index < scalars.count, "0"..."7" ~= scalars[index] { index += 1 }
    default: break
    }
    return nil
  }

  private mutating func skipBraces() -> Bool {
    guard index < scalars.count, scalars[index] == "{",
      let end = scalars[index...].firstIndex(of: "}")
    else { return false }
    index = end + 1
    return true
  }

  private mutating func quantified(_ item: PatternSyntax) throws(Unsupported) -> PatternSyntax {
    var item = item
    while index < scalars.count {
      let start = index
      let bounds: (least: Int, most: Int?)
      if skip("*") {
        bounds = (0, nil)
      } else if skip("+") {
        bounds = (1, nil)
      } else if skip("?") {
        bounds = (0, 1)
      } else if let braces = braces() {
        bounds = braces
      } else {
        break
      }
      if skip("+") { throw unsupported(from: start, upTo: index) }
      // Greedy or not, what is found lies within the same part of the text or does not.
      _ = skip("?")
      item = .repeated(item, least: bounds.least, most: bounds.most)
    }
    return item
  }

  /// `{n}`, `{n,}`, `{,m}` or `{n,m}`, spaces around the numbers or not; what else stands in braces is
  /// text.
  private mutating func braces() -> (least: Int, most: Int?)? {
    guard scalars[index] == "{", let end = scalars[index...].firstIndex(of: "}") else {
      return nil
    }
    let parts = text((index + 1)..<end).filter { !" \t\n\r".contains($0) }
      .split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
      parts.joined().allSatisfy({ ("0"..."9").contains($0) })
    else { return nil }
    let numbers = parts.map { Int($0) }
    index = end + 1
    return (least: numbers[0] ?? 0, most: numbers.count == 1 ? numbers[0] : numbers[1])
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  private func unsupported(from start: Int? = nil, upTo end: Int) -> Unsupported {
    Unsupported(construct: text((start ?? index)..<min(end, scalars.count)))
  }
}
