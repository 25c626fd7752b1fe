import Emulator
import Limits
import TextField
import Testing

@testable import Scenarios

@Suite("Runs")
struct RunTests {
  @Test("A keys line is one step of many events")
  func keyByKey() throws {
    let all = try moments("keyboard english\nkeys ab\nexpect text \"ab\"\ncopy")
    #expect(all.map(\.event) == [.key(.character("a")), .key(.character("b")), .copy])
    #expect(all.map(\.endsStep) == [false, true, true])
    #expect(all.map(\.verdicts.count) == [0, 1, 0])
  }

  @Test("Expectations before the first step are about the start")
  func opening() throws {
    let all = try moments("text \"ab\"\nexpect text \"ab\"\nexpect refused")
    #expect(all.count == 1)
    #expect(all.first?.event == nil)
    #expect(all.first?.verdicts.map { $0.map(\.held) } == [[true, false]])
  }

  /// A full field under one policy that refuses and one that cuts.
  private static let full = """
    policy delegate-only, editing-changed
    limit 3
    keyboard english
    text "abc"

    """

  @Test(
    "Each expectation holds where it should",
    arguments: [
      "keys d\nexpect text \"abc\"", "keys d\nexpect state \"abc|\"",
      "keys d\nexpect caret 3", "keys d\nexpect selection 3 3", "keys d\nexpect unmarked",
      "keys d\nexpect count 3", "keys d\nexpect count utf8 3", "keys d\nexpect count weibo 1.5",
      "keys d\nexpect count weibo 1.50",
      "keys d\nexpect count weibo 2", "keys d\nexpect remaining 0",
      "keys d\nexpect refused for delegate-only", "keys d\nexpect accepted for editing-changed",
      "keys d\nexpect cut \"d\" for editing-changed", "keys d\nexpect cut \"\" for delegate-only",
      "keys de\nexpect cut \"de\" for editing-changed",
      "keys d\nexpect event setText for editing-changed", "keys d\nexpect event shouldChange",
      "! keys d", "! copy", "! caret 3",
      "select 1 2\nexpect state \"a<b>c\"", "select 1 2\nexpect selection 1 2",
      "delete 3\nmark \"hao\"\nexpect marked \"hao\"",
      "delete 3\nmark \"hao\"\nexpect state \"[hao|]\"",
      "delete\nmark \"h\"\nexpect text \"abh\"",
      "copy\nkeyboard pinyin\ndelete 3\nkeys hao\nexpect candidates \"好\" \"号\" for editing-changed",
      "copy\nlimit 10\npaste \"de\"\nundo\nexpect state \"abc|\"",
      "set text \"\\u{D83D}\"\nexpect state \"\\u{D83D}|\"",
      "set text \"\\u{D83D}\"\nexpect text \"\\u{D83D}\"",
      "set text \"a[b\"\nexpect state \"a\\\\[b|\"",
    ])
  func holds(steps: String) throws {
    let result = try result(Self.full + steps)
    #expect(result.tally.failed == 0, "\(result.text)")
    #expect(result.tally.passed > 0)
  }

  @Test(
    "Each expectation fails where it should, and says what it got",
    arguments: [
      ("expect text \"abd\"", "\"abc\""), ("expect state \"abc\"", "\"abc|\""),
      ("expect marked \"a\"", "nothing marked"), ("expect caret 2", "caret 3"),
      ("expect selection 1 2", "caret 3"), ("expect count 4", "3 utf16"),
      ("expect count weibo 2.5", "1.5 weibo"), ("expect count weibo 1", "1.5 weibo"),
      ("expect remaining 1", "0"), ("expect candidates \"好\"", "no candidates"),
      ("expect accepted", "refused: 4 over limit 3"), ("expect cut \"d\"", "nothing cut"),
      ("expect crash", "no crash"), ("expect event undo", "no such event in this step"),
      ("copy\nexpect refused", "the policy was not asked"),
      ("set text \"\\u{D83D}\"\nexpect text \"\\u{FFFD}\"", "\"\\u{D83D}\""),
      ("delete 3\nmark \"h\"\nexpect unmarked", "\"h\""),
      ("! delete", "accepted: 2 within limit 3"),
      ("! set text \"\"", "a change without a question"),
    ] as [(String, String)])
  func fails(steps: String, got: String) throws {
    let text = "policy delegate-only\nlimit 3\nkeyboard english\ntext \"abc\"\nkeys d\n" + steps
    let result = try result(text)
    #expect(result.tally == Tally(passed: 0, failed: 1, skipped: 0))
    #expect(result.text.contains("\n      got       \(got)\n"), "\(result.text)")
  }

  private static let crashing = """
    policy editing-changed, delegate-only
    keyboard english
    text "一二三四五六七八"
    paste "ABCDE"
    undo

    """

  @Test("A crash ends one session and no other")
  func crash() throws {
    let text =
      Self.crashing + """
        expect crash for editing-changed
        keys x
        expect text "一二三四五六七八AB" for editing-changed
        expect text "一二三四五六七八x" for delegate-only
        expect crash for editing-changed
        """
    let result = try result(text)
    #expect(result.tally == Tally(passed: 4, failed: 0, skipped: 0), "\(result.text)")
    let line =
      "    CRASH  line 5, editing-changed: undo: NSRangeException: 8..<13 outside 10 units\n"
    #expect(result.text.contains(line))
  }

  @Test("A crash is no refusal")
  func crashIsNoRefusal() throws {
    let text = Self.crashing.replacing("undo", with: "! undo")
    #expect(try result(text).tally == Tally(passed: 1, failed: 1, skipped: 0))
  }

  @Test("Policies that do not run are skipped and counted")
  func skipped() throws {
    let text =
      "policy combined, delegate-only\nexpect text \"\"\nexpect text \"\" for combined, limit-type"
    #expect(try result(text).tally == Tally(passed: 3, failed: 0, skipped: 1))
    let other = [try #require(PolicyCatalog.policy("unlimited"))]
    #expect(try result(text, policies: other).tally == Tally(passed: 1, failed: 0, skipped: 2))
  }

  @Test("Keys of one line fall inside the multi-tap window; a tick ends it")
  func multiTap() throws {
    let text = "keyboard english9\nkeys 22\nexpect text \"b\"\ntick 2\nkeys 2\nexpect text \"ba\""
    #expect(try result(text).tally.failed == 0)
  }

  @Test("Of a long step, the end of the trace is kept")
  func longStep() throws {
    let text = "policy unlimited\nkeyboard english\nkeys {a*5000}\nexpect text \"\""
    let digest = try #require(try moments(text).last?.digests.first)
    #expect(digest.entries.count <= 2 * StepDigest.longestTrace)
    #expect(digest.dropped + digest.entries.count == 5 * 5_000)
  }

  @Test("A run is a value")
  func value() throws {
    var run = try #require(ScenarioRun(try read("keyboard english\nkeys abc")))
    _ = run.advance()
    let earlier = run
    _ = run.advance()
    #expect(earlier.bench.leading.field.text == "a")
    #expect(run.bench.leading.field.text == "ab")
  }

  @Test("Every event can be expected by its name", arguments: TraceEntry.Name.allCases)
  func eventNames(name: TraceEntry.Name) throws {
    let scenario = try read("copy\nexpect event \(name.rawValue)")
    #expect(scenario.steps.first?.expectations.map(\.claim) == [.event(name)])
  }
}

extension Tally {
  init(passed: Int, failed: Int, skipped: Int) {
    self.init()
    self.passed = passed
    self.failed = failed
    self.skipped = skipped
  }
}
