import Foundation
import Testing

/// Chromium without a window, in a folder of its own.
final class Browser {
  /// Where it is, if it is installed.
  static let installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What a test writes, and what the browser keeps; it goes with this value.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fieldlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a command in the folder.
  func run(_ arguments: [String]) throws -> Subprocess {
    try Subprocess.run(
      arguments, environment: try BuiltProgram.environment(home: folder.path), in: folder)
  }

  /// Runs the browser.
  func chromium(_ arguments: [String]) throws -> Subprocess {
    let browser = try #require(Self.installed)
    return try run(
      [browser, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/u"]
        + arguments)
  }

  /// Opens a page, and reads the JSON that its scripts have written into its title.
  func title<Value: Decodable>(of page: URL, _ options: String...) throws -> Value {
    let result = try chromium(options + ["--dump-dom", page.absoluteString])
    let title = try #require(
      result.output.components(separatedBy: "<title>").dropFirst().first?
        .components(separatedBy: "</title>").first)
    return try JSONDecoder().decode(Value.self, from: Data(title.utf8))
  }
}
