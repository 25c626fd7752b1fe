import Testing

@testable import Scenarios

@Suite("Errors")
struct ErrorRenderingTests {
  @Test("All errors of a file are shown at once, in order")
  func golden() {
    let text = """
      title "x"
      title "y"
      limt 10
      policy combined, comined, custom
      \tfield plane
      text "一二三" x
      text "一二\\q"
      set double-space-shortcut maybe
      keys {spcae}
      expect text 5
      ! expect unmarked
      replace 5 3 "a"
      expect text "一二三" for combined,
      expect event shuldChange
      title "z"
      text "q"
      delete 0
      tick x
      paste "a" "b"
      """
    let expected = """
      t.scenario:2:1: error: "title" for the second time; the first is in line 1
      title "y"
      ^
      t.scenario:3:1: error: unknown verb "limt"; did you mean "limit"?
      limt 10
      ^
      t.scenario:4:18: error: unknown policy "comined"; did you mean "combined"?
      policy combined, comined, custom
                       ^
      t.scenario:5:15: error: unknown field preset "plane"; did you mean "plain"?
      \tfield plane
      \t      ^
      t.scenario:6:15: error: unexpected "x"
      text "一二三" x
                    ^
      t.scenario:7:1: error: "text" for the second time; the first is in line 6
      text "一二\\q"
      ^
      t.scenario:7:11: error: unknown escape \\q; there are \\" \\\\ \\n \\r \\t \\u{HEX}
      text "一二\\q"
                ^
      t.scenario:8:27: error: double-space-shortcut cannot be "maybe"; it takes on or off
      set double-space-shortcut maybe
                                ^
      t.scenario:9:6: error: unknown key "spcae"; did you mean "space"?
      keys {spcae}
           ^
      t.scenario:10:13: error: a string in quotes is missing here
      expect text 5
                  ^
      t.scenario:11:3: error: "!" must stand before a step, and "expect" is none
      ! expect unmarked
        ^
      t.scenario:12:9: error: the range ends at 3, before its start 5
      replace 5 3 "a"
              ^
      t.scenario:13:35: error: a policy id is missing here
      expect text "一二三" for combined,
                                        ^
      t.scenario:14:14: error: unknown event "shuldChange"; did you mean "shouldChange"?
      expect event shuldChange
                   ^
      t.scenario:15:1: error: "title" belongs before the first step
      title "z"
      ^
      t.scenario:16:1: error: "text" belongs before the first step; a step that does this is \
      "set text"
      text "q"
      ^
      t.scenario:17:8: error: 0 is not a whole number from 1 to 100000
      delete 0
             ^
      t.scenario:18:6: error: a number of seconds, up to a billion, is missing here
      tick x
           ^
      t.scenario:19:11: error: unexpected string
      paste "a" "b"
                ^

      """
    #expect(errors(in: text) == expected)
  }

  @Test(
    "Each kind of error has its words",
    arguments: [
      ("insert \"a", "1:8: error: the string does not end on this line"),
      ("insert \"a\\", "1:10: error: the string does not end on this line"),
      ("insert \"\\u{}\"", "1:9: error: not a code point; write \\u{HEX} with 1 to 8 digits"),
      ("insert \"\\u{110000}\"", "1:9: error: not a code point"),
      ("insert \"\\u{-1}\"", "1:9: error: not a code point"),
      ("insert \"\\u41\"", "1:9: error: not a code point"),
      ("insert \"\\u{41\"", "1:9: error: not a code point"),
      ("insert a", "1:8: error: a string in quotes is missing here"),
      ("insert", "1:7: error: a string in quotes is missing here"),
      ("\"a\"", "1:1: error: unexpected string"),
      (",", "1:1: error: unexpected \",\""),
      ("!", "1:2: error: a step is missing here"),
      ("! title \"a\"", "1:3: error: \"!\" must stand before a step, and \"title\" is none"),
      ("policy", "1:7: error: a policy id is missing here"),
      ("policy combined combined", "1:17: error: unexpected \"combined\""),
      ("policy combined, combined", "1:18: error: \"combined\" for the second time"),
      ("limit 9999999999", "1:7: error: 9999999999 is not a whole number from -1000000000"),
      ("limit 99999999999999999999", "1:7: error: 99999999999999999999 is not a whole number"),
      ("limit 5 bytes", "1:9: error: unknown unit \"bytes\""),
      ("filter digits", "1:8: error: unknown content filter \"digits\""),
      ("system ios11", "1:8: error: unknown system profile \"ios11\"; did you mean \"ios10\"?"),
      ("keyboard qwerty", "1:10: error: unknown keyboard \"qwerty\""),
      ("set dubble on", "1:5: error: unknown switch \"dubble\""),
      ("set double-space-shortcut", "1:26: error: a value is missing here"),
      ("pick", "1:5: error: a candidate's text in quotes or its place"),
      ("pick 0", "1:6: error: 0 is not a whole number from 1"),
      ("caret x", "1:7: error: a UTF-16 offset or \"end\" is missing here"),
      ("caret -1", "1:7: error: -1 is not a whole number from 0"),
      ("select 1", "1:9: error: a UTF-16 offset is missing here"),
      ("tick 1.2.3", "1:6: error: a number of seconds, up to a billion, is missing here"),
      ("tick -1", "1:6: error: a number of seconds, up to a billion, is missing here"),
      ("set text", "1:9: error: a string in quotes is missing here"),
      ("expect", "1:7: error: what is expected is missing here"),
      ("expect txt \"a\"", "1:8: error: unknown expectation \"txt\"; did you mean \"text\"?"),
      ("expect count bytes 3", "1:14: error: unknown unit \"bytes\""),
      ("expect count x.5", "1:14: error: unknown unit \"x.5\""),
      ("expect count -.5", "1:14: error: a whole number, or one and a half (N.5), is missing"),
      ("expect candidates", "1:18: error: a string in quotes is missing here"),
      ("expect refused for", "1:19: error: a policy id is missing here"),
      ("expect refused for nobody", "1:20: error: unknown policy \"nobody\""),
      ("copy 3", "1:6: error: unexpected \"3\""),
      ("insert \"a\0b\"", "1:10: error: control character U+0000; in a string write \\u{0000}"),
      ("insert \"a\u{1B}[2J\"", "1:10: error: control character U+001B"),
      ("", "1:1: error: no step and no expectation"),
      ("# nothing\n\ntitle \"a\"\n", "3:1: error: no step and no expectation"),
    ] as [(String, String)])
  func words(text: String, start: String) {
    let shown = errors(in: text)
    #expect(shown.hasPrefix("t.scenario:" + start), "\(shown)")
  }

  @Test(
    "The caret stands under its place, whatever is before it",
    arguments: [
      "一二", "ab", "e\u{301}", "😀", "가", "ｱ", "Ａ", "\u{200B}", "", "👨‍👩‍👧‍👦é",
      "🇨🇳", "1️⃣", "👍🏽",
    ])
  func caret(before: String) throws {
    let lines = errors(in: "insert \"\(before)\" x").split(separator: "\n")
    let column = try #require(lines.first?.split(separator: ":")[2]).description
    let caret = try #require(lines.last)
    let upToX = try #require(lines.dropFirst().first?.unicodeScalars.prefix { $0 != "x" })
    let cells = CellWidth.standard.cells(upToX)
    #expect(caret.count == cells + 1)
    #expect(column == "\(cells + 1)")
  }

  @Test(
    "A character is as wide as its widest part; flags and emoji are two",
    arguments: [
      ("👨‍👩‍👧‍👦é", 3), ("🇨🇳🇯🇵", 4), ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("👍🏽", 2), ("e\u{301}", 1),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("a\tb", 9), ("\u{FE0F}", 0), ("一a", 3),
    ])
  func cells(text: String, cells: Int) {
    #expect(CellWidth.standard.cells(text.unicodeScalars) == cells)
  }

  @Test(
    "What cannot be seen is named by its code point, and what is around it is read",
    arguments: [
      "\u{FEFF}keys a", "keys\u{A0}a", "\u{A0}copy", "pick\u{3000}2", "# x\ncopy\u{200B}",
    ])
  func invisible(text: String) {
    let found = diagnostics(in: "copy\n" + text).map(\.error)
    guard case .invisibleCharacter? = found.first, found.count == 1 else {
      Issue.record("\(found)")
      return
    }
    #expect(errors(in: "copy\n" + text).contains("error: U+"))
  }

  @Test(
    "Words of elsewhere lead to the verb",
    arguments: [
      ("backspace", "delete"), ("type \"a\"", "keys"), ("focussed", "focus"), ("Wait 1", "tick"),
    ])
  func synonyms(line: String, verb: String) {
    #expect(errors(in: line).contains("; did you mean \"\(verb)\"?"))
  }

  @Test(
    "All that is wrong in a line comes at once",
    arguments: [
      ("keys {SPACE}{Space}{foo}{enter}a{", 5),
      (#"insert "\u{}\u{x}\q\u{110000}" y"#, 5),
      ("policy exact\npolicy combind", 2), ("limit 9\nlimit 10 utf17", 2),
      ("custom cut=tail\ncustom foo=bar", 2), ("expect text \"\\q\" for combind, exakt", 3),
      ("policy *\nlimit 10 grapheme", 1),
    ])
  func allInLine(text: String, count: Int) {
    #expect(diagnostics(in: text + "\ncopy").count == count)
  }

  @Test("No control character reaches the terminal")
  func controls() {
    let shown = errors(in: "insert \"a\u{1B}[2J\u{7F}\u{9B}\"")
    #expect(
      shown.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test("A step whose arguments are wrong ends the header all the same")
  func headerEndsAtWrongStep() {
    let shown = errors(in: "limit 3\nkeyboard english\ninsert \"a\nlimit 4\nkeyboard pinyin\n")
    #expect(shown.split(separator: "\n").count { $0.contains(": error: ") } == 1)
    #expect(shown.hasPrefix("t.scenario:3:8: error: the string does not end"))
  }

  @Test("A thousand errors are all there: fifty with their lines, the others together")
  func many() {
    let shown = errors(in: String(repeating: "zzzzzz\ncopy 1\n", count: 500))
    let lines = shown.split(separator: "\n")
    #expect(lines.count == 50 * 3 + 3)
    #expect(
      lines.suffix(3) == [
        "t.scenario:51:1: error: unknown verb \"zzzzzz\" (also in lines 53, 55, 57, 59, 61, 63, 65, 67"
          + " and 466 more)",
        "t.scenario:52:6: error: unexpected \"1\" (also in lines 54, 56, 58, 60, 62, 64, 66, 68"
          + " and 466 more)",
        "t.scenario: 1000 errors",
      ])
  }

  @Test("Lines that follow each other are written as a range, and each once")
  func ranges() {
    var rendering = DiagnosticRendering(in: .english)
    rendering.mostExcerpts = 0
    let source = SourceFile(name: "t", text: "")
    func shown(_ lines: [Int]) -> String {
      let place = lines.map { SourcePlace(line: $0, scalars: 0..<0) }
      return rendering.render(
        ScenarioErrors(source: source, place.map { Diagnostic(.nothingToRun, at: $0) }))
    }
    let start = "t:1:1: error: no step and no expectation"
    #expect(shown([1]) == start + "\nt: 1 error\n")
    #expect(shown([1, 1]) == start + " (once more in this line)\nt: 2 errors\n")
    #expect(shown([1, 3]) == start + " (also in line 3)\nt: 2 errors\n")
    #expect(
      shown([1, 2, 3, 5, 7, 8]) == start + " (also in lines 2–3, 5, 7–8)\nt: 6 errors\n"
    )
    rendering.mostGroups = 0
    #expect(shown([1, 3]) == "t: … and 2 more\nt: 2 errors\n")
  }

  @Test("Of a long line, the part around the place is shown")
  func longLine() {
    let shown = errors(in: "insert \"" + String(repeating: "一", count: 100_000) + "\" x")
    let lines = shown.split(separator: "\n")
    #expect(lines.first?.hasPrefix("t.scenario:1:200011: error: unexpected") ?? false)
    #expect(lines.allSatisfy { $0.unicodeScalars.count < 200 })
    #expect(lines.dropFirst().first.map { $0.hasPrefix("…") && $0.hasSuffix("x") } ?? false)
  }

  @Test("Bytes that are not UTF-8 are an error with their offset")
  func notUTF8() throws {
    let bytes = Array("copy\ninsert \"一".utf8) + [0xFF] + Array("\"\n".utf8)
    let error = #expect(throws: ScenarioErrors.self) {
      try SourceFile(name: "t.scenario", bytes: bytes)
    }
    let shown = DiagnosticRendering(in: .english).render(try #require(error))
    #expect(
      shown == """
        t.scenario:2:11: error: not UTF-8: byte 0xFF at offset 16
        insert "一\u{FFFD}"
                  ^

        """)
  }

  @Test(
    "The first wrong byte is found",
    arguments: [([0xFF], 0), ([0x61, 0xC3], 1), ([0xED, 0xA0, 0x80], 0)]
      as [([UInt8], Int)])
  func firstByte(bytes: [UInt8], offset: Int) {
    let error = #expect(throws: ScenarioErrors.self) {
      try SourceFile(name: "t", bytes: bytes)
    }
    #expect(error?.diagnostics.map(\.error) == [.notUTF8(byte: bytes[offset], offset: offset)])
  }

  @Test("A file may press so many keys and no more")
  func keysInAFile() {
    let full = Parser.mostKeys / KeySequence.longest
    let lines = Array(repeating: "keys {a*\(KeySequence.longest)}", count: full)
    #expect(diagnostics(in: lines.joined(separator: "\n")).isEmpty)
    let found = diagnostics(in: (lines + ["keys b"]).joined(separator: "\n"))
    #expect(found.map(\.error) == [.tooManyKeysInFile(Parser.mostKeys)])
    let deletions = Array(repeating: "delete \(KeySequence.longest)", count: full + 1)
    #expect(
      diagnostics(in: deletions.joined(separator: "\n")).map(\.error)
        == [.tooManyKeysInFile(Parser.mostKeys)])
  }

  @Test(
    "The nearest word is found, or none",
    arguments: [
      ("kyes", "keys"), ("KEYS", "keys"), ("expct", "expect"), ("pase", "paste"), ("x", nil),
      ("//", nil), (String(repeating: "a", count: 100_000), nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(NearestWord.to(word, among: Verb.allCases.map(\.rawValue)) == expected)
  }
}
