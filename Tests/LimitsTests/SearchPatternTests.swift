import SeededRandom
import TextField
import Testing

@testable import Limits

@Suite("Patterns")
struct SearchPatternTests {
  @Test(
    "Anchors mean the ends of the whole text, whatever part is searched",
    arguments: [
      ("^[0-9]*$", "123", 3, true),
      ("^[0-9]*$", "123", 2, false),
      ("^[0-9]+", "12😀", 3, true),
      ("[0-9]+$", "a1", 2, true),
      ("^A$", "a", 1, true),
      ("^.$", "😀", 2, true),
      ("^.$", "e\u{301}", 2, false),
      ("^ab$", "ab\n", 3, true),
      ("^ab\\z", "ab\n", 3, false),
      ("b", "ab", 1, false),
      ("a|b", "b", 1, true),
      ("", "", 0, true),
    ] as [(String, UTF16Text, Int, Bool)])
  func search(pattern: String, text: UTF16Text, searched: Int, isFound: Bool) throws {
    #expect(try SearchPattern(pattern).isFound(in: text, searching: searched) == isFound)
  }

  @Test(
    "What one scalar may be is the pattern compiler's business",
    arguments: [
      ("^[\\u4e00-\\u9fa5]{2,4}$", "张三", true), ("^[\\u4e00-\\u9fa5]{2,4}$", "张", false),
      ("^\\p{Han}+$", "张三", true), ("^\\p{Han}+$", "张3", false),
      ("^\\d{3}-\\d{4}$", "123-4567", true), ("^[^\\s@]+@[a-z.]+$", "Q@Q.com", true),
      ("^[a-c&&[^b]]$", "b", false), ("^[a-c&&[^b]]$", "c", true), ("^\\x41\\u{42}$", "ab", true),
      ("^(?:1[3-9]|(?<code>2))\\d?$", "13", true), ("\\bno\\b", "no go", true),
      ("\\bo", "no go", false), ("a\\Bb", "ab", true), ("^[\\]x]+?$", "]X", true),
    ] as [(String, UTF16Text, Bool)])
  func atoms(pattern: String, text: UTF16Text, isFound: Bool) throws {
    #expect(try SearchPattern(pattern).isFound(in: text, searching: text.count) == isFound)
  }

  @Test(
    "What takes exponential time elsewhere takes one pass here",
    arguments: [
      "^(a+)+$", "^(a|a)*$", "^(a*)*$", "^(a?){200}a{200}$", "^a*a*a*a*a*a*a*a*$",
      "^((a{0,9}){0,9}){0,9}$", "(.*)(.*)(.*)(.*)x",
    ])
  func bounded(pattern: String) throws {
    let text = UTF16Text(String(repeating: "a", count: 1_000) + "b")
    #expect(try !SearchPattern(pattern).isFound(in: text, searching: text.count))
  }

  @Test(
    "What cannot be searched in one pass is refused by name",
    arguments: [
      ("^(?=.*1).+$", "(?="), ("(?!a)b", "(?!"), ("(a)\\1", "\\1"), ("a++", "++"),
      ("(?>a+)b", "(?>"), ("(?i)a", "(?i"),
    ])
  func unsupported(pattern: String, construct: String) {
    #expect(throws: PolicyError.patternUnbounded(pattern, construct: construct)) {
      try SearchPattern(pattern)
    }
  }

  @Test("So is what repeats too much", arguments: ["a{2001}", "((a{20}){20}){20}", "(a?){0,1500}"])
  func tooLarge(pattern: String) {
    #expect(throws: PolicyError.patternTooLarge(pattern, mostStates: 2_000)) {
      try SearchPattern(pattern)
    }
  }

  @Test(
    "Braces repeat, or are text, as in the standard library",
    arguments: [
      "a{2}", "a{2,}", "a{,2}", "a{1,2}", "a{ 1 , 2 }", "a{2 ,}", "a{01,2}", "a{\t2}", "a{1\n}",
      "a{ , 2 }", "a{,}", "a{, }", "a{}", "a{ }", "a{-1,4}", "a{-2}", "a{+1}", "a{1,-1}", "a{-1,}",
      "a{1}{-1}", "a{2,3,4}", "a{1,b 2}", "a{2,\u{2006}3}", "a{0,1",
    ])
  func braces(pattern: String) throws {
    let whole = "^\(pattern)$"
    let regex = try Regex(whole)
    for text in ["", "a", "aa", "aaa", "aaaaa", "a{", pattern] {
      let isFound = try SearchPattern(whole).isFound(
        in: UTF16Text(text), searching: text.utf16.count)
      #expect(isFound == (text.firstMatch(of: regex) != nil), "\(whole) in \(text)")
    }
  }

  @Test("Random patterns are found where the standard library finds them", arguments: 1...40)
  func differential(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let source = random.pattern(depth: 3)
      let pattern = try SearchPattern(source)
      let regex = try Regex(source).matchingSemantics(.unicodeScalar).ignoresCase()
      for _ in 0..<10 {
        let text = random.text("ab1好", longest: 6)
        let isFound = pattern.isFound(in: UTF16Text(text), searching: text.utf16.count)
        #expect(isFound == (text.firstMatch(of: regex) != nil), "\(source) in \(text)")
      }
    }
  }
}

/// Random but repeatable patterns and texts.
extension SplitMix64 {
  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }

  fileprivate mutating func text(_ alphabet: String, longest: Int) -> String {
    let letters = Array(alphabet)
    return String(
      (0..<number(below: longest + 1)).map { _ in letters[number(below: letters.count)] })
  }

  fileprivate mutating func pattern(depth: Int) -> String {
    switch depth == 0 ? number(below: 5) : number(below: 12) {
    case 0: return "a"
    case 1: return "B"
    case 2: return "[a1]"
    case 3: return "[^a]"
    case 4: return "."
    case 5: return "^" + pattern(depth: depth - 1)
    case 6: return pattern(depth: depth - 1) + "$"
    case 7: return "(\(pattern(depth: depth - 1))|\(pattern(depth: depth - 1)))"
    case 8: return "(?:\(pattern(depth: depth - 1)))*"
    case 9: return "(\(pattern(depth: depth - 1))){1,2}"
    case 10: return "(\(pattern(depth: depth - 1)))+?"
    default: return pattern(depth: depth - 1) + pattern(depth: depth - 1)
    }
  }
}
