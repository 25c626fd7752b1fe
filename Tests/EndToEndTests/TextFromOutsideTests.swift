import Testing

extension EndToEnd {
  @Suite("Text from outside: pastes and other input methods")
  struct TextFromOutside {
    @Test("A paste of 100,000 Han is one paste, and typing goes on behind it")
    func largePaste() async throws {
      let app = try await TmuxSession.fieldLab()
      try await app.choosePolicy("unlimited")
      try app.paste(String(repeating: tenHan, count: 10_000))
      var screen = try await app.wait(for: "all units") { $0.shows("100000 units") }
      #expect(screen.trace.count { $0.hasPrefix("paste ") } == 1)
      #expect(screen.trace.count { $0.contains("shouldChange") } == 1)
      #expect(screen.field.hasPrefix("<"))
      #expect(screen.field.hasSuffix("十"))
      #expect(screen.cursorRow == 2)
      #expect(screen.isCursorVisible)

      try app.type("x")
      screen = try await app.wait(for: "a letter") { $0.shows("100001 units") }
      #expect(screen.field.hasSuffix("十x"))
      try app.press("Escape")
      try await app.wait(for: "the letter gone") { $0.shows("100000 units") }
      try app.press("Home")
      screen = try await app.wait(for: "the start") { $0.field.hasPrefix("一") }
      #expect(screen.field.hasSuffix(">"))
      #expect(screen.cursorColumn == 2)
      try app.press("Right")
      try await app.wait(for: "the caret behind a Han") { $0.cursorColumn == 4 }
    }

    @Test("Pasted control sequences are shown as signs and never reach the terminal")
    func controlSequences() async throws {
      let app = try await TmuxSession.fieldLab()
      try await app.choosePolicy("unlimited")
      try app.paste("a\u{1B}[31mred\u{1B}]2;stolen\u{7}\u{1B}[2Jz")
      let screen = try await app.wait(for: "the end of the paste") { $0.field.hasSuffix("z") }
      #expect(screen.field == "a␛[31mred␛]2;stolen␇␛[2Jz")
      #expect(screen.isFieldLab)
      #expect(try app.captureWithAttributes().contains("\u{1B}[31m") == false)
      #expect(try app.tmux(["display-message", "-p", "#{pane_title}"]) != "stolen\n")
    }

    @Test("A line break in a paste is part of it and no Return")
    func lineBreak() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.paste("一\n二")
      let screen = try await app.wait(for: "the paste") { $0.shows("shouldChange") }
      #expect(screen.trace.count { $0.hasPrefix("paste ") } == 1)
      #expect(screen.shows("{return}") == false)
      #expect(screen.field.hasPrefix("一"))
      #expect(screen.field.hasSuffix("二"))
    }

    @Test("What an input method outside commits is one insertion")
    func outerInputMethod() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.type("你好")
      let screen = try await app.wait(for: "the text") { $0.field == "你好" }
      #expect(screen.trace.filter { $0.hasPrefix("insert ") }.count == 1)
      #expect(screen.trace.first?.hasPrefix("insert \"你好\" ") == true)
      #expect(screen.remaining == 8)
    }

    @Test(
      "An emoji of several scalars arrives whole",
      arguments: [
        ("👍🏽", "utf16 4 grapheme 1 scalar 2"),
        ("👨‍👩‍👧‍👦", "utf16 11 grapheme 1 scalar 7"),
        ("🇨🇳", "utf16 4 grapheme 1 scalar 2"),
        ("❤️", "utf16 2 grapheme 1 scalar 2"),
      ])
    func emoji(emoji: String, counters: String) async throws {
      let app = try await TmuxSession.fieldLab()
      try await app.choosePolicy("unlimited")
      try app.type(emoji)
      let screen = try await app.wait(for: "the emoji's cost") { screen in
        screen.lines.contains {
          $0.split(separator: " ").joined(separator: " ").hasPrefix(counters + " ")
        }
      }
      #expect(screen.trace.count { $0.hasPrefix("insert ") } == 1)
      try app.press("BSpace")
      try await app.wait(for: "an empty field") { $0.shows("utf16 0 ") && $0.field.isEmpty }
    }
  }
}
