import Foundation
import Testing

/// Where reports go, and what must not be lost on the way.
@Suite("Reports in files")
final class ReportFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fieldlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try file("right.scenario", "keyboard english\nkeys a\nexpect text \"a\"\n")
    try file("wrong.scenario", "kyes a\n")
    try file("report", "old\n")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func contents(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func shell(_ command: String) throws -> Subprocess {
    try Subprocess.run(
      ["/bin/sh", "-c", "cd '\(folder.path)' && \(command)"],
      environment: try BuiltProgram.environment(home: folder.path), in: folder)
  }

  @Test(
    "Where nothing can run, the report tells it, and the old one does not stay",
    arguments: ["text", "tap", "junit", "json"])
  func nothingRuns(format: String) throws {
    for path in ["wrong.scenario", "/no/such/file"] {
      let result = try shell("fieldlab run \(path) --format \(format) --output report")
      #expect(result.status == 2)
      #expect(try contents(of: "report").contains(path))
      #expect(try contents(of: "report").contains("old") == false)
    }
  }

  @Test(
    "A report does not take the place of a scenario, however that is spelled",
    arguments: [
      "run . --output right.scenario", "run right.scenario --output ./right.scenario",
      "run . --format tap --output wrong.scenario", "run . --output link",
      "matrix right.scenario --output right.scenario",
      "export right.scenario --to csv --output right.scenario",
    ])
  func inputs(arguments: String) throws {
    let result = try shell("ln -s right.scenario link; fieldlab \(arguments)")
    #expect(result.status == 2)
    #expect(result.errors.contains(" is one of the files to read and would be lost\n"))
    #expect(try contents(of: "right.scenario").hasPrefix("keyboard english\n"))
    #expect(try contents(of: "wrong.scenario") == "kyes a\n")
    #expect(try shell("fieldlab run right.scenario --output report").status == 0)
  }

  @Test("A scenario comes from standard input too, and only a file can be updated")
  func standardInput() throws {
    let result = try shell("fieldlab run - < right.scenario")
    #expect(result.status == 0 && result.output.hasPrefix("ok      -  (1 passed)\n"))
    #expect(try shell("fieldlab run - < wrong.scenario").errors.hasPrefix("-:1:1: error: "))
    for path in ["-", "/dev/stdin"] {
      let update = try shell("cat right.scenario | fieldlab run \(path) --update")
      #expect(update.status == 2 && update.output.isEmpty)
      #expect(update.errors == "fieldlab: \(path) is not a file and cannot be updated\n")
    }
  }

  @Test(
    "A closed standard output is an error, unless nothing goes there",
    arguments: ["run right.scenario", "policies", "count a", "--version"])
  func closedOutput(arguments: String) throws {
    let result = try shell("fieldlab \(arguments) >&-")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("fieldlab: cannot write standard output: "))
    #expect(try shell("fieldlab run right.scenario --output report >&-").status == 0)
    #expect(try shell("fieldlab run right.scenario 2>&- <&-").status == 0)
  }
}
