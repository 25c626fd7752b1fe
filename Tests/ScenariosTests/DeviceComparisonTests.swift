import Limits
import TextField
import Testing

@testable import Scenarios

@Suite("What a device did")
struct DeviceComparisonTests {
  private func scenario(_ text: String, name: String = "cases/a b.scenario") throws -> Scenario {
    try Scenario(SourceFile(name: name, text: text))
  }

  private func record(_ text: String, of scenarios: [Scenario]) throws -> DeviceRecord {
    try DeviceRecord(SourceFile(name: "device.txt", text: text), of: scenarios)
  }

  private func complaints(about text: String, of scenarios: [Scenario]) -> String {
    do {
      _ = try record(text, of: scenarios)
      return ""
    } catch {
      return (error as? ScenarioErrors).map { DiagnosticRendering(in: .english).render($0) }
        ?? "\(error)"
    }
  }

  private func compared(_ text: String, of scenarios: [Scenario]) throws -> DeviceComparison {
    DeviceComparison(try record(text, of: scenarios), of: scenarios)
  }

  private func written(_ comparison: DeviceComparison) -> String {
    var output = ""
    comparison.write(in: .english, to: &output)
    return output
  }

  @Test(
    "A scenario is told by its path, its file or its name, a step by its line",
    arguments: ["cases/a b.scenario", "a b.scenario", "a b", "  a b"])
  func names(name: String) throws {
    let scenario = try scenario("keys a\nkeys b")
    let text = "\u{FEFF}# a phone\n\n\(name)\t\"x\\u{D83D}\\n\"  # seen\r\n\(name):1\tcrash\n"
    let entries = try record(text, of: [scenario]).entries
    #expect(entries.map(\.scenario) == [0, 0])
    #expect(entries.map(\.step) == [nil, 1])
    #expect(
      entries.map(\.outcome) == [.text(UTF16Text(units: [0x78, 0xD83D, 0x0A])), .crash])
  }

  @Test(
    "What is wrong with a record is told with its place",
    arguments: [
      ("", "1:1: error: nothing is recorded"),
      ("a b", "1:4: error: a tab and the text in quotes, or \"crash\", is missing here"),
      ("a b\t", "1:9: error: a tab and the text in quotes, or \"crash\", is missing here"),
      ("a b\tx", "1:9: error: a tab and the text in quotes, or \"crash\", is missing here"),
      ("a b\t\"x", "1:9: error: the string does not end on this line"),
      ("a b\t\"x\" y", "1:13: error: unexpected \"y\""),
      ("\na c\t\"\"", "2:1: error: unknown scenario \"a c\"; did you mean \"a b\"?"),
      ("a b:2\t\"\"", "1:1: error: no step stands in line 2 of the scenario; the nearest before"),
      ("a b:9999999999999999999\t\"\"", "1:1: error: unknown scenario"),
      ("a b\t\"\"\na b.scenario\t\"\"", "2:1: error: \"cases/a b.scenario\" for the second time"),
      (
        "twice\t\"\"",
        "1:1: error: several scenarios are called \"twice\"; write x/twice.scenario or y/twice.scenario"
      ),
      (
        "z/twice\t\"\"",
        "1:1: error: unknown scenario \"z/twice\"; did you mean \"x/twice.scenario\"?"
      ),
      ("a b\t\"\u{0}\"", "1:10: error: control character U+0000"),
    ])
  func errors(text: String, complaint: String) throws {
    let scenarios = [
      try scenario("keys a\nexpect unmarked"), try scenario("keys a", name: "x/twice.scenario"),
      try scenario("keys a", name: "y/twice.scenario"),
    ]
    let found = complaints(about: text, of: scenarios)
    #expect(found.hasPrefix("device.txt:\(complaint)"), "\(found)")
  }

  @Test("All errors of a record come at once, in order")
  func allErrors() throws {
    let found = complaints(about: "x\t\"\"\na b\t\"\"\ny\t\"\"", of: [try scenario("keys a")])
    #expect(found.split(separator: "\n").filter { $0.hasPrefix("device.txt:") }.count == 2)
  }

  @Test("Where the texts agree nothing is explained")
  func agreement() throws {
    let comparison = try compared(
      "a b:2\t\"a\"\na b\t\"ab\"", of: [try scenario("keyboard english\nkeys a\nkeys b")])
    #expect(comparison.agrees)
    #expect(comparison.rows[0].explanations.isEmpty && comparison.explanations.isEmpty)
    #expect(
      written(comparison) == """
        agrees     cases/a b.scenario  (policy combined, system ios10)
        1 scenario compared: 1 agree, 0 disagree

        """)
  }

  @Test("The switch that a device has set otherwise is named, with every system that sets it so")
  func explanation() throws {
    let scenario = try scenario("policy unlimited\nkeys nihao")
    let comparison = try compared("a b\t\"ni hao\"", of: [scenario])
    #expect(!comparison.agrees)
    #expect(
      comparison.rows[0].explanations.map(\.notation) == [
        "set syllable-separator space", "system ios9",
      ])
    #expect(comparison.explanations == comparison.rows[0].explanations)
    #expect(
      written(comparison) == """
        DISAGREES  cases/a b.scenario  (policy unlimited, system ios10)
            at the end
              device    "ni hao"
              emulator  "ni\\u{2006}hao"
            It would agree with:
              set syllable-separator space  what stands between two syllables of marked pinyin \
        (UIKit §1, several reports)
              system ios9
        1 scenario compared: 0 agree, 1 disagree

        """)
  }

  @Test(
    "A device that is emulated with one switch set otherwise is explained by that switch",
    arguments: ProfileVariant.all)
  func roundTrip(variant: ProfileVariant) throws {
    let text = """
      policy editing-changed
      limit 4
      text "一"
      keys nihao
      keys {backspace}
      keys {return}
      paste "😀😀"
      undo
      keyboard english9
      keys 22
      keyboard pinyin
      keys ni
      pick "你"
      suggest "好"
      autofill "12"
      """
    let base = try scenario(text)
    let device = try scenario("\(variant.notation)\n\(text)")
    let lines = base.steps.map(\.line)
    var run = try #require(ScenarioRun(device))
    var record = ""
    while let moment = run.advance() {
      guard moment.endsStep, let step = moment.step else { continue }
      let session = run.bench.leading
      let outcome = session.crash == nil ? DeviceOutcome.text(session.field.text) : .crash
      record += "a b:\(step.line - 1)\t\(outcome.notation)\n"
    }
    let comparison = try compared(record, of: [base])
    #expect(comparison.rows[0].observations.map { $0.step?.line } == lines)
    if !comparison.agrees {
      let found = comparison.rows[0].explanations
      #expect(found.contains(variant) || variant.reach == .field && !found.isEmpty)
      #expect(comparison.explanations == found)
      #expect(found.map(\.reach) == found.map(\.reach).sorted())
    }
  }

  @Test("Of several policies the first is compared, and a crash is an outcome")
  func crash() throws {
    let text = "limit 3\npolicy editing-changed, delegate-only\npaste \"abcd\"\nundo"
    let comparison = try compared("a b:3\t\"abc\"\na b\tcrash", of: [try scenario(text)])
    #expect(comparison.agrees)
    #expect(comparison.rows[0].policy.id == "editing-changed")
  }

  @Test(
    "Where nothing explains all, what explains the most is named, and what explains nothing is not")
  func nearest() throws {
    let scenario = try scenario("policy unlimited\nkeys nihao\nkeys {return}")
    let some = try compared("a b:2\t\"ni hao\"\na b\t\"?\"", of: [scenario])
    #expect(some.rows[0].explanations.isEmpty)
    #expect(
      some.rows[0].nearest.map(\.notation) == ["set syllable-separator space", "system ios9"])
    #expect(written(some).contains("No single switch explains all of it; nearest:\n"))
    let none = try compared("a b\t\"?\"", of: [scenario])
    #expect(none.rows[0].nearest.isEmpty)
    #expect(written(none).contains("    No single switch explains it.\n"))
  }

  @Test("Over several scenarios only what explains all that was recorded remains")
  func several() throws {
    let scenarios = [
      try scenario("policy unlimited\nkeys nihao", name: "a.scenario"),
      try scenario("policy unlimited\nkeys nihao\nkeys {return}", name: "b.scenario"),
      try scenario("keys x", name: "c.scenario"),
    ]
    let comparison = try compared(
      "b:2\t\"ni hao\"\na\t\"ni hao\"\nb\t\"ni hao\"", of: scenarios)
    #expect(comparison.rows.map(\.scenario.name) == ["a.scenario", "b.scenario"])
    #expect(comparison.rows[0].explanations.count == 2)
    #expect(comparison.rows[1].explanations.isEmpty)
    #expect(comparison.explanations.isEmpty)
    let page = written(comparison)
    #expect(page.contains("2 scenarios compared: 0 agree, 2 disagree; 1 not recorded\n"))
    #expect(page.hasSuffix("No single switch explains everything that was recorded.\n"))
  }
}
