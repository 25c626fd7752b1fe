import Foundation
import Testing

@testable import Scenarios

/// The bug reports that are retold as scenarios, and the page that lists them.
@Suite("Docs/Reports.md and its scenarios")
struct ReportedCasesTests {
  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs").standardized

  private static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(
      atPath: docs.appendingPathComponent("Cases/reports").path))?
    .filter { $0.hasSuffix(".scenario") }.sorted() ?? []

  /// The rows of the page's tables, cell by cell.
  private static func rows() throws -> [[String]] {
    try String(contentsOf: docs.appendingPathComponent("Reports.md"), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| id ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test("Every scenario holds, claims something and says where it comes from", arguments: names)
  func holds(name: String) throws {
    let path = Self.docs.appendingPathComponent("Cases/reports/\(name)")
    let text = try String(contentsOf: path, encoding: .utf8)
    let id = try #require(name.split(whereSeparator: { "-.".contains($0) }).first)
    let row = try #require(try Self.rows().first { $0[0] == id })
    #expect(text.hasPrefix("# "))
    #expect(text.contains("title"))
    #expect(text.prefix { $0 != "\n" }.contains(row[1].split(separator: " ")[0]))

    var report = ""
    let suite = ScenarioSuite([try Scenario(SourceFile(name: name, text: text))])
    let tally = suite.run(as: .text, in: .english, to: &report)
    #expect(tally.passed > 0 && tally.failed == 0 && tally.skipped == 0, "\(report)")
  }

  @Test("The page lists 153 reports, each once, with a scenario that is there or a reason")
  func page() throws {
    let rows = try Self.rows()
    #expect(rows.count == 153)
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    var listed: Set<String> = []
    for row in rows {
      let links = row[3].matches(of: /\(Cases\/reports\/([^)]+)\)/).map { String($0.output.1) }
      #expect(!row[3].isEmpty)
      listed.formUnion(links)
    }
    #expect(listed == Set(Self.names))
    #expect(rows.count { $0[3].contains("Cases/reports/") } > 90)
  }
}
