import Testing

@Suite("Finding what is said")
struct SayingScannerTests {
  private func texts(_ source: String) -> [[String]] {
    var scanner = SayingScanner(source, name: "a.swift")
    return scanner.sayings().map { $0.texts.map(\.literal) }
  }

  @Test("Literals of a call are found, joined where it joins them")
  func literals() {
    #expect(texts(#"x.say("a", "b" + "c", "(d, \"e\")")"#) == [["a", "bc", "(d, \"e\")"]])
    #expect(texts(#"say("a",\#n  "b",\#n  n == 1 ? "c" : "d")"#) == [["a", "b", "cd"]])
  }

  @Test("Literals of many lines lose their indentation")
  func manyLines() {
    let quotes = "\"\"\""
    let source = "say(\n  \(quotes)\n  a\n    b \"c\"\n  \(quotes), \"x\", \"y\")"
    #expect(texts(source) == [["a\n  b \"c\"", "x", "y"]])
  }

  @Test("What is interpolated is read over, with the calls in it")
  func interpolations() {
    var scanner = SayingScanner(
      #"say("\(f("}", [1]))!", "\(n == 1 ? "a" : ")")", "\(x.say("p", "q", "r"))")"#, name: "a")
    let found = scanner.sayings()
    #expect(
      found.map { $0.texts.map(\.literal) } == [
        ["p", "q", "r"], ["\u{FFFC}!", "\u{FFFC}", "\u{FFFC}"],
      ])
    #expect(
      found[1].texts.map(\.interpolations)
        == [[#"f("}", [1])"#], [#"n == 1 ? "a" : ")""#], [#"x.say("p", "q", "r")"#]])
  }

  @Test(
    "What only looks like a call is none",
    arguments: [
      #"// say("a", "b", "c")"#, #"let x = "say(\"a\")""#, "func say(_ a: String) {}",
      #"essay("a", "b", "c")"#, "language.say(a, b, c)",
    ])
  func noCalls(source: String) {
    #expect(texts(source).isEmpty)
  }
}
