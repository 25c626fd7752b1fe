import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("Text on the screen")
struct TextOnScreenTests {
  /// Texts that have misled terminals and editors.
  static let nasty: [UTF16Text] =
    [
      // Directions: every control, alone and around text that would be turned round.
      UTF16Text(controls.map { "a\($0)b" }.joined()),
      "\u{202E}dlrow olleh\u{202C} \u{2067}abc\u{2069} \u{2068}\u{2066}x",
      "שלום עולם abc مرحبا بالعالم 123", "\u{5D0}\u{5B8}\u{5D1}\u{5B0}",
      "\u{627}\u{644}\u{64E}\u{651}",
      // Controls of both ranges, and what ends lines.
      UTF16Text((0x00...0x1F).compactMap(Unicode.Scalar.init).map(String.init).joined()),
      UTF16Text(
        (0x7F...0x9F).compactMap { Unicode.Scalar($0 as UInt32) }.map(String.init).joined()),
      "\u{1B}[31mred\u{1B}[0m\u{7}\r\n\r\u{2028}\u{2029}\u{85}\u{9B}2J",
      // Tags, joiners, selectors and other characters without a body.
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{E0001}x\u{E0061}",
      "\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{AD}\u{34F}\u{180E}\u{115F}\u{1160}\u{3164}\u{FFA0}",
      "\u{FE0F}\u{FE0E}\u{E0100}☺\u{FE0F}☺\u{FE0E}葛\u{E0100}", "\u{FFF9}a\u{FFFA}b\u{FFFB}\u{FFFC}",
      "\u{206A}\u{206F}\u{1D173}\u{110BD}\u{E000}\u{F8FF}\u{10FFFD}",
      // Joined and broken emoji.
      "👨‍👩‍👧‍👦👩🏽‍❤️‍💋‍👨🏿🇨🇳🇨1️⃣#⃣👍🏽🏽🏳️‍🌈‍",
      // Marks: none to stand on, very many, of every kind.
      "\u{301}a",
      UTF16Text("Z" + String(repeating: "\u{30D}\u{327}\u{489}\u{363}", count: 50) + "y"),
      "\u{20DD}一\u{20DD}\u{3099}か\u{3099}", "क\u{94D}षि กำ ก\u{E33} นี้ ཀྵྐ \u{B95}\u{BCC}",
      // Hangul put together of its parts, and parts that stay apart.
      "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1161}\u{1161}\u{11A8}\u{11A8}\u{A960}\u{D7B0}\u{1160}",
      // Ends of planes and the characters that are none.
      UTF16Text(units: [0xFFFE, 0xFFFF, 0xFDD0, 0x378, 0xD83F, 0xDFFE, 0xDBFF, 0xDFFF]),
      // Halves of pairs, alone, in the wrong order, and with marks.
      UTF16Text(units: [0xD83D, 0x61, 0xDE00, 0xDE00, 0xD83D, 0x301, 0xD83D]),
      // Widths that terminals disagree about.
      "①…—·“”αяⅣ♥☎️ｱｶﾞ＄㍿﷽𝒳𠀀⸻", "\u{3000}\u{2003}\u{A0}\u{202F}\u{2009}",
    ]

  private static let controls: [Unicode.Scalar] = [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
  ]

  private static let sizes = [
    Size(rows: 12, columns: 40), Size(rows: 24, columns: 80), Size(rows: 30, columns: 100),
    Size(rows: 20, columns: 150),
  ]

  /// Checks that what goes to the terminal is what it will show, cell for cell.
  private func expectSafe(
    _ frame: Frame, _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = frame.bounds.rowRange.compactMap { row in
      Self.fault(in: frame.cells(inRow: row)).map { "row \(row): \($0)" }
    }
    #expect(faults.isEmpty, "\(comment)", sourceLocation: sourceLocation)
    let isInside = frame.cursor.map(frame.bounds.contains) ?? true
    #expect(isInside, "cursor, \(comment)", sourceLocation: sourceLocation)
  }

  /// What would make a terminal show something else in a row than its cells say.
  private static func fault(in cells: [Cell]) -> String? {
    var columns = 0
    for (column, cell) in cells.enumerated() where !cell.isTrailingHalf {
      columns += cell.symbol.columns
      let isFollowed = column + 1 < cells.count && cells[column + 1].isTrailingHalf
      if (cell.symbol.columns == 2) != isFollowed { return "half a symbol at \(column)" }
      if cell.symbol.base.isUnsafe || cell.symbol.marks.scalars.contains(where: \.isUnsafe) {
        return "a control at \(column)"
      }
    }
    return columns == cells.count ? nil : "\(columns) columns"
  }

  @Test(
    "The field and the trace show any text cell for cell, wherever the caret is", arguments: nasty)
  func field(text: UTF16Text) throws {
    for size in Self.sizes {
      var screen = try ScreenHarness(size, policy: "unlimited")
      screen.send(.paste(Paste(text.string)))
      screen.press(.control("d"))
      expectSafe(screen.state.frame, "pasted at \(size)")
      screen = try ScreenHarness(size, policy: "unlimited", text: text)
      for _ in 0..<6 {
        expectSafe(screen.state.frame, "caret at \(size)")
        screen.press(.move(.left))
      }
      screen.press(.move(.right, .shift), .move(.right, .shift))
      expectSafe(screen.state.frame, "selected at \(size)")
    }
  }

  @Test("So do the inspector, the form and the compared policies", arguments: nasty)
  func views(text: UTF16Text) throws {
    for size in Self.sizes {
      var screen = try ScreenHarness(size, policy: "editing-changed", text: text)
      screen.press(.alt("2"), .control("d"))
      expectSafe(screen.state.frame, "inspector at \(size)")
      screen.press(.move(.home))
      expectSafe(screen.state.frame, "inspector at the start at \(size)")
      screen.press(.alt("2"), .control("e"))
      screen.send(.paste(Paste(text.string)))
      expectSafe(screen.state.frame, "comparing at \(size)")
      screen = try ScreenHarness(size, policy: "unlimited")
      screen.press(.alt("4"), .tab, .tab)
      screen.send(.paste(Paste(text.string)))
      expectSafe(screen.state.frame, "form at \(size)")
      screen.press(.tab)
      expectSafe(screen.state.frame, "form, other field, at \(size)")
    }
  }

  @Test("So do the palette, the questions for a text and the candidates", arguments: nasty)
  func overlays(text: UTF16Text) throws {
    for size in Self.sizes.prefix(2) {
      var screen = try ScreenHarness(size, policy: "last-valid", text: text)
      screen.press(.alt("x"))
      screen.send(.paste(Paste(text.string)))
      expectSafe(screen.state.frame, "palette at \(size)")
      screen.press(.escape, .control("p"), .move(.right))
      screen.send(.paste(Paste(text.string)))
      expectSafe(screen.state.frame, "pattern at \(size)")
      screen.press(.return)
      expectSafe(screen.state.frame, "message at \(size)")
      screen.press(.escape, .control("a"))
      expectSafe(screen.state.frame, "menu at \(size)")
      screen.press(.return)
      screen.send(.paste(Paste(text.string)))
      expectSafe(screen.state.frame, "question at \(size)")
      screen = try ScreenHarness(size, policy: "unlimited") { $0.keyboard = .emoji }
      screen.send(.text(text.string))
      expectSafe(screen.state.frame, "search at \(size)")
    }
  }

  @Test("A playing scenario shows its own words cell for cell", arguments: nasty)
  func playing(text: UTF16Text) throws {
    let escaped = text.string.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    var screen = try ScreenHarness(
      playing: """
        title "\(escaped)"
        policy unlimited
        paste "\(escaped)"
        expect text "a\(escaped)"
        """)
    screen.press(.return)
    expectSafe(screen.state.frame, "playing")
  }

  @Test("A field gives each sequence the cells that its drawing takes", arguments: [-1, 0, 1, 2])
  func cellsOfSequences(widthOfHan: Int) {
    let widths = ScalarWidths { scalar in
      scalar == "好" ? widthOfHan : ScalarWidths.reference(scalar)
    }
    let text: UTF16Text = "a~好你\u{2006}e\u{301}好\u{301}👨‍👩‍👧한"
    let line = FieldLine(TextFieldModel(text: text), columns: 60, widths)
    #expect(line.pieces.map(\.text).joined() == text.string)
    for piece in line.pieces {
      #expect(piece.columns == widths.columns(of: piece.text), "\(piece.text)")
    }
  }

  @Test("Text from right to left stays in the order in which it is stored")
  func logicalOrder() throws {
    let screen = try ScreenHarness(policy: "unlimited", text: "אבג\u{202E}abc")
    #expect(screen.rows[2].contains("אבג◌abc"))
  }

  @Test("Controls are pictures, and marks without a base have a stand-in")
  func standIns() throws {
    let screen = try ScreenHarness(policy: "unlimited", text: "\u{301}\0\u{1B}\t\u{7F}")
    #expect(screen.rows[2].contains("◌\u{301}␀␛␉␡"))
  }

  @Test("A wide character is never cut at the edge, and the caret stays in the box")
  func wideAtTheEdge() throws {
    for columns in 60...64 {
      var screen = try ScreenHarness(
        Size(rows: 24, columns: columns), policy: "unlimited",
        text: UTF16Text("a" + String(repeating: "一👨‍👩‍👧e\u{301}", count: 40)))
      for _ in 0..<40 {
        let frame = screen.state.frame
        expectSafe(frame, "\(columns) columns")
        let row = frame.text(inRow: 2)
        #expect(row.contains("│"))
        let cursor = try #require(frame.cursor)
        #expect(cursor.row == 2 && cursor.column >= 2)
        #expect(frame[2, cursor.column].symbol.text != "│", "\(columns) columns")
        screen.press(.move(.left))
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might obey it instead of showing it.
  fileprivate var isUnsafe: Bool {
    guard !(0x20...0x7E ~= value) else { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: properties.isBidiControl || properties.isVariationSelector
    }
  }
}
