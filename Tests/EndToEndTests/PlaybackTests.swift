import Foundation
import Testing

extension EndToEnd {
  @Suite("Playing a scenario")
  struct Playback {
    private static let scenario = """
      title   "a full field"
      limit   10
      policy  editing-changed
      text    "\(tenHan)"

      keys hao
      expect state "\(tenHan)[hao|]"
      expect remaining -3
      keys {space}
      expect text "\(tenHan)"
      expect remaining 7
      """

    private func play() async throws -> TmuxSession {
      let app = try await TmuxSession.shell()
      try Data(Self.scenario.utf8).write(to: app.folder.appending(path: "full.scenario"))
      try app.enter("fieldlab full.scenario")
      try await app.wait(for: "the scenario") { $0.shows("─ a full field ─") }
      return app
    }

    @Test("Right goes on by a key, Return by a step, Left back; expectations are marked as held")
    func stepping() async throws {
      let app = try await play()
      var screen = try await app.wait(for: "the first step") { $0.shows("> keys hao") }
      #expect(screen.field == tenHan)
      #expect(screen.shows("✓   expect") == false)
      try app.press("Right")
      try await app.wait(for: "one key") { $0.field == tenHan + "h" && $0.shows("> keys hao") }
      try app.press("Enter")
      screen = try await app.wait(for: "the whole step") { $0.shows("> keys {space}") }
      #expect(screen.field == tenHan + "hao")
      #expect(screen.count(of: "✓   expect") == 2)
      #expect(screen.shows("✗   expect") == false)
      try app.press("Left")
      screen = try await app.wait(for: "a key back") { $0.field == tenHan + "ha" }
      #expect(screen.shows("✓   expect") == false)
      try app.press("Home")
      try await app.wait(for: "the start") { $0.field == tenHan && $0.shows("> keys hao") }
    }

    @Test("An expectation that fails says what was got instead")
    func failure() async throws {
      let app = try await play()
      try app.press("End")
      let screen = try await app.wait(for: "the end") { $0.shows("End of the scenario") }
      #expect(screen.count(of: "✓   expect") == 3)
      let failed = try #require(screen.line(with: "✗   expect"))
      #expect(failed.contains("expect remaining 7"))
      let row = try #require(screen.lines.firstIndex(of: failed))
      let below = screen.lines.dropFirst(row + 1).prefix(2).joined()
      #expect(below.contains(/editing-changed  expected 7 +got +0/))
      #expect(screen.shows("3 held, 1 failed"))
    }

    @Test("Escape leaves it where it stands, and keys go to the field")
    func leaving() async throws {
      let app = try await play()
      try app.press("Enter")
      try await app.wait(for: "the first step done") { $0.field == tenHan + "hao" }
      try app.type("w")
      var screen = try await app.wait(for: "a word that it is played") { $0.shows("Esc leaves it") }
      #expect(screen.field == tenHan + "hao")
      try app.press("Escape")
      screen = try await app.wait(for: "the trace alone") { $0.shows("a full field") == false }
      #expect(screen.field == tenHan + "hao")
      try app.press("Space")
      try await app.wait(for: "the cut") { $0.field == tenHan && $0.postFilter.hasPrefix("✂") }
    }
  }
}
