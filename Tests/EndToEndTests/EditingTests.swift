import Testing

extension EndToEnd {
  @Suite("Editing")
  struct Editing {
    /// A field with five Han, the caret behind them.
    private func fiveHan() async throws -> TmuxSession {
      let app = try await TmuxSession.fieldLab()
      try app.paste("一二三四五")
      try await app.wait(for: "five Han") { $0.field == "一二三四五" }
      return app
    }

    @Test("Shift and arrows select, and Backspace deletes the selection")
    func selection() async throws {
      let app = try await fiveHan()
      try app.press("S-Left", "S-Left")
      try await app.wait(for: "two selected") { $0.shows("selectionChanged selection 3..<5") }
      try app.press("BSpace")
      let screen = try await app.wait(for: "three Han") { $0.field == "一二三" }
      #expect(screen.remaining == 7)
      #expect(screen.cursorColumn == 2 + 2 * 3)
    }

    @Test("A selection stands out on the screen")
    func selectionLook() async throws {
      let app = try await fiveHan()
      let plain = try app.captureWithAttributes()
      try app.press("S-Left")
      try await app.wait(for: "one selected") { $0.shows("selection 4..<5") }
      let line = try app.captureWithAttributes().split(separator: "\n")[2]
      #expect(line.contains("五"))
      #expect(plain.contains(line) == false)
      #expect(plain.contains("一二三四五"))
      #expect(line.contains("一二三四五") == false)
    }

    @Test("Undo takes a step back and redo brings it again")
    func undoAndRedo() async throws {
      let app = try await fiveHan()
      try app.press("C-w")
      try await app.wait(for: "a cleared field") { $0.field.isEmpty && $0.remaining == 10 }
      try app.paste("六七")
      try await app.wait(for: "two Han") { $0.field == "六七" }
      try app.press("C-u")
      try await app.wait(for: "the paste undone") { $0.field.isEmpty }
      try app.press("C-y")
      try await app.wait(for: "the paste redone") { $0.field == "六七" }
    }

    @Test("Cut, copy and paste have keys of their own")
    func pasteboard() async throws {
      let app = try await fiveHan()
      try app.press("S-Left", "S-Left")
      try await app.wait(for: "two selected") { $0.shows("selection 3..<5") }
      try app.press("C-x")
      try await app.wait(for: "two cut") { $0.field == "一二三" }
      try app.press("Home")
      try await app.wait(for: "the caret in front") { $0.cursorColumn == 2 }
      try app.press("C-v")
      try await app.wait(for: "the two in front") { $0.field == "四五一二三" }
      try app.press("S-Right")
      try await app.wait(for: "the next selected") { $0.shows("selection 2..<3") }
      try app.press("C-o")
      try await app.wait(for: "the copy") { $0.trace.contains { $0.hasPrefix("copy") } }
      try app.press("End")
      try await app.wait(for: "the caret behind") { $0.cursorColumn == 12 }
      try app.press("C-v")
      try await app.wait(for: "the copied one at the end") { $0.field == "四五一二三一" }
    }

    @Test("Select all takes in everything, and typing replaces it")
    func selectAll() async throws {
      let app = try await fiveHan()
      try app.press("C-s")
      try await app.wait(for: "all selected") { $0.shows("selection 0..<5") }
      try app.type("好")
      try await app.wait(for: "the new text") { $0.field == "好" && $0.remaining == 9 }
    }
  }
}
