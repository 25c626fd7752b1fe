import Foundation
import Testing

@testable import Scenarios

/// Files with errors, which nothing in a report must hide.
@Suite("Files with errors in reports")
struct BrokenFileReportTests {
  /// Two errors in one file, one that runs, and a file that is not there.
  static var mixed: [Result<Scenario, ScenarioLoader.Problem>] {
    [
      result("a/b&r.scenario", "kyes a\nexpect text \"\" foo #\n"),
      result("a/ok.scenario", "title \"right\"\nkeyboard english\nkeys a\nexpect text \"a\"\n"),
      .failure(.file(.noScenarios("a/c'd"))),
    ]
  }

  private static func result(
    _ name: String, _ text: String
  ) -> Result<Scenario, ScenarioLoader.Problem> {
    do {
      return .success(try Scenario(SourceFile(name: name, text: text)))
    } catch {
      return .failure(.scenario(error))
    }
  }

  private func report(
    as format: ReportFormat, in language: Language = .english, jobs: Int = 1,
    of results: [Result<Scenario, ScenarioLoader.Problem>] = mixed
  ) -> String {
    var text = ""
    let tally = ScenarioSuite(results).run(as: format, in: language, jobs: jobs, to: &text)
    #expect(tally.brokenFiles == results.count { (try? $0.get()) == nil })
    return text
  }

  @Test("Text: a line for each, and their number in the last one")
  func text() {
    #expect(
      report(as: .text) == """
        ERROR   a/b&r.scenario  (2 errors)
        ok      a/ok.scenario  right  (1 passed)
        ERROR   no *.scenario in a/c'd
        1 scenario: 1 passed, 2 files with errors

        """)
    #expect(report(as: .text, in: .simplifiedChinese).contains("错误  a/b&r.scenario  (2 个错误)\n"))
    #expect(report(as: .text, in: .traditionalChinese).hasSuffix("，2 個檔案有錯誤\n"))
  }

  @Test("TAP: a point that failed, with the errors, and the plan counts it")
  func tap() throws {
    let text = report(as: .tap)
    #expect(
      text == """
        TAP version 14
        not ok 1 - a/b&r.scenario
          ---
          errors:
            - at: '1:1'
              message: 'unknown verb "kyes"; did you mean "keys"?'
            - at: '2:16'
              message: 'unexpected "foo"'
          ...
        ok 2 - a/ok.scenario: right
        not ok 3 - a/c'd
          ---
          errors:
            - message: 'no *.scenario in a/c''d'
          ...
        1..3
        # 1 passed, 2 files with errors

        """)
    #expect(try TAPReading(text).plan == 3)
  }

  @Test("TAP: of more than a hundred errors only the number is told")
  func manyErrors() throws {
    let file = Self.result("x", String(repeating: "foo\n", count: 130))
    #expect(report(as: .tap, of: [file]).contains("  more: 30\n  ...\n1..1\n"))
  }

  @Test("JUnit: a suite with one case, which has the errors as compilers show them")
  func junit() throws {
    let text = report(as: .junit)
    let names = try JUnitElements(of: text).names
    #expect(names == ["testsuites": 1, "testsuite": 3, "testcase": 3, "error": 2])
    #expect(
      text.contains(
        "  <testsuite name=\"a/b&amp;r.scenario\" tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(text.contains("<error type=\"scenario\" message=\"2 errors\">a/b&amp;r.scenario:1:1: "))
  }

  @Test("JSON: a line for the file, and their number behind what is always there")
  func json() {
    let lines = report(as: .json).split(separator: "\n")
    #expect(
      lines.first == """
        {"scenario":"a/b&r.scenario","errors":[\
        {"line":1,"column":1,"message":"unknown verb \\"kyes\\"; did you mean \\"keys\\"?"},\
        {"line":2,"column":16,"message":"unexpected \\"foo\\""}]}
        """)
    #expect(
      lines.dropLast().last
        == "{\"scenario\":\"a/c'd\",\"errors\":[{\"message\":\"no *.scenario in a/c'd\"}]}")
    #expect(lines.last == #"{"scenarios":1,"passed":1,"failed":0,"skipped":0,"errors":2}"#)
  }

  @Test("Two files of one name are told apart by their paths", arguments: ReportFormat.allCases)
  func sameName(format: ReportFormat) {
    let files = ["a/x.scenario", "b/x.scenario"].map { Self.result($0, "copy\nexpect unmarked") }
    let text = report(as: format, of: files)
    for name in ["a/x.scenario", "b/x.scenario"] { #expect(text.contains(name)) }
    #expect(format != .text || text.hasPrefix("ok      a/x.scenario  (1 passed)\n"))
    let scenarios = files.compactMap { try? $0.get() }
    var matrix = ""
    Matrix(scenarios).write(as: .text, in: .english, to: &matrix)
    #expect(matrix.contains("\n1  a/x.scenario\n") && matrix.contains("\n2  b/x.scenario\n"))
  }

  @Test("A report is the same however many run at a time", arguments: ReportFormat.allCases)
  func jobs(format: ReportFormat) {
    #expect(report(as: format) == report(as: format, jobs: 3))
  }
}
