import Foundation
import Testing

/// The commands of the page `Docs/Cases/commands.transcript`, and what they print.
///
/// `RECORD_DOCS=1` writes what they print anew.
@Suite("Docs/Cases/commands.transcript")
struct CommandExampleTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs/Cases/commands.transcript").standardized

  private func printed(_ command: Substring, home: URL) throws -> String {
    let line = "cd \"$CASES/language\" && { \(command); } 2>&1"
    var environment = try BuiltProgram.environment(home: home.path)
    environment["CASES"] = Self.page.deletingLastPathComponent().path
    return try Subprocess.run(["/bin/sh", "-c", line], environment: environment, in: home).output
  }

  @Test("Each command prints what stands below it, and every command of the program is there")
  func transcript() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    var found = ""
    var commands: Set<Substring> = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      // What is printed stands behind a sign, so that nothing in it is taken for a command.
      if line.hasPrefix(">") { continue }
      found += line + "\n"
      guard line.hasPrefix("$ ") else { continue }
      commands.formUnion(line.matches(of: #/fieldlab ([a-z-]+)/#).map(\.1))
      let lines = try printed(line.dropFirst(2), home: home)
        .replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      found += lines.dropLast().map { $0.isEmpty ? ">\n" : "> \($0)\n" }.joined()
    }
    if ProcessInfo.processInfo.environment["RECORD_DOCS"] != nil {
      try Data(found.utf8).write(to: Self.page)
    }
    #expect(found == text)
    let help = try printed("fieldlab --help", home: home)
    let all = Set(help.matches(of: #/\n  fieldlab ([a-z][a-z-]+)/#).map(\.1))
    #expect(all.count > 5 && all.subtracting(commands).isEmpty)
  }
}
