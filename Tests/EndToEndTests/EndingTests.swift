import Foundation
import Testing

extension EndToEnd {
  @Suite("Leaving the terminal as it was")
  struct Ending {
    @Test("A key ends the program with status 0", arguments: ["C-q", "C-c"])
    func byKey(key: String) async throws {
      let (app, _) = try await TmuxSession.fieldLabInShell()
      try app.type("hao")
      try await app.wait(for: "the letters") { $0.field == "hao" }
      try app.press(key)
      #expect(try await app.waitForExitStatus() == 0)
      try await app.expectRestored()
    }

    @Test(
      "A signal ends the program, and the shell hears which", arguments: [SIGTERM, SIGINT, SIGHUP])
    func bySignal(number: Int32) async throws {
      let (app, process) = try await TmuxSession.fieldLabInShell()
      try app.type("hao")
      try await app.wait(for: "the letters") { $0.field == "hao" }
      #expect(kill(process, number) == 0)
      #expect(try await app.waitForExitStatus() == 128 + Int(number))
      try await app.expectRestored()
    }

    @Test("Where there is no second screen the prompt comes below the picture")
    func withoutSecondScreen() async throws {
      let app = try await TmuxSession.shell(variables: ["TERM": "vt100"])
      try app.enter("fieldlab")
      try await app.wait(for: "the opening screen") { $0.isFieldLab }
      try app.press("C-q")
      let screen = try await app.wait(for: "the prompt") { $0.lastLine == "$" }
      #expect(screen.lines.dropLast().last?.contains("quit") == true)
    }

    @Test("Nothing that was pasted without an end swallows Control-C")
    func inUnfinishedPaste() async throws {
      let (app, _) = try await TmuxSession.fieldLabInShell()
      try app.type("\u{1B}[200~abc")
      try app.press("C-c")
      #expect(try await app.waitForExitStatus() == 0)
      try await app.expectRestored()
    }

    @Test("Control-Z gives the terminal to the shell, and fg takes it back with everything on it")
    func suspending() async throws {
      let (app, _) = try await TmuxSession.fieldLabInShell()
      try app.type("hao")
      let before = try await app.wait(for: "the letters") { $0.field == "hao" }
      try app.press("C-z")
      try await app.wait(for: "the prompt") { $0.lastLine == "$" && !$0.showsSecondScreen }
      try await app.expectRestored()
      try app.enter("fg")
      let after = try await app.wait(for: "the field again") { $0.field == "hao" }
      #expect(after.lines == before.lines)
      #expect(after.cursorColumn == before.cursorColumn)
      #expect(after.sendsKeypadSequences == before.sendsKeypadSequences)
      try app.press("Space")
      try await app.wait(for: "the candidate") { $0.field == "好" }
      try app.press("Left")
      try await app.wait(for: "the caret in front") { $0.cursorColumn == 2 }
      try app.paste("ab")
      let screen = try await app.wait(for: "a paste") { $0.field == "ab好" }
      #expect(screen.trace.count { $0.hasPrefix("paste ") } == 1)
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      try await app.expectRestored()
    }
  }
}
