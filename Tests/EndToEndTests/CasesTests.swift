import Foundation
import Testing

extension EndToEnd {
  @Suite("The list of cases")
  struct Cases {
    @Test("A case is found, played forward and back, left, and the list is where it was")
    func finding() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.press("M-5")
      try await app.wait(for: "the list") { $0.shows(">  01-full-then-pinyin") }
      try app.type("hangul")
      try await app.wait(for: "the case") { $0.shows(">  08-hangul-on-the-last-place") }
      try app.press("Enter")
      var screen = try await app.wait(for: "its start") { $0.shows("> keys") }
      let start = screen.field
      try app.press("Right")
      try await app.wait(for: "a key") { $0.field != start }
      try app.press("Left")
      try await app.wait(for: "the start again") { $0.field == start }
      try app.press("Space")
      try await app.wait(for: "its end, by itself") { $0.shows("End of the scenario") }
      try app.press("Escape")
      try await app.wait(for: "the field") { $0.shows("the field's again") }
      try app.press("Escape")
      screen = try await app.wait(for: "the list") { $0.shows(">✓ 08-hangul-on-the-last-place") }
      try app.press("Escape")
      try await app.wait(for: "the field") { $0.shows("pre-check") }
    }

    @Test("A folder opens the list, with what cannot be read; another is opened from there")
    func folder() async throws {
      let app = try await TmuxSession.shell()
      let folder = app.folder.appending(path: "mine/inner")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = [
        "mine/good.scenario": "keys hao\npick 1\nexpect text \"好\"\n",
        "mine/inner/bad.scenario": "keys a\nkees b\n",
        "mine/inner/fails.scenario": "keys a\nexpect unmarked\n",
      ]
      for (name, text) in files {
        try Data(text.utf8).write(to: app.folder.appending(path: name))
      }
      try app.enter("fieldlab mine")
      var screen = try await app.wait(for: "the list") { $0.shows(">  good") }
      #expect(screen.shows(" inner/"))
      #expect(screen.shows("inner/bad:2: unknown verb"))
      try app.press("C-r")
      screen = try await app.wait(for: "the results") { $0.shows(" ✗ fails") }
      #expect(screen.shows(">✓ good"))
      try app.press("C-o")
      try app.type("mine/inner/fails.scenario")
      try app.press("Enter")
      try await app.wait(for: "the one file") { $0.title.contains("1 / 1") }
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
    }

    @Test("A changed step is run, and saved as a new scenario that runs")
    func editing() async throws {
      let app = try await TmuxSession.shell()
      try Data("keys ni\nexpect marked \"ni\"\n".utf8)
        .write(to: app.folder.appending(path: "mine.scenario"))
      try app.enter("fieldlab mine.scenario")
      try await app.wait(for: "the scenario") { $0.shows("> keys ni") }
      try app.type("e")
      try await app.wait(for: "the question") { $0.shows("The next step") }
      try app.press("BSpace", "BSpace")
      try app.type("wo")
      try app.press("Enter")
      try await app.wait(for: "the change") { $0.shows(">*keys wo") }
      try app.press("Enter")
      try await app.wait(for: "the step") { $0.field == "wo" }
      try app.type("s")
      try await app.wait(for: "the file") { $0.shows("mine-changed-1.scenario") }
      #expect(
        try app.contents(of: "mine-changed-1.scenario") == "keys wo\nexpect marked \"ni\"\n")
    }
  }
}
