import Testing

@testable import Scenarios

@Suite("Errors of a file")
struct ErrorTests {
  @Test("All at once, each with its place, its line and a caret, and the nearest word")
  func golden() {
    let text = """
      limit ten
      polcy combined
      text "一二三
      keys {spce}
      expct text "一二三"
      insert "一二" "三"
      expect text "好" for nobody
      \tpick
      """
    #expect(
      complaints(text) == """
        t.scenario:1:7: error: a whole number is missing here
        limit ten
              ^
        t.scenario:2:1: error: unknown verb "polcy"; did you mean "policy"?
        polcy combined
        ^
        t.scenario:3:6: error: the string does not end on this line
        text "一二三
             ^
        t.scenario:4:6: error: unknown key "spce"; did you mean "space"?
        keys {spce}
             ^
        t.scenario:5:1: error: unknown verb "expct"; did you mean "expect"?
        expct text "一二三"
        ^
        t.scenario:6:15: error: unexpected string
        insert "一二" "三"
                      ^
        t.scenario:7:22: error: unknown policy "nobody"
        expect text "好" for nobody
                             ^
        t.scenario:8:13: error: a candidate's text in quotes or its place, counted from 1, is missing here
        \tpick
        \t    ^

        """)
  }

  @Test(
    "What is out of place or twice is an error",
    arguments: [
      "limit 3\nlimit 4\nkeys a", "keys a\ntitle \"x\"", "keys a\npolicy combined",
      "text \"a\"\ntext \"b\"\nkeys a", "field house", "keyboard piano", "system ios11",
      "set nothing on", "set double-space-shortcut maybe", "filter all", "pattern \"a(\"",
      "policy combined\nlimit 3 grapheme\nkeys a", "limit 3 inches", "keys a\ncaret x",
      "keys a\nselect 3 1", "keys a\ndelete 0.5", "keys a\ntick -1", "keys a\npick 0",
      "keys a\nexpect", "keys a\nexpect nothing", "keys a\nexpect event lightning",
      "keys a\nexpect text", "! expect refused", "keys", "keys {x*0}", "keys {",
    ])
  func refused(text: String) {
    #expect(complaints(text + "\n").contains(": error: "))
  }

  @Test(
    "Escapes that mean nothing are errors",
    arguments: ["\\q", "\\u", "\\u{", "\\u{}", "\\u{110000}", "\\u{12345678}", "\\u{xyz}", "\\"])
  func escapes(escape: String) {
    #expect(complaints("text \"a\(escape)\"\n").contains("t.scenario:1:"))
  }

  @Test("Hostile bytes are errors with a place, never a trap")
  func bytes() {
    for bytes in [
      [0x00], [0xFF, 0xFE], [0xC0, 0xAF], [0x80], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80],
      [0xE4, 0xB8],
    ] as [[UInt8]] {
      #expect(throws: ScenarioErrors.self) {
        try Scenario(SourceFile(name: "t", bytes: Array("keys a\ntext \"".utf8) + bytes))
      }
    }
  }

  @Test("A thousand errors are all there, most of them in one line")
  func many() {
    let shown = complaints(String(repeating: "nonsense here\n", count: 1000))
      .split(separator: "\n")
    #expect(shown.count { $0.contains(": error: ") } == 1000)
    #expect(shown.count < 1200)
  }

  @Test("A line of ten megabytes and a repeat without end are bounded")
  func large() {
    #expect(throws: ScenarioErrors.self) {
      let line = "keys " + String(repeating: "a", count: 10_000_000)
      return try Scenario(SourceFile(name: "t", bytes: Array(line.utf8)))
    }
    #expect(complaints("keys {x*999999999}\n").contains(": error: "))
    #expect(complaints("keys {x*99999999999999999999}\n").contains(": error: "))
  }
}
