import Foundation

/// A list of strings that Unicode publishes for tests, as Debian's `unicode-data` installs it.
enum UnicodeTestFile: String, Sendable {
  case emoji = "emoji/emoji-test.txt"
  case graphemeBreak = "auxiliary/GraphemeBreakTest.txt"

  /// Fewer than the file's lines in any recent version: a truncated file must not pass.
  var leastCount: Int {
    switch self {
    case .emoji: 4000
    case .graphemeBreak: 600
    }
  }

  /// The line's string each; surrogate code points, which some versions hold, are dropped.
  func strings() throws -> [String] {
    let path = "/usr/share/unicode/\(rawValue)"
    guard let content = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Missing(path: path)
    }
    return content.split(separator: "\n").compactMap { line in
      let points = line.prefix { $0 != "#" && $0 != ";" }.split(separator: " ")
      let scalars = points.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
    }
  }

  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is missing: `make setup` installs it (unicode-data)" }
  }
}
