import Foundation
import Testing

extension EndToEnd {
  /// What a terminal shows of a run whose report goes elsewhere.
  @Suite("The progress of a run")
  struct Progress {
    private static let scenarios = 40

    /// A shell beside a folder of scenarios, whose reports are larger than a pipe holds.
    private func shell() async throws -> TmuxSession {
      let app = try await TmuxSession.shell()
      let folder = app.folder.appending(path: "cases")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 0..<Self.scenarios {
        let text = "keyboard english\nkeys {a*20}\nexpect text \"\"\n"
        try Data(text.utf8).write(to: folder.appending(path: "\(number).scenario"))
      }
      return app
    }

    @Test("It stands on one line while nobody takes the report, and is gone at the end")
    func line() async throws {
      let app = try await shell()
      try await app.finish("mkfifo report go")
      try app.enter(
        "{ read word < go; cat; } < report > read & clear;"
          + " fieldlab run cases --format json --output report; echo status=$?")
      let screen = try await app.wait(for: "the progress") { screen in
        screen.lines.contains { $0.contains(#/^\d+\/40, \d+ failed$/#) }
      }
      #expect(screen.lines.count { $0.contains("/40") } == 1)
      let gate = try FileHandle(forWritingTo: app.folder.appending(path: "go"))
      try gate.write(contentsOf: Data("go\n".utf8))
      try gate.close()
      let end = try await app.wait(for: "the end") { $0.lines.contains("status=1") }
      #expect(!end.lines.contains { $0.contains("/40") })
    }

    @Test("A dumb terminal gets none, and neither does one on which the report itself appears")
    func silence() async throws {
      let app = try await shell()
      let dumb = try await app.finish("TERM=dumb fieldlab run cases --output report")
      #expect(dumb.lines.filter { !$0.isEmpty } == ["done", "$"])
      try await app.finish("fieldlab run cases/0.scenario 2> errors; wc -c < errors > size")
      #expect(try app.contents(of: "size").trimmingCharacters(in: .whitespacesAndNewlines) == "0")
    }

    /// Runs something long that writes to `report`, and ends it by a signal in the midst of that.
    private func end(_ app: TmuxSession, by signal: String) async throws {
      let long = Array(repeating: "keys {a*100000}\n", count: 200).joined()
      try Data("keyboard english\n\(long)".utf8).write(
        to: app.folder.appending(path: "cases/0.scenario"))
      try await app.finish("echo old > report")
      try app.enter(
        "clear; fieldlab run cases --format json --output report & id=$!;"
          + " until [ -s report.$id.tmp ]; do :; done; kill -\(signal) $id; wait $id; echo status=$?"
      )
    }

    @Test("A run that is killed leaves the old report as it was")
    func killed() async throws {
      let app = try await shell()
      try await end(app, by: "KILL")
      try await app.wait(for: "the kill") { $0.lines.contains("status=137") }
      #expect(try app.contents(of: "report") == "old\n")
    }

    @Test(
      "A run that is told to end leaves the old report and nothing beside it",
      arguments: [("TERM", 143), ("HUP", 129)])
    func ended(signal: String, status: Int) async throws {
      let app = try await shell()
      try await end(app, by: signal)
      try await app.wait(for: "the end") { $0.lines.contains("status=\(status)") }
      #expect(try app.contents(of: "report") == "old\n")
      try await app.finish("ls -d report* > files")
      #expect(try app.contents(of: "files") == "report\n")
    }

    @Test("So does one that is interrupted by a key")
    func interrupted() async throws {
      let app = try await shell()
      let long = Array(repeating: "keys {a*100000}\n", count: 200).joined()
      try Data("keyboard english\n\(long)".utf8).write(
        to: app.folder.appending(path: "cases/z.scenario"))
      try await app.finish("echo old > report")
      try app.enter("clear; fieldlab run cases --format json --output report")
      try await app.wait(for: "the progress") { $0.lines.contains { $0.contains("/41, ") } }
      try app.press("C-c")
      try await app.wait(for: "the prompt") { $0.lastLine == "$" }
      #expect(try app.contents(of: "report") == "old\n")
      try await app.finish("ls -d report* > files")
      #expect(try app.contents(of: "files") == "report\n")
    }
  }
}
