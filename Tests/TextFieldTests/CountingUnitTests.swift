import SeededRandom
import Testing

@testable import TextField

@Suite struct CountingUnitTests {
  @Test(arguments: [
    ("", 0, 0, 0), ("a", 1, 1, 1), ("中", 1, 3, 2), ("𠮷", 2, 4, 4), ("😀", 2, 4, 4),
    ("❤\u{FE0F}", 2, 6, 8), ("👍🏽", 4, 8, 8), ("🇨🇳", 4, 8, 8), ("1\u{FE0F}\u{20E3}", 3, 7, 9),
    ("👨‍👩‍👧‍👦", 11, 25, 28), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 14, 28, 28), ("🏳\u{FE0F}‍🌈", 6, 14, 16), ("\u{E9}", 1, 2, 2),
    ("e\u{301}", 2, 3, 5), ("\u{2006}", 1, 3, 4), ("\u{FE0F}", 1, 3, 4), ("\u{200D}", 1, 3, 4),
    ("➋", 1, 3, 4), ("한", 1, 3, 4), ("“", 1, 3, 2), ("…", 1, 3, 2), ("€", 1, 3, 2),
    ("ni\u{2006}hao", 6, 8, 9),
  ])
  func codeUnits(_ string: String, utf16: Int, utf8: Int, gb18030: Int) {
    let text = UTF16Text(string)
    #expect(CountingUnit.utf16.count(text) == Count(utf16))
    #expect(CountingUnit.utf8.count(text) == Count(utf8))
    #expect(CountingUnit.gb18030.count(text) == Count(gb18030))
    #expect(CountingUnit.wechat.count(text) == Count(gb18030))
  }

  @Test(arguments: [
    ("", 0, 0), ("abc", 3, 3), ("e\u{301}", 1, 2), ("\r\n", 1, 2), ("👨‍👩‍👧‍👦", 1, 7), ("🇨🇳🇺🇸", 2, 4),
    ("क\u{94D}ष", 1, 3), ("1\u{FE0F}\u{20E3}中", 2, 4),
  ])
  func characters(_ string: String, grapheme: Int, scalar: Int) {
    #expect(CountingUnit.grapheme.count(UTF16Text(string)) == Count(grapheme))
    #expect(CountingUnit.scalar.count(UTF16Text(string)) == Count(scalar))
  }

  @Test(arguments: 0..<8)
  func graphemesAreCharacters(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let text = ComposedAlphabet.text(longest: 12, using: &random)
      #expect(CountingUnit.grapheme.count(text) == Count(text.string.count), "\(text.units)")
    }
  }

  /// What is counted without a string must be what a string would say.
  @Test func plainUnitsAreCharactersBesideEachOther() {
    let plain = (UInt16.min...UInt16.max).filter(\.isPlain)
    for unit in plain {
      for neighbour: UInt16 in [0x0A, 0x0D, 0x20, 0x41, 0xAD, 0x2FF, 0x4E00] {
        let text = UTF16Text(units: [unit, neighbour, unit])
        #expect(CountingUnit.grapheme.count(text) == Count(text.string.count), "\(text.units)")
      }
    }
  }

  @Test(arguments: [
    ("", "0", 0), ("a", "0.5", 1), ("ab", "1", 1), ("abc", "1.5", 2), ("中", "1", 1),
    ("中a", "1.5", 2), ("😀", "1", 1), ("é", "1", 1), ("❤\u{FE0F}", "2", 2), ("a\nb。", "2.5", 3),
  ])
  func weibo(_ string: String, exact: String, value: Int) {
    let count = CountingUnit.weibo.count(UTF16Text(string))
    #expect(count.description == exact)
    #expect(count.value == value)
  }

  @Test(arguments: [
    (CountingUnit.utf16, 1), (.grapheme, 1), (.scalar, 1), (.utf8, 3), (.gb18030, 4), (.wechat, 4),
    (.weibo, 1), (.twitter, 2),
  ])
  func loneSurrogateCountsAsReplacement(_ unit: CountingUnit, cost: Int) {
    for units: [UInt16] in [[0xD83D], [0xDC4D]] {
      #expect(unit.count(UTF16Text(units: units)) == Count(cost))
    }
    let swapped = UTF16Text(units: [0xDC4D, 0xD83D])
    #expect(unit.count(swapped) == Count(2 * cost))
  }

  @Test(arguments: CountingUnit.allCases)
  func partCountsAsTextOfItsOwn(_ unit: CountingUnit) {
    let text: UTF16Text = "a👍🏽中e\u{301}"
    #expect(unit.count(1..<3, in: text) == unit.count("👍"))
    #expect(unit.count(2..<5, in: text) == unit.count(text[2..<5]))
    #expect(unit.count(3..<3, in: text) == .zero)
  }

  @Test(arguments: CountingUnit.allCases)
  func everyUnitIsAvailable(_ unit: CountingUnit) {
    #expect(unit.unavailableReason == nil)
  }

  @Test func everyHanOfGBKIsTwoBytes() {
    for value in UInt16(0x4E00)...0x9FA5 {
      #expect(CountingUnit.gb18030.count(UTF16Text(units: [value])) == 2)
    }
  }

  @Test(arguments: [("32 digits", 32, "0"), ("16 Han", 16, "汉"), ("8 emoji", 8, "😀")])
  func wechatNameIsFull(_ name: String, repeats: Int, member: String) {
    let text = UTF16Text(String(repeating: member, count: repeats))
    #expect(CountingUnit.wechat.count(text).value == 32)
  }
}

@Suite struct CountTests {
  @Test(arguments: [
    (0, 0, "0"), (1, 1, "0.5"), (2, 1, "1"), (5, 3, "2.5"), (-1, 0, "-0.5"), (-2, -1, "-1"),
    (-3, -1, "-1.5"),
  ])
  func halvesRoundUp(_ halves: Int, value: Int, description: String) {
    #expect(Count(halves: halves).value == value)
    #expect(Count(halves: halves).description == description)
  }

  @Test func halvesAddUpExactly() {
    #expect(Count(halves: 1) + Count(halves: 1) == 1)
    #expect(Count(3) - Count(halves: 1) == Count(halves: 5))
    #expect(Count(halves: 5) < 3)
  }
}
