import Screen
import Testing

@Suite("Columns")
struct ScalarWidthsTests {
  @Test(
    "The reference table",
    arguments: [
      ("a", 1), ("~", 1), ("中", 2), ("𠀀", 2), ("가", 2), ("Ａ", 2), ("ｱ", 1), ("❤", 1), ("👍", 2),
      ("⌚", 2), ("🇨", 1), ("“", 1), ("①", 1), ("\u{301}", 0), ("\u{200B}", 0), ("\u{1161}", 0),
      ("\u{AD}", 1), ("\u{7}", -1), ("\u{378}", -1), ("\u{3000}", 2), ("\u{303F}", 1),
      ("\u{FFFD}", 1), ("\u{3FFFE}", -1),
    ] as [(Unicode.Scalar, Int)])
  func reference(scalar: Unicode.Scalar, columns: Int) {
    #expect(ScalarWidths.reference(scalar) == columns)
  }

  @Test(
    "A text takes the sum of its drawings",
    arguments: [("", 0), ("ab", 2), ("你好", 4), ("a👨‍👩‍👧\u{200B}", 6), ("\r\n", 2)])
  func columns(text: String, columns: Int) {
    #expect(ScalarWidths.reference.columns(of: text) == columns)
  }

  @Test(
    "A text is cut where the room ends, and says so",
    arguments: [
      ("你好世界", 8, "你好世界"), ("你好世界", 7, "你好世…"), ("你好世界", 6, "你好…"),
      ("你好世界", 1, "…"), ("你好世界", 0, ""), ("", 0, ""), ("abc", 3, "abc"), ("abc", 2, "a…"),
      ("👨‍👩‍👧👨‍👩‍👧", 5, "👨‍👩‍👧…"),
    ])
  func truncation(text: String, room: Int, result: String) {
    #expect(ScalarWidths.reference.truncate(text, to: room) == result)
  }

  @Test("A styled line is cut like a plain one, in the style of the run that is cut")
  func styledTruncation() {
    let line = StyledText("你好", .bold) + StyledText("世界", .dim)
    #expect(line.columns(.reference) == 8)
    #expect(line.truncated(to: 8, .reference) == line)
    #expect(
      line.truncated(to: 6, .reference).runs
        == [.init("你好", .bold), .init("…", .dim)])
    #expect(line.truncated(to: 4, .reference).runs == [.init("你…", .bold)])
    #expect(line.truncated(to: 0, .reference).isEmpty)
  }

  @Test(
    "Text goes into lines that fit, broken at spaces and beside wide characters",
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("", 5, []), ("abcdefgh i", 5, ["abcd…", "i"]),
      ("一二 三", 4, ["一二", "三"]), ("a  b", 9, ["a b"]), ("一二三四五", 4, ["一二", "三四", "五"]),
      ("一二，三", 4, ["一", "二，", "三"]), ("一（二）", 6, ["一", "（二）"]),
      ("用 abc 三", 6, ["用 abc", "三"]), ("用abc三", 5, ["用abc", "三"]),
    ])
  func lines(text: String, columns: Int, expected: [String]) {
    #expect(ScalarWidths.reference.lines(of: text, columns: columns) == expected)
  }
}
