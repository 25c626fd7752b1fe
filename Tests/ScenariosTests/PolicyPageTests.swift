import Foundation
import Limits
import Testing

@testable import Scenarios

@Suite("Docs/Policies.md")
struct PolicyPageTests {
  private static let markers = (start: "<!-- matrix -->\n", end: "<!-- end of matrix -->")

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs/Policies.md").standardized

  private static var matrix: String {
    var loader = ScenarioLoader()
    loader.load([ScenarioLoader.published])
    var text = ""
    Matrix(loader.scenarios).write(as: .markdown, in: .english, to: &text)
    return text
  }

  /// Compares the page's matrix with the program's; `make docs` writes it anew, never where `CI` is set.
  @Test("Its matrix is what the policies make of the published cases")
  func matrix() throws {
    var text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: Self.markers.start)).upperBound
    let end = try #require(text.range(of: Self.markers.end)).lowerBound
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_DOCS"] == "1", environment["CI"] == nil {
      text.replaceSubrange(start..<end, with: Self.matrix)
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(String(text[start..<end]) == Self.matrix)
    }
  }

  @Test("It describes every policy", arguments: PolicyCatalog.all.map(\.id))
  func describes(id: String) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let written = try #require(text.components(separatedBy: Self.markers.start).first)
    #expect(written.contains("`\(id)`"))
  }
}
