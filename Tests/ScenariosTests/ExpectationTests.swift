import Testing

@testable import Scenarios

@Suite("Expectations")
struct ExpectationTests {
  private static let head = """
    policy delegate-only
    limit 5
    keyboard english
    text "一二😀"

    """

  @Test(
    "Each kind can hold, and can fail",
    arguments: [
      ("keys a", "text \"一二😀a\"", "text \"一二😀\""),
      ("keys a", "state \"一二😀a|\"", "state \"一二😀|a\""),
      ("mark \"n\"", "marked \"n\"", "marked \"ni\""),
      ("mark \"n\"", "state \"一二😀[n|]\"", "unmarked"),
      ("keys a", "unmarked", "marked \"a\""),
      ("caret 1", "caret 1", "caret 2"),
      ("select 0 2", "selection 0 2", "caret 2"),
      ("keys a", "count 5", "count 4"),
      ("keys a", "count grapheme 4", "count grapheme 5"),
      ("keys a", "count weibo 3.5", "count weibo 3"),
      ("keys a", "remaining 0", "remaining 1"),
      ("keys a", "accepted", "refused"),
      ("paste \"abcdef\"", "refused", "accepted"),
      ("keys a", "cut \"\"", "cut \"a\""),
      ("keys a", "event insertText", "event setText"),
      ("caret 1", "event selectionChanged", "event shouldChange"),
      ("caret 1", "unmarked", "accepted"),
      ("keys a", "text \"一二😀a\"", "crash"),
      ("replace 0 99 \"\"", "refused", "crash"),
    ])
  func kinds(step: String, held: String, failed: String) throws {
    let holds = try result(Self.head + step + "\nexpect " + held + "\n").tally
    #expect((holds.passed, holds.failed) == (1, 0))
    let fails = try result(Self.head + step + "\nexpect " + failed + "\n").tally
    #expect((fails.passed, fails.failed) == (0, 1))
  }

  @Test("Candidates are compared in order, from the first")
  func candidates() throws {
    let text = "policy unlimited\nkeys hao\nexpect candidates \"好\"\nexpect candidates \"号\"\n"
    let tally = try result(text).tally
    #expect((tally.passed, tally.failed) == (1, 1))
  }

  @Test("A crash can be expected, and ends the session")
  func crash() throws {
    let text = """
      policy unlimited
      text "abc"
      replace 1 9 "x"
      expect crash
      expect event crash
      keys z
      expect text "abc"
      """
    let tally = try result(text + "\n").tally
    #expect((tally.passed, tally.failed) == (3, 0))
  }

  @Test("Half a pair is compared unit for unit")
  func loneSurrogate() throws {
    let text = """
      policy unlimited
      insert "\\u{D83D}"
      expect text "\\u{D83D}"
      expect state "\\u{D83D}|"
      expect text "\\u{FFFD}"
      """
    let tally = try result(text + "\n").tally
    #expect((tally.passed, tally.failed) == (2, 1))
  }

  @Test("A step that must be refused")
  func mustBeRefused() throws {
    #expect(try result(Self.head + "! paste \"abcdef\"\n").tally.failed == 0)
    #expect(try result(Self.head + "! keys a\n").tally.failed == 1)
    let full = "policy editing-changed\nlimit 1\nkeyboard english\ntext \"一\"\n"
    #expect(try result(full + "! keys a\n").tally.failed == 0)
    #expect(try result("policy unlimited\ntext \"a\"\n! replace 0 9 \"\"\n").tally.failed == 1)
  }

  @Test("What speaks of other policies is skipped and counted")
  func skipped() throws {
    let text = "policy unlimited\nkeys a\nexpect refused for combined, delegate-only\n"
    let tally = try result(text).tally
    #expect((tally.passed, tally.failed, tally.skipped) == (0, 0, 2))
  }

  @Test("A line of keys is one step for what is asked about it")
  func keysLine() throws {
    let text = """
      policy editing-changed
      limit 2
      keyboard english
      keys abcd
      expect cut "cd"
      expect accepted
      expect event setText
      keys e
      expect cut "e"
      """
    #expect(try result(text + "\n").tally.failed == 0)
  }

  @Test("Before the first step there is a state too")
  func opening() throws {
    let tally = try result("text \"一\"\nexpect text \"一\"\nexpect text \"二\"\nkeys a\n").tally
    #expect((tally.passed, tally.failed) == (1, 1))
  }

  @Test("Of the times of a scenario only tick lets any pass")
  func time() throws {
    let head = "policy unlimited\nkeyboard english9\n"
    #expect(try result(head + "keys 2\nkeys 2\nexpect text \"b\"\n").tally.failed == 0)
    #expect(try result(head + "keys 2\ntick 1\nkeys 2\nexpect text \"aa\"\n").tally.failed == 0)
  }
}
