import TextField
import Testing

@testable import Limits

@Suite("Patterns")
struct SearchPatternTests {
  @Test(
    "Anchors mean the ends of the whole text, whatever part is searched",
    arguments: [
      ("^[0-9]*$", "123", 3, true),
      ("^[0-9]*$", "123", 2, false),
      ("^[0-9]+", "12😀", 3, true),
      ("[0-9]+$", "a1", 2, true),
      ("^A$", "a", 1, true),
      ("^.$", "😀", 2, true),
      ("^.$", "e\u{301}", 2, false),
    ] as [(String, UTF16Text, Int, Bool)])
  func search(pattern: String, text: UTF16Text, searched: Int, isFound: Bool) throws {
    #expect(try SearchPattern(pattern).isFound(in: text, searching: searched) == isFound)
  }
}
