import Testing

@testable import TextField

@Suite("Edits")
struct TextEditTests {
  @Test(
    "The difference of two texts is the smallest edit that leads from one to the other",
    arguments: [
      ("一二三", "一二三", 3..<3, "", ""),
      ("一二三", "一二", 2..<3, "三", ""),
      ("一二三", "", 0..<3, "一二三", ""),
      ("", "ab", 0..<0, "", "ab"),
      ("12。", "12 ", 2..<3, "。", " "),
      ("aaa", "aa", 2..<3, "a", ""),
    ] as [(UTF16Text, UTF16Text, Range<Int>, UTF16Text, UTF16Text)])
  func difference(
    old: UTF16Text, new: UTF16Text, range: Range<Int>, replaced: UTF16Text,
    replacement: UTF16Text
  ) {
    let edit = TextEdit.difference(from: old, to: new)
    #expect(edit == TextEdit(range: range, replaced: replaced, replacement: replacement))
    var text = old
    text.replace(edit.range, with: edit.replacement)
    #expect(text == new)
  }
}
