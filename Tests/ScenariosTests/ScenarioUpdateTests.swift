import Foundation
import Limits
import Testing

@testable import Scenarios

@Suite("Updating expectations")
struct ScenarioUpdateTests {
  private func updated(_ text: String) throws -> String {
    ScenarioUpdate(try read(text)).applied(to: text)
  }

  @Test("A line that failed says what happened, one that held stays, comments stay")
  func lines() throws {
    let text = """
      policy combined, unlimited
      limit 3
      keyboard english
      ! keys ab    # must
      expect text "abx"   # a comment
        expect caret 7 for combined, exact # two
      expect crash
      keys cd
      expect text "abc" for combined
      expect text "abc"
      """
    #expect(
      try updated(text) == """
        policy combined, unlimited
        limit 3
        keyboard english
        keys ab    # must
        expect text "ab"    # a comment
          expect caret 2 for combined        # two
          expect caret 7 for exact
        keys cd
        expect text "abc" for combined
        expect text "abc" for combined
        expect text "abcd" for unlimited
        """)
  }

  @Test("The columns of `for` and of comments stay, in cells, unless there is no room")
  func alignment() throws {
    let text = """
      policy combined, exact
      keyboard english
      keys ab
      expect   text "一二"     for combined  # one
      expect text "一二 for x"   for exact   # two
      \texpect marked "xxxxxxxxx" for exact # three
      """
    let updated = try updated(text)
    #expect(
      updated == """
        policy combined, exact
        keyboard english
        keys ab
        expect   text "ab"       for combined  # one
        expect text "ab"           for exact   # two
        \texpect unmarked           for exact # three
        """)
    #expect(try self.updated(updated) == updated)
  }

  @Test("Line ends and a byte order mark stay")
  func bytes() throws {
    let text = "\u{FEFF}keys a\r\nexpect marked \"b\" # 好\r\n\r\n"
    #expect(try updated(text) == "\u{FEFF}keys a\r\nexpect marked \"a\" # 好\r\n\r\n")
  }

  @Test(
    "Each kind of claim is said in its own way",
    arguments: [
      ("text \"x\"", "text \"a\""), ("state \"x\"", "state \"[a|]\""),
      ("marked \"x\"", "marked \"a\""), ("unmarked", "marked \"a\""), ("caret 9", "caret 1"),
      ("selection 0 1", "caret 1"), ("count 9", "count 1"), ("count utf8 9", "count utf8 1"),
      ("count weibo 9", "count weibo 0.5"), ("remaining 1", "remaining 9"),
      ("candidates \"x\" \"y\"", "candidates \"啊\" \"阿\""), ("refused", "accepted"),
      ("cut \"x\"", "cut \"\""), ("event undo", nil), ("crash", nil),
    ] as [(String, String?)])
  func claims(old: String, new: String?) throws {
    let text = "keys a\nexpect \(old)\ncopy"
    #expect(try updated(text) == "keys a\n" + (new.map { "expect \($0)\n" } ?? "") + "copy")
  }

  @Test("An updated scenario holds, whatever was claimed", arguments: 0..<40)
  func holds(seed: Int) throws {
    let steps = ["keys nihao", "keys {space}", "paste \"一二😀\"", "undo", "select 0 1", "! delete"]
    let claims = [
      "text \"好\"", "state \"|\"", "unmarked", "caret 1", "count grapheme 2", "remaining 3",
      "candidates \"你\"", "accepted", "cut \"\"", "crash", "event undo", "marked \"x\"",
    ]
    var lines = ["policy combined, exact, editing-changed", "limit 3"]
    for (place, step) in steps.enumerated() {
      lines.append(step)
      for (number, claim) in claims.enumerated() where (seed + place * 7 + number * 5) % 4 == 0 {
        lines.append("expect \(claim)" + (number.isMultiple(of: 3) ? " for exact, combined" : ""))
      }
    }
    let text = lines.joined(separator: "\n")
    let again = try updated(text)
    #expect(try result(again).tally.failed == 0, "\(again)")
    #expect(ScenarioUpdate(try read(again)).changes.isEmpty)
  }
}
