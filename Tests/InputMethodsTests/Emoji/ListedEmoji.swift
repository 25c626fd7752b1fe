import Foundation

@testable import InputMethods

/// An emoji as Unicode's emoji-test.txt lists it, which Debian's `unicode-data` installs.
struct ListedEmoji: Sendable {
  /// The fully-qualified sequence.
  var sequence: String
  /// The English name.
  var name: String

  /// The version of Emoji that the keyboard has; a newer file lists more.
  static let newestVersion = 15.0

  var tones: EmojiTones { EmojiTones(in: sequence) }

  /// The fully-qualified emoji in the order of keyboards.
  static func all() throws -> [ListedEmoji] {
    let path = "/usr/share/unicode/emoji/emoji-test.txt"
    guard let content = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Missing(path: path)
    }
    return content.split(separator: "\n").compactMap(ListedEmoji.init)
  }

  /// Reads `1F600 ; fully-qualified # 😀 E1.0 grinning face`; nil for other lines.
  private init?(line: Substring) {
    let parts = line.split(separator: "#", maxSplits: 1)
    guard parts.count == 2, parts[0].contains("; fully-qualified") else { return nil }
    let points = parts[0].prefix { $0 != ";" }.split(separator: " ")
    let scalars = points.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    let words = parts[1].split(separator: " ", maxSplits: 2)
    guard words.count == 3, let version = Double(words[1].dropFirst()),
      version <= Self.newestVersion
    else { return nil }
    sequence = String(String.UnicodeScalarView(scalars))
    name = String(words[2])
  }

  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is missing: `make setup` installs it (unicode-data)" }
  }
}
