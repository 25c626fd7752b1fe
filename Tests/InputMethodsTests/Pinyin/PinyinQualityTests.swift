import InputMethods
import Testing

/// The candidates are the ones that people expect.
@Suite struct PinyinQualityTests {
  private static let engine = PinyinEngine()

  @Test func `The lists are there`() {
    #expect(Fixture.phrases.count == 60)
    #expect(Fixture.abbreviations.count == 30)
    #expect(Fixture.edges.count == 26)
    #expect(Fixture.modernWords.count > 100)
  }

  @Test(arguments: Fixture.phrases)
  func `Everyday words and sentences come first`(_ phrase: Fixture) {
    let candidate = Self.engine.analyse(phrase.keys).candidate(at: 0)
    #expect(candidate == PinyinCandidate(text: phrase.text, letters: phrase.keys.utf8.count))
  }

  @Test(arguments: [
    ("qude", "取得"), ("zaixiao", "在校"), ("daoyou", "导游"), ("waishi", "外事"), ("buren", "不忍"),
  ])
  func `A word comes before two words that are each more frequent`(keys: String, text: String) {
    #expect(Self.engine.analyse(keys).candidate(at: 0)?.text == text)
  }

  /// Some rows share their keys, so not all can be first.
  @Test func `Most abbreviations come first, nearly all among the first five`() {
    let places = Fixture.abbreviations.map {
      Self.engine.analyse($0.keys).candidates(prefix: 5).map(\.text).firstIndex(of: $0.text)
    }
    #expect(places.count { $0 == 0 } >= 24)
    #expect(places.count { $0 != nil } >= 29)
  }

  @Test(arguments: Fixture.modernWords)
  func `Newer words are among the first five`(_ word: Fixture) {
    #expect(Self.engine.analyse(word.keys).candidates(prefix: 5).map(\.text).contains(word.text))
  }

  @Test func `Most phrases come first from digits too, all among the first five`() {
    let engine = PinyinEngine(keypad: .digits)
    let places = Fixture.phrases.map {
      engine.analyse($0.keys.onNineKeys).candidates(prefix: 5).map(\.text).firstIndex(of: $0.text)
    }
    #expect(places.count { $0 == 0 } >= 57)
    #expect(places.count { $0 != nil } == 60)
  }
}
