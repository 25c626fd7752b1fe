import Limits
import TextField
import Testing

@testable import Scenarios

@Suite("The line custom")
struct CustomLineTests {
  @Test("Every switch takes each of its values, and says so in the same words")
  func values() throws {
    for choice in CustomRules.switches {
      for value in choice.values {
        let rules = try read("policy custom\ncustom \(choice.name)=\(value)\ncopy").header.custom
        #expect(choice.value(rules) == value)
        #expect(rules.notation == (rules == CustomRules() ? "" : "\(choice.name)=\(value)"))
      }
    }
  }

  @Test("Several switches stand in one line, and the limit's own unit goes before theirs")
  func line() throws {
    let scenario = try read("policy custom\ncustom unit=scalar cut=tail full=empty # or so\ncopy")
    #expect(scenario.header.custom.notation == "unit=scalar full=empty cut=tail")
    #expect(scenario.configurations[0].policy.limit == Limit(10, .scalar))
    let other = try read("limit 3 utf8\npolicy custom\ncustom unit=scalar\ncopy")
    #expect(other.configurations[0].policy.limit == Limit(3, .utf8))
  }

  @Test("All that is wrong with the line is said, each at its place")
  func wrong() {
    #expect(
      errors(in: "custom cutt=tail full=emty composing precheck=on precheck= tail\ncopy") == """
        t.scenario:1:8: error: unknown switch of custom "cutt"; did you mean "cut"?
        custom cutt=tail full=emty composing precheck=on precheck= tail
               ^
        t.scenario:1:23: error: full cannot be "emty"; it takes refuse, revert or empty; \
        did you mean "empty"?
        custom cutt=tail full=emty composing precheck=on precheck= tail
                              ^
        t.scenario:1:37: error: a value is missing here
        custom cutt=tail full=emty composing precheck=on precheck= tail
                                            ^
        t.scenario:1:59: error: a value is missing here
        custom cutt=tail full=emty composing precheck=on precheck= tail
                                                                  ^
        t.scenario:1:60: error: unknown switch of custom "tail"
        custom cutt=tail full=emty composing precheck=on precheck= tail
                                                                   ^

        """)
  }

  @Test("A line without a switch, and a switch for the second time, are errors")
  func empty() {
    let end = SourcePlace(line: 1, scalars: 6..<6)
    #expect(diagnostics(in: "custom\ncopy") == [Diagnostic(.missing(.setting), at: end)])
    let second = SourcePlace(line: 1, scalars: 16..<19)
    #expect(
      diagnostics(in: "custom cut=tail cut=tail\ncopy") == [
        Diagnostic(.duplicate("custom cut", firstLine: 1), at: second)
      ])
  }
}
