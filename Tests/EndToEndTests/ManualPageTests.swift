import Foundation
import Testing

/// The manual page beside what the program says of itself.
@Suite("Docs/fieldlab.1")
struct ManualPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs/fieldlab.1").standardized

  /// The parts of the page: what stands before the first command, and each command's.
  private static func parts() throws -> [String: [Substring]] {
    var parts: [String: [Substring]] = [:]
    var name = ""
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix(".Ss ") { name = String(line.dropFirst(4)) }
      if line.hasPrefix(".Sh ") { name = "" }
      parts[name, default: []].append(line)
    }
    return parts
  }

  private func fieldlab(_ arguments: [String]) throws -> Subprocess {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try Subprocess.run(
      [try BuiltProgram.path] + arguments,
      environment: try BuiltProgram.environment(home: folder.path), in: folder)
  }

  /// The options that stand at the start of a line of help.
  private func options(_ arguments: [String]) throws -> Set<String> {
    let help = try fieldlab(arguments + ["--help"]).output
    return Set(help.matches(of: #/\n +(?:-h, )?--([a-z-]+)/#).map { String($0.1) })
  }

  @Test(
    "It has the options that help has, no more and no less",
    arguments: ["", "run", "matrix", "export", "compare-device", "count", "policies"])
  func options(command: String) throws {
    let lines = try #require(try Self.parts()[command])
    let items = lines.filter { $0.hasPrefix(".It Fl ") }
    let found = items.flatMap { $0.matches(of: #/Fl -([a-z-]+)/#).map { String($0.1) } }
    let expected = try options(command.isEmpty ? [] : [command])
    #expect(!expected.isEmpty && Set(found) == expected && found.count == expected.count)
    let synopsis = try #require(try Self.parts()[""]).joined(separator: "\n")
    for option in expected.subtracting(["help", "version"]) {
      #expect(synopsis.contains("Fl -\(option)"), "\(option)")
    }
  }

  @Test("It has every command that help has")
  func commands() throws {
    let help = try fieldlab(["--help"]).output
    let named = Set(help.matches(of: #/\n  fieldlab ([a-z][a-z-]+)/#).map { String($0.1) })
    let described = Set(try Self.parts().keys).subtracting([""])
    #expect(named.count > 5 && described == named)
  }

  @Test("It has the exit statuses")
  func statuses() throws {
    let lines = try #require(try Self.parts()[""])
    #expect(lines.filter { $0.wholeMatch(of: #/\.It \d/#) != nil } == [".It 0", ".It 1", ".It 2"])
  }

  @Test("Where mandoc is installed, it finds nothing to complain about")
  func lint() throws {
    let places = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let isInstalled = places.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/mandoc")
    }
    #expect(FileManager.default.isReadableFile(atPath: Self.page.path))
    guard isInstalled else { return }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Subprocess.run(
      ["mandoc", "-T", "lint", Self.page.path],
      environment: try BuiltProgram.environment(home: folder.path), in: folder)
    #expect(result.output + result.errors == "")
  }
}
