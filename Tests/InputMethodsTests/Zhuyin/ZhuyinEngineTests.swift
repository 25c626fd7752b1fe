import Testing

@testable import InputMethods

/// Candidates from bopomofo are those from pinyin.
@Suite struct ZhuyinEngineTests {
  private static let engine = PinyinEngine(keypad: .zhuyin)

  struct Reading: CustomTestStringConvertible, Sendable {
    let keys: String
    let marked: String
    let first: String?
    var testDescription: String { keys }

    init(_ keys: String, _ marked: String, _ first: String?) {
      (self.keys, self.marked, self.first) = (keys, marked, first)
    }
  }

  @Test(arguments: [
    Reading("j;", "ㄨㄤ", "网"), Reading("sucl", "ㄋㄧ ㄏㄠ", "你好"),
    Reading("su3cl3", "ㄋㄧˇ ㄏㄠˇ", "你好"), Reading("sc", "ㄋ ㄏ", "你好"),
    Reading("5j/eji", "ㄓㄨㄥ ㄍㄨㄛ", "中国"), Reading("5j/e", "ㄓㄨㄥ ㄍ", "中国"),
    Reading("vu0", "ㄒㄧㄢ", "先"), Reading("vu10", "ㄒㄧ ㄅㄢ", "戏班"),
    Reading("vu40", "ㄒㄧˋ ㄢ", "西安"), Reading("g", "ㄕ", "是"), Reading("", "", nil),
    Reading("A", "A", nil),
  ])
  func `Symbols are cut into syllables`(_ reading: Reading) {
    let analysis = Self.engine.analyse(reading.keys)
    #expect(analysis.markedText(separator: " ") == reading.marked)
    #expect(analysis.candidate(at: 0)?.text == reading.first)
  }

  @Test(arguments: Fixture.phrases)
  func `Phrases come first from bopomofo with tones`(_ phrase: Fixture) {
    let keys = Self.syllables(of: phrase).map { $0 + "4" }.joined()
    #expect(Self.engine.analyse(keys).candidate(at: 0)?.text == phrase.text)
  }

  @Test func `Without tones most do, and all are among the first five`() {
    let places = Fixture.phrases.map { phrase in
      Self.engine.analyse(Self.syllables(of: phrase).joined()).candidates(prefix: 5)
        .map(\.text).firstIndex(of: phrase.text)
    }
    #expect(places.count { $0 == 0 } >= 59)
    #expect(places.count { $0 != nil } >= 59)
  }

  /// The syllables of a phrase by the Latin keys of the layout.
  private static func syllables(of phrase: Fixture) -> [String] {
    PinyinEngine.shared.analyse(phrase.keys).syllables.map { syllable in
      let symbols = ZhuyinSpelling.bopomofo(of: syllable.filter { $0 != "'" }) ?? ""
      return String(
        decoding: symbols.compactMap(ZhuyinSymbol.key), as: UTF8.self)
    }
  }
}
