import Foundation
import Testing

extension EndToEnd {
  @Suite("Lines for screen readers and logs")
  struct Plain {
    @Test("Keys from a pipe are a log, without an escape sequence, on any terminal")
    func pipe() async throws {
      let app = try await TmuxSession.shell(variables: ["TERM": "dumb"])
      try await app.finish("printf 'nihao ' | fieldlab --plain > log 2> errors; echo $? > status")
      #expect(try app.contents(of: "status") == "0\n")
      #expect(try app.contents(of: "errors").isEmpty)
      let log = try app.contents(of: "log")
      #expect(log.contains("  text \"你好|\", 2 utf16, 8 remaining\n"))
      #expect(
        !log.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
      try await app.finish("printf 'nihao ' | fieldlab --plain > again; cmp log again && echo same")
      #expect(try app.contents(of: "again") == log)
    }

    @Test("At a terminal every key says a line, and the terminal is given back")
    func terminal() async throws {
      let app = try await TmuxSession.shell()
      try await app.finish("stty -a > before")
      try app.enter("clear; fieldlab --plain")
      try await app.wait(for: "the opening lines") { $0.shows("10 remaining") }
      try app.type("hao")
      try await app.wait(for: "the letters") { $0.shows("text \"[hao|]\"") }
      try app.press("Space")
      let screen = try await app.wait(for: "the candidate") { $0.shows("text \"好|\"") }
      #expect(!screen.showsSecondScreen)
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      try await app.expectRestored()
    }

    @Test("It is stopped and continued, and a signal ends it, the terminal given back each time")
    func stopping() async throws {
      let app = try await TmuxSession.shell()
      try await app.finish("stty -a > before")
      try app.enter("sh -c 'echo $$ > process; exec fieldlab --plain'")
      try await app.wait(for: "the opening lines") { $0.shows("10 remaining") }
      try app.press("C-z")
      try await app.wait(for: "the shell") { $0.lastLine == "$" }
      try await app.finish("stty -a > stopped; cmp before stopped && echo as-before")
      try app.enter("fg")
      try await app.wait(for: "the command") { $0.lastLine.contains("fieldlab --plain") }
      try app.type("h")
      try await app.wait(for: "a key") { $0.shows("text \"[h|]\"") }
      let words = try app.contents(of: "process").trimmingCharacters(in: .whitespacesAndNewlines)
      kill(try #require(pid_t(words)), SIGTERM)
      try await app.wait(for: "the shell's prompt") { $0.lastLine == "$" }
      try await app.expectRestored()
    }

    @Test("A scenario is played from a pipe")
    func scenario() async throws {
      let app = try await TmuxSession.shell()
      let lines = [
        "policy delegate-only", "limit 2", "keyboard english", "keys abc", "expect text \"ab\"",
        "expect refused",
      ]
      try Data(lines.map { $0 + "\n" }.joined().utf8)
        .write(to: app.folder.appending(path: "one.scenario"))
      try await app.finish("printf '\\r' | fieldlab --plain one.scenario > log; echo $? > status")
      #expect(try app.contents(of: "status") == "0\n")
      let log = try app.contents(of: "log")
      #expect(log.contains("  held: expect text \"ab\"\n"))
      #expect(log.contains("End of the scenario, 0 failed.\n"))
    }
  }
}
