import Foundation
import Testing

@testable import Scenarios

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reports that other programs read.
@Suite("TAP and JUnit")
struct ToolReportTests {
  private static let mixed = """
    title "a # \\\\ <title>"
    policy delegate-only
    limit 2
    keyboard english
    keys abc
    expect text "ab"
    expect text "a&b"
    expect text "ab" for combined
    """

  @Test("TAP: a point for each scenario, with what failed, and the plan at the end")
  func tap() throws {
    #expect(
      try result(Self.mixed, as: .tap).text == """
        TAP version 14
        not ok 1 - t.scenario: a \\# \\\\ <title>
          ---
          failures:
            - at: 'line 7: expect text "a&b"'
              found: |
                policy    delegate-only
                expected  "a&b"
                got       "ab"
                            ^
                state     "ab|"
                step      line 5: keys abc
                  shouldChange 0..<0 "a" → accepted: 1 within limit 2
                  insertText 0..<0 "a"
                  selectionChanged caret 1
                  editingChanged → no such check
                  textDidChange
                  shouldChange 1..<1 "b" → accepted: 2 within limit 2
                  insertText 1..<1 "b"
                  selectionChanged caret 2
                  editingChanged → no such check
                  textDidChange
                  shouldChange 2..<2 "c" → refused: 3 over limit 2
          ...
        1..1
        # 1 passed, 1 failed, 1 skipped

        """)
  }

  @Test("TAP: a scenario that expects nothing of the policies that run is skipped")
  func skipped() throws {
    #expect(
      try result("keys a\nexpect text \"a\" for unlimited", as: .tap).text
        == """
        TAP version 14
        ok 1 - t.scenario # SKIP nothing is expected of these policies
        1..1
        # 0 passed, 1 skipped

        """)
  }

  @Test("A report is the same however many run at a time", arguments: ReportFormat.allCases)
  func jobs(format: ReportFormat) throws {
    let scenarios = try (1...40).map { number in
      try read("keys {a*\(number)}\nexpect text \"\(number % 7 == 0 ? "b" : "a")\"")
    }
    let suite = ScenarioSuite(scenarios)
    var one = ""
    var three = ""
    #expect(
      suite.run(as: format, in: .english, to: &one)
        == suite.run(as: format, in: .english, jobs: 3, to: &three))
    #expect(one == three)
  }

  @Test("JUnit: the numbers of a suite are those of its cases, whatever the texts hold")
  func junit() throws {
    let elements = try JUnitElements(of: result(Self.mixed, as: .junit).text)
    #expect(
      elements.names == [
        "testsuites": 1, "testsuite": 1, "testcase": 3, "failure": 1, "skipped": 1,
      ])
    #expect(
      elements.suite == [
        "name": "a # \\ <title>", "tests": "3", "failures": "1", "errors": "0", "skipped": "1",
        "time": "0",
      ])
    #expect(elements.failure["message"] == "expected \"a&b\", got \"ab\"")
  }

  @Test("JUnit: what is skipped has its line and its text")
  func skippedCases() throws {
    let text = try result("keys a\nexpect text \"b\" for exact, unlimited", as: .junit).text
    for policy in ["exact", "unlimited"] {
      #expect(
        text.contains(
          " name=\"line 2, \(policy): expect text &quot;b&quot; for exact, unlimited\" time=\"0\">"
            + "<skipped message=\"the policy does not run\"/></testcase>\n"))
    }
  }

  @Test("A crash that nobody asked about is told, and so is a candidate that was not there")
  func notes() throws {
    let text = "policy unlimited\nkeyboard english\npick \"好\"\nreplace 0 9 \"\"\nexpect text \"\""
    let crash = "CRASH line 4, unlimited: replace 0 9 \"\": NSRangeException"
    let tap = try result(text, as: .tap).text
    #expect(tap.contains("ok 1 - t.scenario\n# note  line 3, unlimited: pick \"好\": not offered"))
    #expect(tap.contains("\n# \(crash)"))
    #expect(try TAPReading(tap).comments.count == 3)
    let junit = try result(text, as: .junit).text
    #expect(try JUnitElements(of: junit).names["system-out"] == 1)
    #expect(junit.contains("\n\(XML.escaped(crash))"))
  }

  @Test("JUnit: control characters, which XML cannot hold, are shown by their pictures")
  func hostileText() throws {
    let text = "title \"\\u{0}\\u{1B}]]>\\u{FFFF}\"\ninsert \"\\u{7}\"\nexpect text \"\\u{1}\""
    let elements = try JUnitElements(of: result(text, as: .junit).text)
    #expect(elements.suite["name"] == "␀␛]]>\u{FFFD}")
  }
}

/// What an XML parser finds in a report.
final class JUnitElements: NSObject, XMLParserDelegate {
  private(set) var names: [String: Int] = [:]
  private(set) var suite: [String: String] = [:]
  private(set) var failure: [String: String] = [:]

  init(of report: String) throws {
    super.init()
    let parser = XMLParser(data: Data(report.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(report)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names[name, default: 0] += 1
    if name == "testsuite" { suite = attributes }
    if name == "failure" { failure = attributes }
  }
}
