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
