import Testing

@testable import TextField

@Suite("State notation")
struct StateNotationTests {
  @Test(
    "A state is written in one line",
    arguments: [
      ("", nil, 0..<0, "|"),
      ("ab", nil, 1..<1, "a|b"),
      ("abc", nil, 1..<2, "a<b>c"),
      ("abc", nil, 0..<3, "<abc>"),
      ("abc", 1..<2, 2..<2, "a[b|]c"),
      ("abc", 1..<2, 1..<1, "a[|b]c"),
      ("abc", 0..<3, 0..<3, "[<abc>]"),
      ("abcd", 1..<3, 1..<2, "a[<b>c]d"),
      ("a|[]<>\\", nil, 0..<0, "|a\\|\\[\\]\\<\\>\\\\"),
    ] as [(UTF16Text, Range<Int>?, Range<Int>, String)])
  func describe(text: UTF16Text, marked: Range<Int>?, selection: Range<Int>, expected: String) {
    #expect(StateNotation.describe(text, marked: marked, selection: selection) == expected)
  }

  @Test("Half a surrogate pair is kept as a unit, and shown as U+FFFD")
  func loneSurrogate() {
    let text = UTF16Text(units: [0x4E00, 0xD83D])
    #expect(StateNotation.describe(text, marked: nil, selection: 2..<2) == "一\u{FFFD}|")
    #expect(
      StateNotation.units(text, marked: nil, selection: 2..<2).units == [0x4E00, 0xD83D, 0x7C])
  }
}
