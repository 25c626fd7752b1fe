import TextField
import Testing

@Suite("Comparing texts")
struct TextComparisonTests {
  @Test(
    "Common starts and ends are found in texts of any length",
    arguments: [0, 1, 255, 256, 257, 600], [0, 1, 300])
  func common(length: Int, difference: Int) {
    let text = UTF16Text(units: [UInt16](repeating: 0x78, count: length))
    var other = text
    other.replace(length..<length, with: "yz")
    #expect(text.commonPrefix(with: other) == length)
    #expect(other.commonSuffix(with: text) == 0)
    #expect(text.commonPrefix(with: other, atMost: difference) == min(length, difference))
    #expect(text != other)
    guard difference < length else { return }
    var changed = text
    changed.replace(difference..<difference + 1, with: "y")
    #expect(text.commonPrefix(with: changed) == difference)
    #expect(text.commonSuffix(with: changed) == length - difference - 1)
    #expect(text != changed)
    changed.replace(difference..<difference + 1, with: "x")
    #expect(text == changed)
  }
}
