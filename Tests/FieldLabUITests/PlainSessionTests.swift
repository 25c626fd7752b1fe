import Limits
import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("Lines instead of a screen")
struct PlainSessionTests {
  private func session(
    _ policy: String = "combined", _ change: (inout Settings) -> Void = { _ in }
  ) throws -> PlainSession {
    PlainSession(try ScreenHarness(PlainSession.size, policy: policy, change: change).state)
  }

  private func type(_ text: String, into session: inout PlainSession) -> [String] {
    text.flatMap { session.update(.key(.character($0)), at: .zero).lines }
  }

  @Test("A session opens with what is chosen and what the field holds")
  func opening() throws {
    let lines = try session { $0.text = "abc" }.opening
    #expect(lines.count == 3)
    #expect(lines[1] == "policy combined, limit 10 utf16, keyboard pinyin, ios10")
    #expect(lines[2] == "text \"abc|\", 3 utf16, 7 remaining")
  }

  @Test("A key tells what the checks said and what the text is, then the candidates")
  func key() throws {
    var session = try session("exact")
    let lines = type("h", into: &session)
    #expect(lines[0] == "h")
    #expect(lines[1].hasPrefix("  pre-check: accepted: "))
    #expect(lines[2].hasPrefix("  post-filter: left alone"))
    #expect(lines[3] == "  text \"[h|]\", 1 utf16, 9 remaining")
    #expect(lines[4].hasPrefix("  candidates: 1 和, 2 好"))
    #expect(lines.count == 5)
  }

  @Test("A refusal and a cut are told in words")
  func refusalAndCut() throws {
    var strict = try session("delegate-only") {
      $0.text = "0123456789"
      $0.keyboard = .english
    }
    #expect(type("x", into: &strict).contains("  pre-check: refused: 11 over limit 10"))
    var cutting = try session("editing-changed") {
      $0.text = "0123456789"
      $0.keyboard = .english
    }
    let lines = type("x", into: &cutting)
    #expect(lines.contains { $0.hasPrefix("  post-filter: cut \"x\": ") })
  }

  @Test("A menu reads the line under the bar, then only the next one, and says when it is closed")
  func menu() throws {
    var session = try session()
    let opened = session.update(.key(.control("k")), at: .zero).lines
    #expect(opened == ["Keyboard", "pinyin: Simplified Chinese, pinyin, 26 keys (1/12)"])
    let moved = session.update(.key(.move(.down)), at: .zero).lines
    #expect(moved.count == 1)
    #expect(try #require(moved.first).hasSuffix("(2/12)"))
    #expect(session.update(.key(.escape), at: .zero).lines == ["Closed."])
  }

  @Test("The palette reads what it finds, a question what was typed")
  func prompts() throws {
    var session = try session()
    _ = session.update(.key(.alt("x")), at: .zero)
    #expect(type("limit", into: &session).last?.hasPrefix("limit: ") == true)
    let question = session.update(.key(.return), at: .zero).lines
    #expect(question == ["Limit", "10 utf16"])
    #expect(type("7", into: &session) == ["7 utf16"])
    let lines = session.update(.key(.return), at: .zero).lines
    #expect(lines.contains("policy combined, limit 7 utf16, keyboard pinyin, ios10"))
    #expect(lines.contains { $0.hasPrefix("Limit 7 utf16") })
  }

  @Test("Comparing tells the policies that differ, and later only those that change")
  func comparing() throws {
    var session = try session("delegate-only") { $0.text = "一二三四五六七八九十" }
    let none = session.update(.key(.control("e")), at: .zero).lines
    #expect(!none.contains { $0.hasPrefix("  editing-changed: ") })
    let first = type("h", into: &session)
    let row = "  editing-changed: text \"一二三四五六七八九十[h|]\", 11 utf16, -1 remaining"
    #expect(first.contains(row))
    #expect(!first.contains { $0.hasPrefix("  exact: ") })
    let again = session.update(.key(.control("d")), at: .zero).lines
    #expect(!again.contains(row))
  }

  @Test("Playing tells each step and what became of its expectations, and that it goes back")
  func playing() throws {
    let source = """
      title "Two steps"
      policy delegate-only
      limit 3
      keyboard english
      keys ab
      expect text "ab"
      keys cd
      expect text "abcd"
      """
    var session = PlainSession(try ScreenHarness(playing: source, PlainSession.size).state)
    #expect(session.opening.contains("Two steps"))
    let held = session.update(.key(.return), at: .zero).lines
    #expect(held.first == "a")
    #expect(held.contains("  held: expect text \"ab\""))
    let failed = session.update(.key(.return), at: .zero).lines
    #expect(failed.contains { $0.hasPrefix("  failed: expect text \"abcd\"; delegate-only got") })
    #expect(failed.last == "End of the scenario, 1 failed.")
    #expect(session.update(.key(.move(.left)), at: .zero).lines.contains("Back."))
  }

  private static let keys = """
    policy delegate-only
    limit 2
    keyboard english
    keys abc
    expect refused
    """

  @Test("Each key of a step tells what the checks said", arguments: [KeyEvent.return, .move(.end)])
  func keysOfStep(key: KeyEvent) throws {
    var session = PlainSession(try ScreenHarness(playing: Self.keys, PlainSession.size).state)
    let lines = session.update(.key(key), at: .zero).lines
    let checks = lines.indices.filter { lines[$0].hasPrefix("  pre-check: ") }
    #expect(checks.map { lines[$0 - 1] } == ["a", "b", "c"])
    #expect(checks.last.map { lines[$0] } == "  pre-check: refused: 3 over limit 2")
    #expect(lines.last == "End of the scenario, 0 failed.")
    #expect(session.update(.key(.move(.left)), at: .zero).lines.contains("Back."))
  }

  @Test("A scenario plays by itself, faster and slower, and tells each key when it comes")
  func playingByItself() throws {
    var session = PlainSession(try ScreenHarness(playing: Self.keys, PlainSession.size).state)
    #expect(session.timeToNextStep(at: .zero) == nil)
    #expect(!session.update(.key(.character(" ")), at: .zero).lines.isEmpty)
    #expect(session.timeToNextStep(at: .zero) == .milliseconds(500))
    #expect(session.pass(at: .milliseconds(499)).lines.isEmpty)
    #expect(session.pass(at: .milliseconds(500)).lines.first == "a")
    _ = session.update(.key(.character("+")), at: .milliseconds(500))
    #expect(session.pass(at: .seconds(1)).lines.first == "b")
    #expect(session.timeToNextStep(at: .seconds(1)) == .milliseconds(250))
    #expect(session.pass(at: .seconds(2)).lines.last == "End of the scenario, 0 failed.")
    #expect(session.timeToNextStep(at: .seconds(2)) == nil)
  }

  @Test("The list of cases tells the case under the bar, how all of them ran, and asks for a path")
  func cases() throws {
    let scenario = try Scenario(SourceFile(name: "one.scenario", text: Self.keys))
    var state = try ScreenHarness(PlainSession.size).state
    state.openCases()
    state.browser = CaseBrowser("", [scenario])
    var session = PlainSession(state)
    _ = session.update(.key(.control("r")), at: .zero)
    #expect(session.timeToNextStep(at: .zero) == .zero)
    var lines: [String] = []
    while session.timeToNextStep(at: .zero) == .zero { lines += session.pass(at: .zero).lines }
    #expect(lines == ["one: one.scenario, 1 held (1/1)", "1 scenarios held, 0 did not."])
    #expect(session.update(.key(.character("z")), at: .zero).lines == ["nothing found"])
    #expect(session.update(.key(.control("o")), at: .zero).lines.last == "folder or file: ")
  }

  @Test("Searching the trace reads the line that was found and its place")
  func search() throws {
    var session = try session { $0.keyboard = .english }
    _ = type("abca", into: &session)
    let opened = session.update(.key(.alt("/")), at: .zero).lines
    #expect(opened.last == "\"\"")
    let found = try #require(type("\"a\"", into: &session).last)
    #expect(found == #""\"a\"": a: insertText 3..<3 "a" (4/4)"#)
    let older = session.update(.key(.move(.up)), at: .zero).lines
    #expect(try #require(older.last).hasSuffix("(3/4)"))
    #expect(type("xyz", into: &session).last?.hasSuffix("nothing found") == true)
  }

  @Test("The inspector reads the composed sequence at the caret whenever it is another one")
  func inspector() throws {
    var session = try session { $0.text = "a一" }
    let opened = session.update(.key(.alt("2")), at: .zero).lines
    let last = "  1..<2 U+4E00 CJK UNIFIED IDEOGRAPH-4E00: 1 utf16, "
    #expect(opened.contains { $0.hasPrefix(last) })
    let moved = session.update(.key(.move(.left)), at: .zero).lines
    #expect(!moved.contains { $0.hasPrefix(last) })
    let first = session.update(.key(.move(.left)), at: .zero).lines
    #expect(first.contains { $0.hasPrefix("  0..<1 U+0061 LATIN SMALL LETTER A: 1 utf16, ") })
  }

  @Test("A secure field's text is dots wherever it would be read out")
  func secure() throws {
    var session = try session {
      $0.keyboard = .english
      $0.profile.traits.secureTextEntry = true
    }
    var lines = type("x", into: &session)
    lines += session.update(.paste(Paste("xx")), at: .zero).lines
    lines += session.update(.key(.alt("2")), at: .zero).lines
    _ = session.update(.key(.control("a")), at: .zero)
    _ = type("pa", into: &session)
    lines += session.update(.key(.return), at: .zero).lines
    lines += type("xx", into: &session)
    #expect(lines.contains("\"●●\""))
    #expect(!lines.contains { $0.contains("x") && !$0.contains("ex") && !$0.contains("xt") })
  }

  @Test("No key is silent, and no line holds a control character", arguments: Language.allCases)
  func everyCommand(language: Language) throws {
    for command in Command.allCases where ![.quit, .suspend].contains(command) {
      var state = try ScreenHarness(PlainSession.size) { $0.text = "a\u{1B}[31m\u{202E}b\nc" }.state
      state.language = language
      var session = PlainSession(state)
      let key = try #require(KeyBinding.all.first { $0.command == command }?.key)
      let (effects, lines) = session.update(.key(key), at: .zero)
      #expect(!lines.isEmpty || !effects.isEmpty, "\(command)")
      for line in session.opening + lines {
        let isSafe = line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        #expect(isSafe, "\(line)")
      }
    }
  }

  @Test("Going to another field of the form tells the field, and not its past as if it were new")
  func form() throws {
    var session = try session()
    _ = type("h", into: &session)
    let opened = session.update(.key(.alt("4")), at: .zero).lines
    #expect(opened.first == "field phone")
    #expect(opened.contains("  code: text \"|\", 0 utf16, 6 remaining, no focus"))
    #expect(session.update(.key(.tab), at: .zero).lines.first == "field code")
    let back = session.update(.key(.escape), at: .zero).lines
    #expect(back.contains("  text \"[h|]\", 1 utf16, 9 remaining"))
    #expect(!back.contains("h"))
  }

  @Test("Of a long text the part around the caret is read")
  func longText() throws {
    var session = try session("unlimited") { $0.keyboard = .english }
    let text = String(repeating: "x", count: 100_000)
    let lines = session.update(.paste(Paste(text)), at: .zero).lines
    #expect(lines.allSatisfy { $0.count < 400 })
    #expect(lines.contains { $0.contains("…") && $0.contains("100000 utf16") })
  }

  @Test("All faults of settings are told, each on a line")
  func faults() throws {
    var session = try session()
    let faults: [SettingsFault] = [
      .unknown("a", nearest: nil, line: 1, in: "settings"),
      .unknown("b", nearest: nil, line: 2, in: "settings"),
    ]
    #expect(session.take(.settingsFaulty(faults)) == faults.map { $0.words(in: .english) })
  }
}
