import InputMethods
import Limits
import TextField
import Testing

@testable import Scenarios

@Suite("Header")
struct HeaderParsingTests {
  @Test("What is absent has its default")
  func defaults() throws {
    let scenario = try read("copy")
    #expect(scenario.title == "t.scenario")
    let inFolders = try Scenario(SourceFile(name: "/a/b.c/d.scenario", text: "copy"))
    #expect(inFolders.title == "d.scenario")
    #expect(scenario.policies.map(\.id) == ["combined"])
    #expect(scenario.header.keyboard == .pinyin)
    #expect(scenario.header.limit == nil)
    #expect(scenario.header.field == .plain)
    #expect(scenario.header.text == "")
    #expect(scenario.header.focused)
    #expect(scenario.configurations.map(\.policyID) == ["combined"])
  }

  @Test("Each line is read")
  func lines() throws {
    let scenario = try read(
      """
      title "名"
      policy limit-type, delegate-only
      limit 7 utf16
      system ios10
      keyboard english9
      field phone
      filter letter
      pattern "^a*$"
      set double-space-shortcut off
      set candidate-commit caret
      text "ab"
      unfocused
      copy
      """)
    #expect(scenario.title == "名")
    #expect(scenario.policies.map(\.id) == ["limit-type", "delegate-only"])
    #expect(scenario.header.limit == 7)
    #expect(scenario.header.unit == .utf16)
    #expect(scenario.header.keyboard == .english9)
    #expect(scenario.header.field == .phone)
    #expect(scenario.header.filter == .letter)
    #expect(scenario.header.pattern == "^a*$")
    #expect(scenario.header.profile.doubleSpaceShortcut == false)
    #expect(scenario.header.profile.candidateCommit == .caret)
    #expect(scenario.header.text == "ab")
    #expect(!scenario.header.focused)
    #expect(scenario.configurations.map(\.focused) == [false, false])
  }

  @Test("A star is the whole catalog")
  func star() throws {
    #expect(try read("policy *\ncopy").policies.map(\.id) == PolicyCatalog.all.map(\.id))
  }

  @Test("Every switch takes every one of its values", arguments: SystemProfile.switches.map(\.name))
  func switches(name: String) throws {
    let choice = try #require(SystemProfile.switches.first { $0.name == name })
    for value in choice.values {
      #expect(choice.value(try read("set \(name) \(value)\ncopy").header.profile) == value)
    }
  }

  @Test("Each system profile can be chosen", arguments: SystemProfile.Name.allCases)
  func system(name: SystemProfile.Name) throws {
    #expect(try read("system \(name.rawValue)\ncopy").header.profile == SystemProfile(name))
  }

  @Test(
    "A switch wins over the system profile, whichever line comes first",
    arguments: [
      "system ios26\nset candidate-commit marked-range\nset refused-commit stays-marked",
      "set candidate-commit marked-range\nset refused-commit stays-marked\nsystem ios26",
      "set candidate-commit marked-range\nsystem ios26\nset refused-commit stays-marked",
    ])
  func switchesWin(lines: String) throws {
    var expected = SystemProfile.ios26
    expected.candidateCommit = .markedRange
    expected.refusedCommit = .staysMarked
    #expect(try read(lines + "\ncopy").header.profile == expected)
  }

  @Test("Other policies may run instead of the file's own")
  func override() throws {
    let policy = try #require(PolicyCatalog.policy("unlimited"))
    let scenario = try read("policy combined\ncopy", policies: [policy])
    #expect(scenario.configurations.map(\.policyID) == ["unlimited"])
  }

  @Test(
    "Every keyboard can be up from the start, and be switched to", arguments: KeyboardName.allCases)
  func keyboards(name: KeyboardName) throws {
    #expect(try read("keyboard \(name.rawValue)\ncopy").header.keyboard == name)
    #expect(try actions("copy\nkeyboard \(name.rawValue)").last == .event(.keyboard(name)))
  }

  @Test("A policy that cannot count in the unit is an error at the unit")
  func unit() {
    let error = ScenarioError.policy(
      .cannotCount(policy: "combined", unit: .weibo, units: [.utf16]))
    let place = SourcePlace(line: 1, scalars: 8..<13)
    #expect(diagnostics(in: "limit 5 weibo\ncopy") == [Diagnostic(error, at: place)])
    let step = SourcePlace(line: 2, scalars: 8..<13)
    #expect(diagnostics(in: "copy\nlimit 5 weibo") == [Diagnostic(error, at: step)])
  }

  @Test("A limit that a policy does not take is an error at the number")
  func limit() {
    let error = ScenarioError.policy(.limitTooLow(policy: "compose-trim", limit: -1, lowest: 0))
    let header = "policy html, compose-trim\n"
    let place = SourcePlace(line: 2, scalars: 6..<8)
    #expect(diagnostics(in: header + "limit -1\ncopy") == [Diagnostic(error, at: place)])
    let step = SourcePlace(line: 3, scalars: 6..<8)
    #expect(diagnostics(in: header + "copy\nlimit -1") == [Diagnostic(error, at: step)])
    #expect(diagnostics(in: header + "limit 0\ncopy").isEmpty)
  }

  @Test("A pattern that could not be searched in bounded time is an error at the pattern")
  func unboundedPattern() {
    #expect(
      errors(in: "pattern \"(?=1)a\"\npattern \"(a{50}){50}\"\ncopy").split(separator: "\n")
        .filter { $0.contains("error") } == [
          """
          t.scenario:1:9: error: the pattern "(?=1)a" has "(?=", which is not supported: it could \
          not be searched in bounded time
          """,
          "t.scenario:2:1: error: \"pattern\" for the second time; the first is in line 1",
          """
          t.scenario:2:9: error: the pattern "(a{50}){50}" is too large: it needs more than 2000 \
          states
          """,
        ])
    #expect(
      errors(in: "pattern \"(a{50}){50}\"\ncopy").contains(
        "is too large: it needs more than 2000 states"))
  }

  @Test("A pattern that does not compile is an error at the pattern")
  func pattern() throws {
    let found = diagnostics(in: "pattern \"(\"\ncopy")
    #expect(found.map(\.place) == [SourcePlace(line: 1, scalars: 8..<11)])
    guard case .policy(.pattern("(", _))? = found.first?.error else {
      Issue.record("\(found)")
      return
    }
  }
}
