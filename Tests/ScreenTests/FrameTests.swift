import Screen
import Testing

@Suite("Drawing into a frame")
struct FrameTests {
  static func row(_ columns: Int, _ draw: (inout Frame) -> Void) -> Frame {
    var frame = Frame(size: Size(rows: 1, columns: columns))
    draw(&frame)
    return frame
  }

  @Test(
    "Text is clipped to whole symbols",
    arguments: [
      ("abc", 0, Int.max, 3, "abc"), ("abcdefgh", 0, Int.max, 6, "abcdef"),
      ("你好世界", 0, Int.max, 6, "你好世"), ("a你好世", 0, Int.max, 5, "a你好"),
      ("你好", 0, 3, 2, "你"), ("你好", 5, Int.max, 0, ""), ("ab", 6, Int.max, 0, ""),
      ("🇨🇳", 5, Int.max, 0, ""), ("abc", -1, Int.max, 3, "bc"), ("你好", -1, Int.max, 4, " 好"),
      ("你好", -2, Int.max, 4, "好"), ("abc", 0, 0, 0, ""), ("abc", 0, -1, 0, ""),
    ])
  func clipping(text: String, column: Int, room: Int, written: Int, result: String) {
    var frame = Frame(size: Size(rows: 1, columns: 6))
    #expect(frame.write(text, at: 0, column, maxColumns: room) == written)
    #expect(frame.text == result)
  }

  @Test("Rows outside of the frame take nothing", arguments: [-1, 1, .max, .min])
  func outside(row: Int) {
    var frame = Frame(size: Size(rows: 1, columns: 4))
    #expect(frame.write("abc", at: row, 0) == 0)
    #expect(frame == Frame(size: Size(rows: 1, columns: 4)))
    #expect(frame[row, 0] == .blank)
  }

  @Test(
    "Overwriting half of a wide symbol blanks the other half",
    arguments: [
      ("中文", "X", 0, "X 文"), ("中文", "X", 1, " X文"), ("中文", "字", 1, " 字"),
      ("a中b", "字", 0, "字 b"), ("中文字", "日本", 1, " 日本"), ("中文", " ", 3, "中"),
    ])
  func halves(below: String, above: String, column: Int, result: String) {
    let frame = Self.row(6) {
      $0.write(below, at: 0, 0)
      $0.write(above, at: 0, column)
    }
    #expect(frame.text == result)
    for (index, cell) in frame.cells(inRow: 0).enumerated() {
      #expect(!cell.isLeadingHalf || frame[0, index + 1].isTrailingHalf)
      #expect(!cell.isTrailingHalf || frame[0, index - 1].isLeadingHalf)
    }
  }

  @Test(
    "A line of several styles that does not fit ends with the sign of the cut",
    arguments: [(5, "ab你c"), (4, "ab …"), (3, "ab…"), (2, "a…"), (1, "…"), (0, "")])
  func styledCut(room: Int, result: String) {
    let line = StyledText("ab你", .bold) + StyledText("c", .underline)
    let frame = Self.row(8) { $0.write(line, at: 0, 0, truncatedTo: room) }
    #expect(frame.text == result)
  }

  @Test("A rule is drawn where its line is as wide as a blank, and where it is not")
  func rules() {
    #expect(Self.row(3) { $0.rule(at: 0) }.text == "───")
    let wide = ScalarWidths { $0 == "─" ? 2 : 1 }
    var frame = Frame(size: Size(rows: 1, columns: 5), widths: wide)
    frame.rule(at: 0)
    #expect(frame.text == "──")
  }

  @Test("A line of several styles stops at the first run that does not fit")
  func styledLine() {
    let line = StyledText("ab你", .bold) + StyledText("c", .underline)
    let frame = Self.row(4) { #expect($0.write(line, at: 0, 0, maxColumns: 3) == 2) }
    #expect(frame.text == "ab")
    #expect(frame.styleMap == "0: 0–1 bold")
  }

  @Test("Text can end at a column")
  func alignedRight() {
    let frame = Self.row(8) { #expect($0.write("剩余", at: 0, endingAt: 8) == 4) }
    #expect(frame.text == "    剩余")
  }

  @Test("A box has rounded corners and a title that fits")
  func box() {
    var frame = Frame(size: Size(rows: 3, columns: 10))
    frame.box(frame.bounds, title: StyledText("标题很长", .bold))
    frame.write("中", at: 1, 1)
    #expect(
      frame.text == """
        ╭─ 标… ──╮
        │中      │
        ╰────────╯
        """)
    #expect(frame.styleMap == "0: 3–5 bold")
  }

  @Test(
    "A box too small to be one is left out",
    arguments: [Size(rows: 1, columns: 5), Size(rows: 5, columns: 1), Size(rows: 0, columns: 0)])
  func tinyBox(size: Size) {
    var frame = Frame(size: size)
    frame.box(frame.bounds, title: "x")
    #expect(frame == Frame(size: size))
  }

  @Test("Rules, fills and changes of style keep to their rectangle")
  func shapes() {
    var frame = Frame(size: Size(rows: 3, columns: 6))
    frame.rule(at: 0, columns: 1..<4, border: .ascii)
    frame.fill(Rect(row: 1, column: 4, rows: 9, columns: 9), with: "x", style: Style(.bad))
    frame.write("中文", at: 2, 0)
    frame.restyle(Rect(row: 2, column: 1, rows: 1, columns: 1)) { $0.attributes.insert(.reverse) }
    #expect(frame.text == " ---\n    xx\n中文xx")
    #expect(frame.styleMap == "1: 4–5 bad\n2: 0–1 reverse, 4–5 bad")
  }

  @Test("A dump can show the cursor", arguments: [(0, "‸你好"), (2, "你‸好"), (6, "你好  ‸"), (9, "你好")])
  func cursor(column: Int, result: String) {
    let frame = Self.row(8) {
      $0.write("你好", at: 0, 0)
      $0.cursor = Position(row: column < 8 ? 0 : 3, column: column)
    }
    #expect(frame.text(cursor: "‸") == result)
    #expect(frame.text == "你好")
  }
}

extension Cell {
  /// Whether this is the first cell of a wide symbol.
  fileprivate var isLeadingHalf: Bool { symbol.columns == 2 && !isTrailingHalf }
}
