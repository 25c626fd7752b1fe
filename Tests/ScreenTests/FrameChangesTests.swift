import Screen
import Testing

@Suite("The difference between frames")
struct FrameChangesTests {
  private func frame(_ text: String, style: Style = .plain) -> Frame {
    var frame = Frame(size: Size(rows: 2, columns: 8))
    frame.write(text, at: 1, 0, style: style)
    return frame
  }

  @Test(
    "It covers whole symbols of both frames",
    arguments: [
      ("abcd", "abxd", 2..<3), ("abcd", "xbcx", 0..<4), ("中文", "中文", nil), ("中文", "中字", 2..<4),
      ("中文", "a中", 0..<4), ("a中", "ab", 1..<3), (" X", "中", 0..<2), ("中", " X", 0..<2),
      ("", "", nil), ("", "       x", 7..<8), ("が", "か\u{3099}", 0..<2),
    ] as [(String, String, Range<Int>?)])
  func spans(old: String, new: String, columns: Range<Int>?) {
    let changes = frame(new).changes(since: frame(old))
    #expect(changes.map(\.columns) == (columns.map { [$0] } ?? []))
    #expect(changes.allSatisfy { $0.row == 1 })
  }

  @Test(
    "Changes far apart in a row are stretches of their own",
    arguments: [
      ("abcdefgh", "xbcdxfgh", [0..<5]), ("abcdefgh", "xbcdexgh", [0..<1, 5..<6]),
      ("中b中d", "国b中x", [0..<6]), ("中中中x", "国中中y", [0..<2, 6..<7]),
      ("a      h", "x      x", [0..<1, 7..<8]),
      ("か\u{3099}bcdefg", "が\u{301}bcdefx", [0..<2, 7..<8]),
    ] as [(String, String, [Range<Int>])])
  func severalSpans(old: String, new: String, columns: [Range<Int>]) {
    let changes = frame(new).changes(since: frame(old))
    #expect(changes == columns.map { Span(row: 1, columns: $0) })
    var painted = frame(old)
    for span in changes {
      let text = frame(new).cells(in: span).filter { !$0.isTrailingHalf }.map(\.symbol.text)
        .joined()
      painted.write(text, at: span.row, span.columns.lowerBound)
    }
    #expect(painted.text == frame(new).text)
  }

  @Test("The cells of a stretch are those of the row, as far as there are any")
  func cellsOfStretch() {
    let frame = frame("ab中d")
    #expect(frame.cells(in: Span(row: 1, columns: 1..<4)) == Array(frame.cells(inRow: 1)[1..<4]))
    #expect(frame.cells(in: Span(row: 1, columns: 6..<99)).count == 2)
    #expect(frame.cells(in: Span(row: 2, columns: 0..<4)).isEmpty)
    #expect(frame.cells(in: Span(row: 1, columns: 20..<30)).isEmpty)
  }

  @Test("A change of style is a change")
  func style() {
    #expect(frame("ab", style: .bold).changes(since: frame("ab")).map(\.columns) == [0..<2])
  }

  @Test("The cursor alone changes no cell, yet the frames differ")
  func cursor() {
    var moved = frame("ab")
    moved.cursor = Position(row: 0, column: 1)
    #expect(moved.changes(since: frame("ab")).isEmpty)
    #expect(moved != frame("ab"))
  }

  @Test("Everything changes when nothing is known or the size is another")
  func everything() {
    let all = frame("").changes(since: nil)
    #expect(all.map(\.row) == [0, 1])
    #expect(all.allSatisfy { $0.columns == 0..<8 })
    #expect(frame("").changes(since: Frame(size: Size(rows: 1, columns: 8))) == all)
    #expect(Frame(size: Size(rows: 3, columns: 0)).changes(since: nil).isEmpty)
  }
}
