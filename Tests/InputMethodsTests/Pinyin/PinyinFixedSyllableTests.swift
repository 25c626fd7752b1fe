import InputMethods
import Testing

/// Digits of a nine-key pad, some of which the user has fixed to a syllable.
@Suite struct PinyinFixedSyllableTests {
  private static let engine = PinyinEngine(keypad: .digits)

  struct Reading: CustomTestStringConvertible, Sendable {
    let keys: String
    let marked: String
    let first: String
    var testDescription: String { keys }

    init(_ keys: String, _ marked: String, _ first: String) {
      (self.keys, self.marked, self.first) = (keys, marked, first)
    }
  }

  @Test(arguments: [
    Reading("64426", "ni hao", "你好"), Reading("mI426", "mi gao", "米高"),
    Reading("mIhaO", "mi hao", "米好"), Reading("N426", "n hao", "你好"),
    Reading("9426", "xiao", "小"), Reading("xI26", "xi an", "西安"), Reading("xIaN", "xi an", "西安"),
    Reading("xiaN", "xian", "先"), Reading("mI", "mi", "米"), Reading("M", "m", "没"),
    Reading("zH66", "zh mo", "周末"), Reading("mI'426", "mi'gao", "米高"),
  ])
  func `A fixed syllable is that and nothing else`(_ reading: Reading) {
    let analysis = Self.engine.analyse(reading.keys)
    #expect(analysis.markedText(separator: " ") == reading.marked)
    #expect(analysis.candidate(at: 0)?.text == reading.first)
    #expect(analysis.coveredKeys == reading.keys.utf8.count)
  }

  @Test func `Candidates of a fixed syllable are of that syllable`() {
    let mian = Self.engine.analyse("miaN").candidates(prefix: .max).map(\.text)
    let mi = Self.engine.analyse("mI").candidates(prefix: .max).map(\.text)
    #expect(mian.contains("面"))
    #expect(mi.contains("米"))
    #expect(!mi.contains("没"))
    #expect(!mi.contains("面"))
    #expect(!mian.contains("米"))
  }

  @Test(
    arguments: [
      ("64", ["ni", "mi", "o", "n", "m"]),
      ("64426", ["ni", "mi", "o", "n", "m"]),
      ("6", ["o", "n", "m"]),
      ("9", ["w", "z", "y", "x"]),
      ("nI426", ["hao", "gao", "gan", "han", "ha", "ga", "h", "g"]),
      ("nI'426", ["hao", "gao", "gan", "han", "ha", "ga", "h", "g"]),
      ("'64", ["ni", "mi", "o", "n", "m"]),
      ("6'4", ["o", "n", "m"]),
      ("nIhaO", []), ("", []), ("1", []),
    ] as [(String, [String])])
  func `The column has the longest first, then the most frequent, and initials last`(
    keys: String, syllables: [String]
  ) {
    #expect(Self.engine.syllableChoices(for: keys) == syllables)
  }

  @Test func `Only nine keys have a column`() {
    #expect(PinyinEngine().syllableChoices(for: "ni").isEmpty)
    #expect(PinyinEngine(keypad: .zhuyin).syllableChoices(for: "su").isEmpty)
  }

  @Test(arguments: Fixture.phrases)
  func `Every phrase can be spelled out of the column`(_ phrase: Fixture) throws {
    let syllables = PinyinEngine().analyse(phrase.keys).syllables.map { $0.filter { $0 != "'" } }
    var keys = ""
    var rest = syllables.joined().onNineKeys
    for syllable in syllables {
      #expect(Self.engine.syllableChoices(for: keys + rest).contains(syllable))
      keys += syllable.dropLast() + syllable.suffix(1).uppercased()
      rest.removeFirst(syllable.count)
    }
    let candidate = try #require(Self.engine.analyse(keys).candidate(at: 0))
    #expect(candidate == PinyinCandidate(text: phrase.text, letters: keys.utf8.count))
  }
}
