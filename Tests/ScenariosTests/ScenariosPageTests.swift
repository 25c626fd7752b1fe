import Emulator
import Foundation
import InputMethods
import TextField
import Testing

@testable import Scenarios

@Suite("Docs/Scenarios.md")
struct ScenariosPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs/Scenarios.md").standardized

  /// The words of the page that stand in code.
  private static func words() throws -> Set<String> {
    let code = try String(contentsOf: page, encoding: .utf8).split(separator: "`")
    return Set(
      code.flatMap { $0.split { $0.isWhitespace || $0 == "|" || $0 == "\\" } }.map(String.init))
  }

  @Test(
    "It names everything that a scenario can name",
    arguments: [
      Verb.allCases.map(\.rawValue), TraceEntry.Name.allCases.map(\.rawValue),
      KeyboardName.allCases.map(\.rawValue), CountingUnit.allCases.map(\.rawValue),
      FieldPreset.allCases.map(\.rawValue), SystemProfile.Name.allCases.map(\.rawValue),
      Parser.expectations, Key.named.map { "{\($0.name)}" }, ReportFormat.allCases.map(\.rawValue),
    ])
  func names(names: [String]) throws {
    #expect(Set(names).subtracting(try Self.words()) == [])
  }

  @Test("Its links lead somewhere")
  func links() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let links = text.matches(of: #/\]\(([^)#:]+)[^)]*\)/#).map { String($0.1) }
    #expect(links.count > 30)
    for link in links {
      let place = Self.page.deletingLastPathComponent().appendingPathComponent(link)
      #expect(FileManager.default.fileExists(atPath: place.path), "\(link)")
    }
  }
}
