import Foundation
import Testing

@testable import Scenarios

@Suite("The published cases")
struct PublishedCasesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/Cases/published")

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".scenario") }.sorted()
  }

  @Test("What the program holds is what stands in the folder; make cases brings it up to date")
  func embedded() throws {
    #expect(PublishedCases.files.map(\.name) == (try Self.names()))
    for file in PublishedCases.files {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent(file.name), encoding: .utf8)
      #expect(file.text + "\n" == text || file.text == text, "\(file.name)")
    }
  }

  @Test("Every case holds, and claims something", arguments: PublishedCases.files.map(\.name))
  func holds(name: String) throws {
    let file = try #require(PublishedCases.files.first { $0.name == name })
    let scenario = try Scenario(SourceFile(name: file.name, text: file.text))
    var run = try #require(ScenarioRun(scenario))
    var held = 0
    while let moment = run.advance() {
      for verdict in moment.verdicts.joined() {
        #expect(
          verdict.held,
          "line \(verdict.expectation.line): \(verdict.failure.map { "\($0.got)" } ?? "")")
        held += verdict.held ? 1 : 0
      }
    }
    #expect(held > 0)
  }
}
