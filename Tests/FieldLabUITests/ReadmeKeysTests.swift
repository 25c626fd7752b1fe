import Foundation
import Limits
import Testing

@testable import FieldLabUI

@Suite("What the README says of the screen")
struct ReadmeKeysTests {
  private static let pages = ["README.md", "README.zh-Hans.md"]

  private func text(_ page: String) throws -> String {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardized
    return try String(contentsOf: package.appendingPathComponent(page), encoding: .utf8)
  }

  @Test("It names every key with Control or Alt that means something", arguments: pages)
  func keys(page: String) throws {
    let named = try text(page).matches(of: #/`(\^.|Alt-.)`/#).map { String($0.1) }
    let bound = KeyBinding.all.map(\.keyName).filter { $0.wholeMatch(of: #/\^.|Alt-./#) != nil }
    #expect(Set(named) == Set(bound))
  }

  @Test("It knows how many policies there are", arguments: pages)
  func policies(page: String) throws {
    #expect(try text(page).contains(" \(PolicyCatalog.all.count) "))
  }
}
