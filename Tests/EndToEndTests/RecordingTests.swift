import Foundation
import Testing

extension EndToEnd {
  @Suite("Recording")
  struct Recording {
    @Test("After kill -9 the file holds every event, and runs")
    func killed() async throws {
      let (app, process) = try await TmuxSession.fieldLabInShell()
      try app.press("C-_")
      try await app.wait(for: "the recording") { $0.shows("● recording") }
      try app.type("nihao1")
      try await app.wait(for: "the words") { $0.field == "你好" }
      try app.paste("一二三四五六七八九")
      try await app.wait(for: "the cut") { $0.field == "你好一二三四五六七八" }
      #expect(kill(process, SIGKILL) == 0)
      let name = "recording-combined-10-utf16-1.scenario"
      let text = try app.contents(of: name)
      let keys = text.split(separator: "\n").filter { $0.hasPrefix("keys ") }
      #expect(keys == ["n", "i", "h", "a", "o"].map { "keys \($0)" })
      #expect(text.contains("pick 1\nexpect state \"你好|\""))
      #expect(text.contains("paste \"一二三四五六七八九\""))
      #expect(text.contains("expect cut \"九\""))
      // What is left of the terminal is nothing to type a command in.
      let run = try Subprocess.run(
        [try BuiltProgram.path, "run", app.folder.appending(path: name).path],
        environment: try BuiltProgram.environment(home: app.folder.path), in: app.folder)
      #expect(run.status == 0)
      #expect(run.output.contains("1 scenario: 9 passed"))
    }

    @Test("--record writes from the start, never over a file, and what it wrote is played")
    func option() async throws {
      let app = try await TmuxSession.shell()
      try app.enter("fieldlab --record mine.scenario")
      try await app.wait(for: "the recording") { $0.shows("● recording") }
      try app.type("hao1")
      try await app.wait(for: "the word") { $0.field == "好" }
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      var screen = try await app.finish("fieldlab run mine.scenario; echo status $?")
      #expect(screen.shows("status 0"))
      screen = try await app.finish("fieldlab --record mine.scenario; echo status $?")
      #expect(screen.shows("mine.scenario is there already"))
      #expect(screen.shows("status 2"))
      try app.enter("fieldlab mine.scenario")
      try await app.wait(for: "the steps") { $0.shows("recorded: combined 10 utf16") }
      try app.press("End")
      screen = try await app.wait(for: "the end") { $0.shows("End of the scenario") }
      #expect(screen.field == "好")
      #expect(screen.shows("✗   expect") == false)
    }

    @Test("A file that can never be written is told before there is a screen")
    func impossible() async throws {
      let app = try await TmuxSession.shell()
      let screen = try await app.finish("fieldlab --record nowhere/x.scenario; echo status $?")
      #expect(screen.shows("nowhere/x.scenario: No such file or directory"))
      #expect(screen.shows("status 2"))
    }

    @Test("A file that cannot be written is told on the screen, and the session goes on")
    func failing() async throws {
      let app = try await TmuxSession.shell()
      try app.enter("mkdir gone && cd gone && fieldlab")
      try await app.wait(for: "the opening screen") { $0.isFieldLab }
      try FileManager.default.removeItem(at: app.folder.appending(path: "gone"))
      try app.press("C-_")
      try await app.wait(for: "the reason") { $0.shows("✗ not recorded") }
      try app.type("hao1")
      try await app.wait(for: "the word") { $0.field == "好" }
    }

    @Test("A bug report is three files, and a second one has a number of its own")
    func bugReport() async throws {
      let (app, _) = try await TmuxSession.fieldLabInShell()
      try app.type("hao1")
      try await app.wait(for: "the word") { $0.field == "好" }
      for number in 1...2 {
        try app.press("C-\\")
        try await app.wait(for: "the files") {
          $0.shows("bug-combined-10-utf16-\(number).scenario")
        }
      }
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      let screen = try await app.finish("ls bug-* | wc -l; fieldlab run bug-*.scenario; ls *.tmp")
      #expect(screen.lines.contains("6"))
      #expect(screen.shows("2 scenarios: "))
      #expect(screen.shows("failed") == false)
      #expect(try app.contents(of: "bug-combined-10-utf16-1.svg").contains(">好</text>"))
      #expect(
        try app.contents(of: "bug-combined-10-utf16-2.trace.txt").contains("keys h\n  combined"))
    }

    @Test("run --svg draws the screen before the first step and after each, in any language")
    func pictures() async throws {
      let app = try await TmuxSession.shell()
      let scenario = "limit 5\nkeys hao\nexpect marked \"hao\"\nkeys {space}\n"
      try Data(scenario.utf8).write(to: app.folder.appending(path: "two.scenario"))
      try await app.finish("fieldlab run two.scenario --svg pictures; ls pictures > names")
      #expect(try app.contents(of: "names") == "two-000.svg\ntwo-001.svg\ntwo-002.svg\n")
      #expect(try app.contents(of: "pictures/two-001.svg").contains(">hao</text>"))
      #expect(try app.contents(of: "pictures/two-002.svg").contains(">好</text>"))
      try await app.finish("fieldlab run two.scenario --svg pictures --lang zh-Hans")
      #expect(try app.contents(of: "pictures/two-001.svg").contains(">预</text>"))
    }
  }
}
