import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("The inspector")
struct InspectorTests {
  private static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 30, columns: 100), Size(rows: 50, columns: 160),
    Size(rows: 12, columns: 40),
  ]
  /// Of everything something: marked, over the limit, invisible, joined, broken.
  private static let mixture = UTF16Text(
    units: Array("a一é\u{2067}👨‍👩‍👧\r\n🇨🇳".utf16) + [0xD83D])

  private func screen(_ text: UTF16Text, _ size: Size = Size(rows: 24, columns: 80)) throws
    -> ScreenHarness
  {
    var screen = try ScreenHarness(size, policy: "unlimited", text: text)
    screen.press(.alt("2"))
    return screen
  }

  private func row(_ start: String, in screen: ScreenHarness) throws -> [Substring] {
    let row = try #require(screen.rows.last { $0.dropFirst(2).hasPrefix(start + " ") })
    return row.split(separator: " ")
  }

  @Test("What the text is made of", arguments: sizes)
  func golden(size: Size) throws {
    var screen = try ScreenHarness(size, policy: "combined", text: Self.mixture)
    screen.press(.alt("2"), .move(.left), .move(.left), .move(.left), .move(.left))
    screen.type("h")
    try expectGolden(screen.state.frame, "inspector-\(size.columns)x\(size.rows)")
    screen.press(.control("d"))
    try expectGolden(screen.state.frame, "inspector-detailed-\(size.columns)x\(size.rows)")
  }

  @Test("It takes the place of the trace, typing goes on, and the key brings the trace back")
  func toggles() throws {
    var screen = try screen("")
    #expect(screen.rows.contains { $0.contains("The text is empty.") })
    screen.type("ni")
    #expect(screen.field == "[ni|]")
    #expect(try row("0..<1", in: screen).contains("U+006E"))
    #expect(screen.rows.contains { $0.contains("LATIN SMALL LETTER I") })
    screen.press(.alt("2"))
    #expect(screen.rows.contains { $0.contains("── trace ") })
    #expect(!screen.rows.contains { $0.contains("U+006E") })
  }

  @Test(
    "A character is named, what cannot be seen by its abbreviation too",
    arguments: [
      ("一", "U+4E00 CJK UNIFIED"), ("\u{2067}", "U+2067 RLI RIGHT-TO"),
      ("\u{202E}", "U+202E RLO RIGHT-TO"), ("\u{200B}", "U+200B ZWSP ZERO"),
      ("\0", "U+0000 NUL control"),
      ("\u{E000}", "U+E000 private use"), ("\u{FFFF}", "U+FFFF noncharacter"),
      ("\u{E0061}", "U+E0061 TAG LATIN"), ("😀", "U+1F600 GRINNING"),
    ])
  func names(text: String, words: String) throws {
    let screen = try screen(UTF16Text(text))
    #expect(screen.rows.contains { $0.contains(words) })
  }

  @Test("Half a pair is named and has its sign")
  func halves() throws {
    let screen = try screen(UTF16Text(units: [0xD83D]))
    let row = try #require(screen.rows.last { $0.contains("U+D83D") })
    #expect(row.contains("half a surrogate"))
    #expect(row.contains("0..<1 ? "))
  }

  @Test("Each row has the sequence's costs, and the last one the counters")
  func costs() throws {
    var screen = try screen("一👨‍👩‍👧a")
    #expect(try row("0..<1", in: screen).suffix(8) == ["1", "1", "1", "3", "2", "2", "1", "2"])
    #expect(try row("1..<9", in: screen).suffix(8) == ["8", "1", "5", "18", "20", "20", "5", "2"])
    screen.press(.move(.home))
    #expect(
      try row("whole", in: screen).suffix(8) == ["10", "3", "7", "22", "23", "23", "6.5", "5"])
    let counters = screen.rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(
      counters.contains("utf16 10 grapheme 3 scalar 7 utf8 22 gb18030 23 wechat 23 weibo 6.5"))
  }

  @Test("The caret's sequence has a line for each code point, the others with the key for details")
  func codePoints() throws {
    var screen = try screen("👨‍👩‍👧👍🏽", Size(rows: 30, columns: 100))
    #expect(screen.rows.contains { $0.contains("0..<8") && $0.contains("U+1F468+4") })
    #expect(screen.rows.contains { $0.contains("U+1F3FD ") && $0.contains(" EMOJI MODIFIER") })
    screen.press(.move(.home))
    #expect(screen.rows.contains { $0.contains(">") && $0.contains("0..<8") })
    #expect(screen.rows.count { $0.contains("U+200D ") } == 2)
    #expect(screen.rows.contains { $0.contains("U+1F44D+1") })
    screen.press(.control("d"))
    #expect(!screen.rows.contains { $0.contains("U+1F44D+1") })
  }

  @Test("A sequence of many marks leaves room for its neighbours")
  func manyMarks() throws {
    let screen = try screen(UTF16Text("ab" + String(repeating: "\u{301}", count: 200)))
    #expect(screen.rows.contains { $0.contains("0..<1") })
    #expect(screen.rows.contains { $0.contains("1..<202") })
    #expect(screen.rows.contains { $0.contains(" 195 more") })
  }

  @Test("The caret's sequence is in sight wherever the caret is, at every size")
  func caretInSight() throws {
    let text = UTF16Text(String(repeating: "一👨‍👩‍👧a", count: 60))
    for size in Self.sizes + [Size(rows: 13, columns: 61), Size(rows: 20, columns: 130)] {
      for detailed in [false, true] {
        var screen = try screen(text, size)
        if detailed { screen.press(.control("d")) }
        screen.press(.move(.home))
        for _ in 0..<180 {
          let caret = screen.state.workbench.leading.field.selectedTextRange.upperBound
          #expect(
            screen.rows.contains { $0.contains("> \(caret)..<") }, "\(size), caret \(caret)")
          screen.press(.move(.right))
        }
      }
    }
  }

  @Test("It is scrolled up to the ends of the text, and a key comes back to the caret")
  func scrolls() throws {
    var screen = try screen(UTF16Text(String(repeating: "一", count: 100)))
    #expect(screen.rows.contains { $0.contains("99..<100") })
    for _ in 0..<30 { screen.press(.move(.pageUp)) }
    #expect(screen.rows.contains { $0.contains("  0..<1 ") })
    #expect(screen.state.inspectorOffset == 100)
    for _ in 0..<30 { screen.press(.move(.pageDown)) }
    #expect(screen.state.inspectorOffset == 0)
    screen.press(.move(.pageUp))
    #expect(!screen.rows.contains { $0.contains("99..<100") })
    screen.press(.move(.home))
    #expect(screen.rows.contains { $0.contains("> 0..<1 ") })
    screen.press(.move(.pageDown), .move(.pageDown))
    #expect(screen.state.inspectorOffset == -20)
    #expect(screen.rows.contains { $0.contains(" 20..<21 ") })
  }

  @Test("Of a million units no more is looked at than is in sight")
  func million() throws {
    let text = UTF16Text(units: repeatElement(0x4E00, count: 1_000_000))
    for offset in [0, 5, -5] {
      var field = TextFieldModel(text: text)
      field.setSelectedTextRange(500_000..<500_000)
      let window = InspectorWindow(field, rows: 20, offset: offset, detailed: false)
      #expect(window.range.count == 20)
      #expect(window.current == 500_000..<500_001)
    }
    let screen = try screen(text)
    #expect(screen.rows.contains { $0.contains("> 999999..<1000000") })
  }
}
