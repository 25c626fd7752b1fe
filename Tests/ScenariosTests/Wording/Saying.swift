import Foundation

/// One call of `say` in the sources: what stands there in each of the three languages.
struct Saying: CustomStringConvertible, Sendable {
  /// One text: an argument of the call.
  struct Text: Sendable {
    /// What its literals hold, one behind the other; where something is interpolated, a mark of it.
    var literal = ""
    /// What is interpolated, as it is written.
    var interpolations: [String] = []
    /// Whether the argument has a literal at all, and is not only handed on.
    var hasLiteral = false
  }

  /// What stands in `Text.literal` for an interpolation.
  static let mark: Character = "\u{FFFC}"

  /// The file's name and the line, counted from 1.
  let place: String
  /// The texts in the order of the call.
  let texts: [Text]

  var description: String { place }

  /// Every call of `say` with literals in the package's sources.
  static let all: [Saying] = sources.flatMap { file in
    guard let source = try? String(contentsOf: file, encoding: .utf8) else { return [Saying]() }
    var scanner = SayingScanner(source, name: file.lastPathComponent)
    return scanner.sayings()
  }

  private static var sources: [URL] {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized
    let files = FileManager.default.enumerator(
      at: package.appending(path: "Sources"), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
