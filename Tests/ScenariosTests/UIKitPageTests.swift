import Foundation
import Scenarios
import TextField
import Testing

@Suite("Docs/UIKit.md")
struct UIKitPageTests {
  private static let markers = (start: "<!-- switches -->\n", end: "<!-- end of switches -->")

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs/UIKit.md").standardized

  /// The switches as the page lists them.
  private static var table: String {
    let header = """
      | switch | § | decides | values | ios9 | ios10 | ios26 | evidence |
      |---|---|---|---|---|---|---|---|

      """
    let rows = SystemProfile.switches.map { item in
      let values = item.values.map { "`\($0)`" }.joined(separator: " ")
      let profiles = SystemProfile.Name.allCases.map { item.value(SystemProfile($0)) }
      let summary = ProfileSwitchWording.summary(of: item, in: .english)
      let evidence = ProfileSwitchWording.words(for: item.evidence, in: .english)
      let cells =
        ["`\(item.name)`", "\(item.section)", summary, values] + profiles + [evidence]
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    return header + rows.joined()
  }

  /// Compares the page's table with the switches; `make docs` writes it anew, never where
  /// `CI` is set.
  @Test("Its table is that of the switches")
  func table() throws {
    var text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: Self.markers.start)).upperBound
    let end = try #require(text.range(of: Self.markers.end)).lowerBound
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_DOCS"] == "1", environment["CI"] == nil {
      text.replaceSubrange(start..<end, with: Self.table)
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(String(text[start..<end]) == Self.table)
    }
  }

  @Test("Outside the table it names every switch", arguments: SystemProfile.switches.map(\.name))
  func namesSwitch(name: String) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let written = try #require(text.components(separatedBy: Self.markers.end).last)
    #expect(written.contains("`\(name)`") || written.contains("`\(name) "))
  }
}
