import Testing

@testable import TextField

@Suite struct ComposedSequenceTests {
  /// Each text in whole sequences, `|` between them.
  @Test(arguments: [
    "a|中|𠮷", "e\u{301}|e", "❤\u{FE0F}|👍🏽|1\u{FE0F}\u{20E3}", "👨‍👩‍👧‍👦|👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿|a", "🏳\u{FE0F}‍🌈|x",
    "🇨🇳|🇺🇸|🇨", "가|나|\u{1100}\u{1161}\u{11A8}", "\r|\n|\n\u{301}|b", "क\u{94D}ष|क", "ｶﾞ|ﾊﾟ",
    "a🏽|b", "a\u{200D}|b", "\u{2006}|a",
  ])
  func textIsSplit(_ marked: String) {
    let parts = marked.split(separator: "|").map { UTF16Text(String($0)) }
    let text = UTF16Text(units: parts.flatMap(\.units))
    let found = text.composedSequences(in: 0..<text.count).map { text[$0] }
    #expect(found == parts)
    var end = 0
    for part in parts {
      let range = end..<end + part.count
      #expect(range.allSatisfy { text.composedSequence(at: $0) == range })
      #expect(text.composedBoundary(after: range.lowerBound) == range.upperBound)
      #expect(text.composedBoundary(before: range.upperBound) == range.lowerBound)
      #expect(range.allSatisfy { text.composedBoundary(atOrBefore: $0) == range.lowerBound })
      end = range.upperBound
    }
  }

  @Test func endsOfTheTextStay() {
    let text: UTF16Text = "a👍🏽"
    #expect(text.composedBoundary(before: 0) == 0)
    #expect(text.composedBoundary(after: 5) == 5)
    #expect(text.composedBoundary(atOrBefore: 5) == 5)
  }

  @Test(arguments: [
    (0..<0, 0..<1), (1..<1, 1..<5), (3..<3, 1..<5), (2..<3, 1..<5), (0..<2, 0..<5), (4..<6, 1..<6),
    (5..<6, 5..<6), (6..<6, 6..<6),
  ])
  func rangeIsWidened(_ range: Range<Int>, to expected: Range<Int>) {
    let text: UTF16Text = "a👍🏽b"
    #expect(text.composedSequences(covering: range) == expected)
  }

  @Test func loneSurrogatesStandAlone() {
    let text = UTF16Text(units: [0xD83D, 0xD83D, 0xDC4D, 0xDC4D, 0x301, 0x61])
    let found = Array(text.composedSequences(in: 0..<text.count))
    #expect(found == [0..<1, 1..<3, 3..<5, 5..<6])
  }

  @Test func sequencesInPartAreWhole() {
    let text: UTF16Text = "a👍🏽b"
    #expect(Array(text.composedSequences(in: 2..<3)) == [1..<5])
    #expect(Array(text.composedSequences(in: 2..<2)) == [])
  }
}
