import Testing

@testable import Screen

@Suite("What is drawn for a composed character")
struct GlyphTests {
  @Test(
    "Text that terminals agree about is drawn as it is",
    arguments: [
      ("a", 1), ("中", 2), ("𠀀", 2), ("か\u{3099}", 2), ("é", 1), ("e\u{301}", 1), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("ｶ\u{FF9E}", 2), ("\u{3000}", 2), ("…", 1), ("─", 1),
      ("\u{FFFD}", 1), ("\u{E000}", 1), ("🫨", 2), ("，", 2), ("·", 1), ("क\u{940}", 2),
    ] as [(Character, Int)])
  func drawnAsItIs(character: Character, columns: Int) {
    let glyph = Glyph(character, widths: .reference)
    #expect(glyph.text.unicodeScalars.elementsEqual(character.unicodeScalars))
    #expect(glyph.columns == columns)
  }

  @Test(
    "What terminals disagree about has a stand-in",
    arguments: [
      ("❤️", "❤", 1), ("👍🏽", "👍⁺¹", 4), ("1️⃣", "1⁺²", 3), ("👨‍👩‍👧", "👨⁺⁴", 4),
      ("👨‍👩‍👧‍👦", "👨⁺⁶", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴⁺⁶", 4), ("👩🏽‍🚀", "👩⁺³", 4), ("❤️‍🔥", "❤⁺³", 3),
      ("👩🏽‍❤️‍💋‍👨🏽", "👩⁺⁹", 4), ("x\u{200D}", "x⁺¹", 3), ("👨‍👨‍👨‍👨‍👨‍👨", "👨⁺¹⁰", 5),
      ("🇨🇳", "🇨🇳", 2), ("🇨", "🇨", 1), ("🏽", "🏽", 2),
      ("\u{301}", "◌\u{301}", 1), ("\u{FE0F}", "◌", 1), ("\u{200D}", "◌", 1), ("\u{200B}", "◌", 1),
      ("\u{202E}", "◌", 1), ("\u{2066}", "◌", 1), ("\u{FEFF}", "◌", 1), ("\u{AD}", "◌", 1),
      ("\u{1161}", "◌\u{1161}", 1), ("\u{20E3}", "◌\u{20E3}", 1),
      ("\u{0}", "␀", 1), ("\u{1B}", "␛", 1), ("\t", "␉", 1), ("\n", "␊", 1), ("\r\n", "␍␊", 2),
      ("\u{7F}", "␡", 1), ("\u{85}", "␤", 1), ("\u{9B}", "␦", 1), ("\u{2028}", "␤", 1),
      ("\u{A0}", " ", 1), ("\u{2006}", " ", 1), ("\u{205F}", " ", 1),
      ("\u{378}", "□", 1), ("\u{FFFF}", "□", 1), ("\u{10FFFF}", "□", 1),
    ] as [(Character, String, Int)])
  func standIn(character: Character, drawn: String, columns: Int) {
    let glyph = Glyph(character, widths: .reference)
    #expect(glyph.text.unicodeScalars.elementsEqual(drawn.unicodeScalars))
    #expect(glyph.columns == columns)
  }

  @Test("A cell holds four marks and drops the rest")
  func marks() {
    let marks = "\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}"
    let glyph = Glyph(Character("a" + marks), widths: .reference)
    #expect(glyph.first.marks.scalars == Array(marks.unicodeScalars.prefix(4)))
    #expect(glyph.columns == 1)
  }

  @Test("A scalar that the terminal does not know is a box, whatever our own table says")
  func unknownToTheTerminal() {
    let old = ScalarWidths { $0.value >= 0x1FA70 ? -1 : ScalarWidths.reference($0) }
    #expect(Glyph("🫨", widths: old).text == "□")
    #expect(old.columns(of: "🫨") == 1)
  }

  @Test("Signs of ours that a terminal draws wide give way to ASCII")
  func wideSigns() {
    let wide = ScalarWidths { $0.value == 0x25A1 ? 2 : ScalarWidths.reference($0) }
    #expect(Glyph("\u{378}", widths: wide).text == "?")
  }

  @Test(
    "The columns of every drawing are the sum of its scalars' widths, and nothing in it is unsafe")
  func columnsAreTheSumOfWidths() {
    let planesInUse = [UInt32(0)..<0x40000, 0xE0000..<0xE1000]
    var samples = planesInUse.joined().compactMap(Unicode.Scalar.init).map(Character.init)
    let bases: [Unicode.Scalar] = ["a", "中", "👍", "❤", "\u{915}", "\u{1100}", "🇨", "\u{600}", "\r"]
    let followers: [Unicode.Scalar] = [
      "\u{301}", "\u{FE0F}", "\u{200D}", "\u{20E3}", "\u{1F3FD}", "\u{93F}", "\u{1161}", "🇳", "\n",
      "👧", "\u{E0067}", "\u{200B}", "\u{202E}",
    ]
    for base in bases {
      for second in followers {
        for third in followers {
          var scalars = String.UnicodeScalarView()
          scalars.append(contentsOf: [base, second, third])
          samples += Array(String(scalars))
        }
      }
    }
    let wrong = samples.filter { character in
      let glyph = Glyph(character, widths: .reference)
      let scalars = glyph.text.unicodeScalars
      let sum = scalars.reduce(0) { $0 + ScalarWidths.reference($1) }
      let isSafe = scalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: true
        }
      }
      let startsWithRoom = scalars.first.map { ScalarWidths.reference($0) > 0 } ?? false
      return sum != glyph.columns || !isSafe || !startsWithRoom
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    "Walking over a text finds the composed characters that Swift finds",
    arguments: [
      "", "abc", "你好", "a中\u{301}b", "e\u{301}e", "\r\n\r\n", "1️⃣2", "👨‍👩‍👧x👍🏽", "🇨🇳🇨🇳🇨",
      "\u{600}12", "か\u{3099}か", "한\u{11A8}글", "x\u{200D}中", "क\u{94D}षa", "ー\u{3099}・",
    ])
  func segmentation(text: String) {
    let walked = ScalarWidths.reference.glyphs(of: text).map(\.self)
    #expect(walked == text.map { Glyph($0, widths: .reference) })
  }
}
