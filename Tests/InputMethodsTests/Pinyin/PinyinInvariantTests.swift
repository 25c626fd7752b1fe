import InputMethods
import SeededRandom
import Testing

/// What holds for any keys.
@Suite struct PinyinInvariantTests {
  struct Alphabet: Sendable {
    let keypad: PinyinKeypad
    let keys: String
  }

  private static let alphabets = [
    Alphabet(keypad: .letters, keys: "abcdefghijklmnopqrstuvwxyz"),
    Alphabet(keypad: .letters, keys: "aaeeoiugnghbmdtlzcsx'"),
    Alphabet(keypad: .letters, keys: "bcdfghjklmnpqrstwxyz"),
    Alphabet(keypad: .letters, keys: "sh"),
    Alphabet(keypad: .letters, keys: "nihao'V2 é😀\u{301}"),
    Alphabet(keypad: .digits, keys: "23456789"),
    Alphabet(keypad: .digits, keys: "234567890'n"),
    Alphabet(keypad: .digits, keys: "2346MmNnZzHhIiAaNnGg'"),
    Alphabet(keypad: .zhuyin, keys: "1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/-6347"),
    Alphabet(keypad: .zhuyin, keys: "su3cl3ji'A好"),
  ]

  @Test(arguments: Fixture.edges)
  func `Edge cases hold the invariants`(keys: String) {
    let engine = PinyinEngine()
    for count in 0...keys.count {
      checkInvariants(of: engine.analyse(String(keys.prefix(count))))
    }
  }

  @Test(arguments: alphabets, 1...3 as ClosedRange<UInt64>)
  func `Random keys hold the invariants`(_ alphabet: Alphabet, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let engine = PinyinEngine(keypad: alphabet.keypad)
    var keys = ""
    for _ in 0..<70 {
      keys.append(alphabet.keys.randomElement(using: &generator) ?? "a")
      checkInvariants(of: engine.analyse(keys))
    }
    // Keys typed one by one and keys that come at once are read alike.
    let fresh = PinyinEngine(keypad: alphabet.keypad).analyse(keys)
    let typed = engine.analyse(keys)
    #expect(fresh.spellings == typed.spellings)
    #expect(fresh.candidates(prefix: .max) == typed.candidates(prefix: .max))
  }

  @Test func `Deleting and typing on gives the same again`() {
    let engine = PinyinEngine()
    let keys = "womenyiqiquchifanba"
    let first = (0...keys.count).map { engine.analyse(String(keys.prefix($0))).syllables }
    let again = (0...keys.count).reversed().map {
      engine.analyse(String(keys.prefix($0))).syllables
    }
    #expect(again.reversed() == first)
  }

  @Test func `More inputs than are kept do not change the answers`() {
    let engine = PinyinEngine()
    let expected = engine.analyse("nihao").candidates(prefix: 20)
    for letter in "abcdefghjklmnopqrstwxyz" {
      for next in "aeioughnr" {
        for last in "aeion" { _ = engine.analyse("\(letter)\(next)\(last)") }
      }
    }
    #expect(engine.analyse("nihao").candidates(prefix: 20) == expected)
  }

  @Test func `Equal strings with other bytes are not mixed up`() {
    let engine = PinyinEngine()
    #expect(engine.analyse("\u{E9}").coveredKeys == 0)
    #expect(engine.analyse("e\u{301}").coveredKeys == 1)
  }

  @Test func `One engine serves many tasks`() async {
    let engine = PinyinEngine()
    let expected = PinyinEngine().analyse("nizaiganshenme").candidates(prefix: 50)
    await withTaskGroup(of: [PinyinCandidate].self) { group in
      for count in 0..<16 {
        group.addTask {
          _ = engine.analyse(String("nizaiganshenme".prefix(count)))
          return engine.analyse("nizaiganshenme").candidates(prefix: 50)
        }
      }
      for await candidates in group {
        #expect(candidates == expected)
      }
    }
  }

  private func checkInvariants(
    of analysis: PinyinAnalysis, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let count = analysis.keys.utf8.count
    let first = analysis.candidates(prefix: 3)
    let all = analysis.candidates(prefix: .max)
    #expect(analysis.syllables.joined() == analysis.keys, sourceLocation: sourceLocation)
    #expect(analysis.syllables.count == analysis.spellings.count, sourceLocation: sourceLocation)
    #expect(!analysis.syllables.contains(""), sourceLocation: sourceLocation)
    #expect((0...count).contains(analysis.coveredKeys), sourceLocation: sourceLocation)
    #expect(all.isEmpty == (analysis.coveredKeys == 0), sourceLocation: sourceLocation)
    #expect(Array(all.prefix(3)) == first, sourceLocation: sourceLocation)
    #expect(all.count == analysis.candidateCount, sourceLocation: sourceLocation)
    #expect(Set(all.map(\.text)).count == all.count, sourceLocation: sourceLocation)
    #expect(
      all.allSatisfy { (1...max(analysis.coveredKeys, 1)).contains($0.letters) },
      sourceLocation: sourceLocation)
    #expect(first.first?.letters ?? 0 == analysis.coveredKeys, sourceLocation: sourceLocation)
  }
}
