import Testing

@testable import Scenarios

/// TAP as somebody else reads it.
@Suite("TAP, read by its rules")
struct TAPReadingTests {
  private func reading(_ texts: [(name: String, text: String)]) throws -> TAPReading {
    let scenarios = try texts.map { try Scenario(SourceFile(name: $0.name, text: $0.text)) }
    var report = ""
    _ = ScenarioSuite(scenarios).run(as: .tap, in: .english, to: &report)
    return try TAPReading(report)
  }

  @Test("Points, their numbers, directives and the plan are what was run")
  func points() throws {
    let reading = try reading([
      ("a.scenario", "keys a\nexpect marked \"a\""),
      ("b.scenario", "keys a\nexpect marked \"b\""),
      ("c.scenario", "keys a\nexpect marked \"b\" for exact"),
    ])
    #expect(reading.plan == 3)
    #expect(reading.points.map(\.isOK) == [true, false, true])
    #expect(reading.points.map(\.number) == [1, 2, 3])
    #expect(reading.points.map(\.description) == ["a.scenario", "b.scenario", "c.scenario"])
    #expect(reading.points.map { $0.directive?.hasPrefix("SKIP ") } == [nil, nil, true])
    #expect(reading.points[1].yaml.first == "failures:")
    #expect(reading.comments == ["1 passed, 1 failed, 1 skipped"])
  }

  @Test(
    "No name is taken for a directive, a plan or another point",
    arguments: [
      "a # SKIP b", "a # TODO", "\\", "\\#", "a\\", "# ", "x\nok 2 - y", "1..5", "Bail out!", "...",
      "\u{1B}[2J", "\u{2028}", "a\r\nnot ok 1",
    ])
  func names(title: String) throws {
    let reading = try reading([
      ("t", "title \(StringNotation.quoted(title))\nkeys a\nexpect marked \"b\"")
    ])
    #expect(reading.points.count == 1 && reading.plan == 1)
    let point = try #require(reading.points.first)
    #expect(point.directive == nil)
    #expect(point.description == "t: " + SafeText.shown(title))
  }

  @Test("Whatever a text holds, the block ends where it ends")
  func blocks() throws {
    let reading = try reading([
      ("t", "insert \"a\\n  ...\\n1..7\\u{2028}' \\u{0}\"\nexpect text \"'\"\nexpect caret 9")
    ])
    #expect(reading.plan == 1)
    #expect(reading.points[0].yaml.count { $0.hasPrefix("  - at: 'line ") } == 2)
    #expect(reading.points[0].yaml.contains("  - at: 'line 2: expect text \"''\"'"))
  }

  @Test("No scenario at all is an empty plan")
  func empty() throws {
    #expect(try reading([]).plan == 0)
  }
}
