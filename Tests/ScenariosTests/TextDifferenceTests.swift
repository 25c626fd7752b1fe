import Testing

@testable import Scenarios

@Suite("Expected and got")
struct TextDifferenceTests {
  @Test(
    "The caret stands where two texts part, in cells",
    arguments: [
      ("\"abc\"", "\"abd\"", "   ^"), ("\"一二三\"", "\"一三\"", "   ^"), ("\"\"", "\"a\"", " ^"),
      ("\"e\u{301}a\"", "\"e\u{301}b\"", "  ^"), ("\"a\"", "nothing marked", nil), ("3", "4", nil),
    ] as [(String, String, String?)])
  func marker(expected: String, got: String, marker: String?) {
    let difference = TextDifference(expected, got)
    #expect(difference.marker == marker)
    #expect(difference.expected == expected && difference.got == got)
  }

  @Test("Of long texts the part around the difference is shown")
  func long() {
    let start = "\"" + String(repeating: "一", count: 100_000)
    let difference = TextDifference(start + "二\"", start + "三四\"")
    #expect(difference.expected == "…" + String(repeating: "一", count: 80) + "二\"")
    #expect(difference.got == "…" + String(repeating: "一", count: 80) + "三四\"")
    #expect(difference.marker == String(repeating: " ", count: 161) + "^")
    let short = TextDifference(start, "\"一")
    #expect(short.got == "\"一" && short.expected.count == 401)
  }
}
