import Foundation
import Testing

@testable import Scenarios

/// JUnit XML against the schema that CI servers hold it to, where `xmllint` is installed.
@Suite("JUnit and its schema")
struct JUnitSchemaTests {
  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Schemas/junit.xsd")

  /// Reports of every kind that could be read wrongly.
  static let texts = [
    "title \"]]> & < > ' \\\" \\u{0} \\u{1B}[31m \\u{FFFE} \\u{D83D}\"\nkeys a\nexpect text \"]]>\"",
    "title \"\"\ncopy",
    "title \"no expectation\"\nkeys {a*100}",
    "keys a\nexpect text \"a\" for exact\nexpect unmarked for combined",
    "policy unlimited\nreplace 0 9 \"\"\npick \"<&>\"",
    "policy *\nkeys a\nexpect text \"好\"\nexpect crash\nexpect refused",
    "insert \"" + String(repeating: "一\\n", count: 20_000) + "\"\nexpect text \"\"",
    String(repeating: "expect text \"x\"\n", count: 500),
  ]

  private func report(_ texts: [String]) throws -> String {
    let scenarios = try texts.enumerated().map { number, text in
      try Scenario(SourceFile(name: "a&b/\u{1B}<\(number)>.scenario", text: text))
    }
    var report = ""
    _ = ScenarioSuite(scenarios).run(as: .junit, in: .english, to: &report)
    return report
  }

  /// What `xmllint` says to a report; nil where it is not installed.
  private func complaints(about report: String) throws -> String? {
    let places = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    guard
      let program = places.map({ "\($0)/xmllint" })
        .first(where: FileManager.default.isExecutableFile)
    else { return nil }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(report.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--noout", "--nonet", "--huge", "--schema", Self.schema.path, file.path]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : words
  }

  @Test("Any report is well-formed and follows the schema", arguments: texts + [""])
  func valid(text: String) throws {
    let report = try self.report(text.isEmpty ? Self.texts : [text])
    _ = try JUnitElements(of: report)
    if let complaints = try complaints(about: report) { #expect(complaints == "") }
  }

  @Test("The schema refuses a suite without its numbers")
  func judge() throws {
    let wrong = "<testsuites><testsuite name=\"a\" tests=\"x\"/></testsuites>"
    if let complaints = try complaints(about: wrong) { #expect(complaints.contains("failures")) }
    #expect(try report(Self.texts).contains("time=\"0\""))
  }

  @Test("A report on files with errors follows the schema too")
  func brokenFiles() throws {
    var report = ""
    _ = ScenarioSuite(BrokenFileReportTests.mixed).run(as: .junit, in: .english, to: &report)
    if let complaints = try complaints(about: report) { #expect(complaints == "") }
    #expect(report.contains("<error "))
  }

  @Test("No suite at all is a report too, and a report on much stays small")
  func sizes() throws {
    #expect(try JUnitElements(of: report([])).names == ["testsuites": 1])
    let long = try report(Array(Self.texts.suffix(2)))
    #expect(long.utf8.count < 400_000)
    let elements = try JUnitElements(of: long)
    #expect(elements.names["failure"] == 501)
  }
}
