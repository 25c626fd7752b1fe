import Testing

@testable import InputMethods

/// Pinyin and bopomofo say the same.
@Suite struct ZhuyinSpellingTests {
  private static let syllables = (try? PinyinDictionary.embedded.get().syllables) ?? []

  @Test func `Every syllable of the dictionary has a spelling, and no two the same`() throws {
    #expect(Self.syllables.count == 411)
    let spellings = try Self.syllables.map { try #require(ZhuyinSpelling.bopomofo(of: $0)) }
    #expect(Set(spellings).count == Self.syllables.count)
    #expect(spellings.allSatisfy { (1...3).contains($0.count) })
    #expect(spellings.joined().allSatisfy(ZhuyinSymbol.sounds.contains))
  }

  @Test func `Every spelling is read as its syllable again`() throws {
    let automaton = SyllableAutomaton(syllables: Self.syllables, keypad: .zhuyin)
    for (number, syllable) in Self.syllables.enumerated() {
      let bopomofo = try #require(ZhuyinSpelling.bopomofo(of: syllable))
      var state = SyllableAutomaton.start
      for symbol in bopomofo {
        let code = try #require(ZhuyinSymbol.key(of: symbol).flatMap(ZhuyinSymbol.code))
        state = try #require(automaton.next(state, code), "\(syllable)")
      }
      #expect(automaton.whole(state).flatMap { $0 } == [UInt16(number)], "\(syllable)")
    }
  }

  @Test(arguments: [
    ("a", "ㄚ"), ("bo", "ㄅㄛ"), ("zhi", "ㄓ"), ("ri", "ㄖ"), ("si", "ㄙ"), ("ji", "ㄐㄧ"),
    ("ju", "ㄐㄩ"), ("zhu", "ㄓㄨ"), ("jue", "ㄐㄩㄝ"), ("xuan", "ㄒㄩㄢ"), ("qun", "ㄑㄩㄣ"),
    ("yi", "ㄧ"), ("ya", "ㄧㄚ"), ("ye", "ㄧㄝ"), ("yan", "ㄧㄢ"), ("you", "ㄧㄡ"), ("yo", "ㄧㄛ"),
    ("ying", "ㄧㄥ"), ("yong", "ㄩㄥ"), ("yu", "ㄩ"), ("yue", "ㄩㄝ"), ("yuan", "ㄩㄢ"),
    ("yun", "ㄩㄣ"), ("wu", "ㄨ"), ("wo", "ㄨㄛ"), ("wei", "ㄨㄟ"), ("wen", "ㄨㄣ"),
    ("wang", "ㄨㄤ"), ("weng", "ㄨㄥ"), ("dong", "ㄉㄨㄥ"), ("dui", "ㄉㄨㄟ"), ("dun", "ㄉㄨㄣ"),
    ("lu", "ㄌㄨ"), ("lv", "ㄌㄩ"), ("nve", "ㄋㄩㄝ"), ("xiong", "ㄒㄩㄥ"), ("shuang", "ㄕㄨㄤ"),
    ("er", "ㄦ"), ("fiao", "ㄈㄧㄠ"), ("miu", "ㄇㄧㄡ"),
  ])
  func `Syllables are written as schools teach them`(pinyin: String, bopomofo: String) {
    #expect(ZhuyinSpelling.bopomofo(of: pinyin) == bopomofo)
  }

  @Test(arguments: ["", "v'", "hm", "ng", "zh", "xyz", "好", "'"])
  func `What is no syllable has no spelling`(letters: String) {
    #expect(ZhuyinSpelling.bopomofo(of: letters) == nil)
  }

  @Test func `The standard layout has a Latin key for every symbol`() {
    let keys = (ZhuyinSymbol.sounds + ZhuyinSymbol.tones).compactMap(ZhuyinSymbol.key)
    #expect(Set(keys).count == 42)
    for (latin, symbol) in zip("1qaz5tgbyhnujm,;/- 6347", "ㄅㄆㄇㄈㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄝㄤㄥㄦˉˊˇˋ˙") {
      #expect(latin.asciiValue.flatMap(ZhuyinSymbol.symbol) == symbol)
    }
    #expect(ZhuyinSymbol.symbol(onKey: UInt8(ascii: "A")) == nil)
  }
}
