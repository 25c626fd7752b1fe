import Foundation
import Testing

@Suite("Docs/Exact.md")
struct ListingTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func contents(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(
    "The listing is the source; make docs brings it up to date",
    arguments: ["Exact", "Exact+PreCheck", "Exact+PostFilter", "Exact+Undo"])
  func listing(name: String) throws {
    let path = "Sources/Limits/Exact/\(name).swift"
    let document = try Self.contents(of: "Docs/Exact.md")
    let source = try Self.contents(of: path)
    #expect(document.contains("<!-- listing: \(path) -->\n```swift\n\(source)```\n"))
  }
}
