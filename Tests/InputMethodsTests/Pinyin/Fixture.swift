import Foundation
import Testing

/// One row of a list: keys, and the text that they should give.
struct Fixture: CustomTestStringConvertible, Sendable {
  let keys: String
  let text: String

  var testDescription: String { "\(keys) \(text)" }

  static let phrases = rows(of: "Fixtures/phrases.tsv").map { Fixture(keys: $0[0], text: $0[1]) }
  static let abbreviations = rows(of: "Fixtures/abbr.tsv").map {
    Fixture(keys: $0[0], text: $0[1])
  }
  /// Keys that are hard to read, with no text.
  static let edges = rows(of: "Fixtures/edge.tsv").map { $0[0] }
  /// The generator's own words, typed without a space between syllables.
  static let modernWords = rows(of: "../../../Sources/CPinyinData/generator/modern.tsv").map {
    Fixture(keys: $0[1].replacingOccurrences(of: " ", with: ""), text: $0[0])
  }

  private static func rows(of path: String) -> [[String]] {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    guard let data = try? Data(contentsOf: here.appendingPathComponent(path)) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
  }
}
