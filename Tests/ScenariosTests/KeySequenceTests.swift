import InputMethods
import Testing

@testable import Scenarios

@Suite("Keys")
struct KeySequenceTests {
  private func keys(_ text: String) throws -> [Key] {
    guard case .keys(let sequence)? = try actions("keys " + text).first else { return [] }
    return Array(sequence)
  }

  @Test("Every named key is known", arguments: Key.named.map(\.name))
  func named(name: String) throws {
    let key = try #require(Key.named.first { $0.name == name }?.key)
    #expect(try keys("{\(name)}") == [key])
    #expect(try keys("{\(name)*2}") == [key, key])
    #expect(try keys(key.notation) == [key])
  }

  @Test(
    "Other keys are whole grapheme clusters",
    arguments: [
      ("hao", ["h", "a", "o"]), ("h a\to", ["h", "a", "o"]), ("{x*3}", ["x", "x", "x"]),
      ("{{", ["{"]), ("{{}", ["{", "}"]), ("{}}", ["}"]), ("}", ["}"]),
      ("{*}", ["*"]), ("{**2}", ["*", "*"]), ("{#}", ["#"]), ("{好*2}", ["好", "好"]),
      ("👨‍👩‍👧‍👦e\u{301}🇨🇳", ["👨‍👩‍👧‍👦", "e\u{301}", "🇨🇳"]), ("\"a\",!", ["\"", "a", "\"", ",", "!"]),
      ("\u{3000}", ["\u{3000}"]), ("🏽", ["🏽"]), ("up 🏽", ["u", "p", "🏽"]), ("p🏽", ["p", "🏽"]),
      ("脸🏽!", ["脸", "🏽", "!"]), ("👍🏽", ["👍🏽"]), ("👍{🏽}", ["👍", "🏽"]), ("{🏽*2}", ["🏽", "🏽"]),
    ] as [(String, [Character])])
  func literal(text: String, expected: [Character]) throws {
    #expect(try keys(text) == expected.map(Key.character))
  }

  @Test(
    "A sequence is written as it is read",
    arguments: ["ab{space*2}c{{", "{x*3}{#}y}", "{**2}", "👍{🏽}"])
  func notation(text: String) throws {
    let step = try #require(try read("keys " + text).steps.first)
    #expect(step.notation == "keys " + text)
  }

  @Test(
    "Every run of keys is written so that it reads back", arguments: Array("{}*#a ,!好\"") + ["🏽"])
  func runNotation(character: Character) throws {
    let key = character == " " ? Key.space : .character(character)
    for count in 1...3 {
      var sequence = KeySequence()
      sequence.append(key, count: count)
      #expect(try keys(sequence.notation) == Array(repeating: key, count: count))
    }
  }

  @Test("Many keys are kept as one run")
  func runs() throws {
    guard case .keys(let sequence)? = try actions("keys {a*50000}{b*50000}").first else {
      Issue.record("no keys")
      return
    }
    #expect(sequence.runs.count == 2)
    #expect(sequence.count == 100_000)
    #expect(sequence.reduce(0) { count, _ in count + 1 } == 100_000)
  }

  @Test(
    "What is no key is an error with its place",
    arguments: [
      ("", .missing(.keys), 4), ("# x", .missing(.keys), 4), ("{", .unterminatedBrace, 5),
      ("a {space", .unterminatedBrace, 7), ("{}", .missing(.keys), 5),
      ("{spcae}", .unknown(.key, "spcae", nearest: "space"), 5),
      ("ab{zzzzzzzz*2}", .unknown(.key, "zzzzzzzz", nearest: nil), 7),
      ("{x*}", .badRepeat(""), 5), ("{x*0}", .badRepeat("0"), 5), ("{x*-1}", .badRepeat("-1"), 5),
      ("{x*1 }", .badRepeat("1 "), 5), ("{x*999999999}", .tooManyKeys(100_000), 5),
      ("{x*99999999999999999999999}", .tooManyKeys(100_000), 5),
      ("{x*60000}{y*60000}", .tooManyKeys(100_000), 14),
    ] as [(String, ScenarioError, Int)])
  func wrong(text: String, error: ScenarioError, column: Int) {
    let found = diagnostics(in: "keys " + text)
    #expect(found.map(\.error) == [error])
    #expect(found.map(\.place.scalars.lowerBound) == [column])
  }
}
