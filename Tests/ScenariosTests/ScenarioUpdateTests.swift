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
        expect accepted
        expect text "ab"    # a comment
          expect caret 7 for exact           # two
          expect caret 2 for combined
        # expect crash
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
      ("cut \"x\"", "cut \"\""),
    ])
  func claims(old: String, new: String) throws {
    let text = "keys a\nexpect \(old)\ncopy"
    #expect(try updated(text) == "keys a\nexpect \(new)\ncopy")
  }

  @Test("What has no opposite to say becomes a comment, and its remark stays")
  func mute() throws {
    let text = """
      policy combined, unlimited
      keyboard english
      keys a
        expect crash               # why we care
      expect event undo  for combined # important
      expect remaining 3 # left
      """
    let updated = try updated(text)
    #expect(
      updated == """
        policy combined, unlimited
        keyboard english
        keys a
          # expect crash             # why we care
        # expect event undo for combined # important
        expect remaining 9 for combined # left
        # expect remaining 3 for unlimited
        """)
    #expect(try self.updated(updated) == updated)
  }

  @Test("A file without steps still says something, so that it can be read again")
  func opening() throws {
    #expect(try updated("text \"a\"\nexpect crash # no") == "text \"a\"\nexpect state \"a|\" # no")
  }

  @Test("The last expectation before the first step stays one, or the step would be of the header")
  func openingBeforeStep() throws {
    let text = "keyboard hangul\nexpect refused\nkeyboard english\nkeys a\nexpect text \"b\""
    #expect(
      try updated(text) == """
        keyboard hangul
        expect state "|"
        keyboard english
        keys a
        expect text "a"
        """)
  }

  @Test("A step that was refused for some goes on saying so, and says what happened to the others")
  func refusals() throws {
    let text = """
      policy combined, unlimited
      keyboard english
      limit 3
      text "abc"
      \t! keys a  # full
      expect unmarked
      ! delete
      """
    let updated = try updated(text)
    #expect(
      updated == """
        policy combined, unlimited
        keyboard english
        limit 3
        text "abc"
        \tkeys a  # full
        \texpect refused for combined
        \texpect accepted for unlimited
        expect unmarked
        delete
        expect accepted
        """)
    #expect(try self.updated(updated) == updated)
    #expect(
      try self.updated("policy combined, unlimited\nlimit 1\n! set text \"ab\"\n! caret 0")
        == """
        policy combined, unlimited
        limit 1
        set text "ab"
        expect state "ab|"
        caret 0
        expect state "|ab"
        """)
  }

  @Test("Chosen policies are told of beside the file's own, for which nothing changes")
  func chosenPolicies() throws {
    let text = """
      limit 3
      policy combined, exact
      keyboard english
      keys abcd
      expect text "abc" # full
      expect count 7 for exact
      ! keys e
      """
    let unlimited = try #require(PolicyCatalog.policy("unlimited"))
    let exact = try #require(PolicyCatalog.policy("exact"))
    let update = ScenarioUpdate(try read(text, policies: [unlimited]))
    let updated = update.applied(to: text)
    #expect(
      updated == """
        limit 3
        policy combined, exact
        keyboard english
        keys abcd
        expect text "abc" for combined, exact # full
        expect text "abcd" for unlimited
        expect count 7 for exact
        ! keys e
        """)
    #expect(update.kept == [7])
    #expect(
      update.keptLines(in: "a", .english)?.hasPrefix("a:7: not refused under --policy") == true)
    #expect(try result(updated).text.contains("expect count 7"))
    #expect(try result(updated).tally.failed == 1)
    let own = ScenarioUpdate(try read(text, policies: [exact]))
    #expect(own.applied(to: text) == text.replacing("count 7", with: "count 3"))
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
