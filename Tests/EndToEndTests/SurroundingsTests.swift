import Testing

extension EndToEnd {
  @Suite("Locales, terminals and pipes")
  struct Surroundings {
    @Test("A locale that cannot write Han is replaced", arguments: ["C", "POSIX", "zh_CN.GBK"])
    func locale(name: String) async throws {
      let app = try await TmuxSession.fieldLab(variables: ["LC_ALL": name])
      try app.type("你好")
      let screen = try await app.wait(for: "the text") { $0.field == "你好" }
      #expect(screen.lines[1].hasPrefix("╭──"))
      #expect(screen.cursorColumn == 6)
    }

    @Test(
      "Known terminals are served",
      arguments: ["xterm-256color", "screen-256color", "tmux-256color", "xterm", "vt100", "linux"])
    func terminal(type: String) async throws {
      let app = try await TmuxSession.fieldLab(variables: ["TERM": type])
      try app.type("hao")
      let screen = try await app.wait(for: "the letters") { $0.field == "hao" }
      #expect(screen.signs == "~~~")
      #expect(screen.candidates.first == "好")
      try app.press("Space")
      try await app.wait(for: "the candidate") { $0.field == "好" }
      try app.press("Left")
      try await app.wait(for: "the caret in front") { $0.cursorColumn == 2 }
      try app.press("S-Right")
      try await app.wait(for: "a selection") { $0.shows("selection 0..<1") }
    }

    @Test("Signs say everything when colours are not wanted")
    func withoutColors() async throws {
      let colored = try await TmuxSession.fieldLab()
      #expect(try colored.captureWithAttributes().setsColors)
      let app = try await TmuxSession.fieldLab(variables: ["NO_COLOR": "1"])
      try await app.choosePolicy("editing-changed")
      try app.paste(tenHan)
      try app.type("hao")
      let screen = try await app.wait(for: "letters beyond the limit") {
        $0.field == tenHan + "hao"
      }
      #expect(screen.signs == "!!!")
      #expect(try app.captureWithAttributes().setsColors == false)
    }

    @Test("Where colours are not wanted, not one sequence about them is sent")
    func noColorSequences() async throws {
      let app = try await TmuxSession.shell(variables: ["NO_COLOR": "1"])
      try app.tmux(["pipe-pane", "cat > \(app.folder.path)/sent"])
      try app.enter("fieldlab")
      try await app.wait(for: "the opening screen") { $0.isFieldLab }
      try app.type("hao")
      try await app.wait(for: "the letters") { $0.field == "hao" }
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      let sent = try app.contents(of: "sent")
      #expect(sent.contains("\u{1B}["))
      #expect(sent.firstMatch(of: /\u{1B}\[(?:[0-9]+;)*(?:[349][0-9]|10[0-7])(?:;[0-9]+)*m/) == nil)
    }

    @Test(
      "Where no screen can be drawn, one line says why and nothing is touched",
      arguments: [
        "TERM=dumb fieldlab", "TERM=no-such-terminal fieldlab", "TERM= fieldlab",
        "fieldlab < /dev/null", "fieldlab > output",
      ])
    func noScreen(command: String) async throws {
      let app = try await TmuxSession.shell()
      try await app.finish("stty -a > before")
      try await app.finish("{ \(command); } 2> errors; echo $? > status")
      #expect(try app.contents(of: "status") == "2\n")
      let errors = try app.contents(of: "errors")
      #expect(errors.hasPrefix("fieldlab: "))
      #expect(errors.count { $0 == "\n" } == 1)
      #expect(errors.contains("fieldlab --plain"))
      try await app.expectRestored()
    }

    @Test(
      "The colours are what is asked for, whatever the environment says",
      arguments: [
        ("--color never", "", 0), ("", "", 256), ("", "1", 0), ("--color 8", "1", 8),
        ("--color 16 --background dark", "", 16), ("--color 256 --background light", "", 256),
      ])
    func colors(options: String, noColor: String, expected: Int) async throws {
      let app = try await TmuxSession.shell(variables: ["NO_COLOR": noColor])
      try app.enter("fieldlab \(options)")
      try await app.wait(for: "the opening screen") { $0.isFieldLab }
      #expect(try app.captureWithAttributes().colorDepth == expected)
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
    }

    @Test("Between pipes one line says why", arguments: ["true | fieldlab", "fieldlab | cat"])
    func pipes(command: String) async throws {
      let app = try await TmuxSession.shell()
      try await app.finish("stty -a > before")
      let observed = "{ fieldlab 2> errors; echo $? > status; }"
      try await app.finish(command.replacing("fieldlab", with: observed))
      #expect(try app.contents(of: "status") == "2\n")
      let errors = try app.contents(of: "errors")
      #expect(errors.hasPrefix("fieldlab: "))
      #expect(errors.count { $0 == "\n" } == 1)
      try await app.expectRestored()
    }
  }
}

extension String {
  /// How many colours the richest sequence in it needs; 0 for none.
  fileprivate var colorDepth: Int {
    let numbers = matches(of: /\u{1B}\[([0-9;]+)m/)
      .flatMap { $0.1.split(separator: ";").compactMap { Int($0) } }
    if numbers.contains(where: { $0 == 38 || $0 == 48 }) { return 256 }
    if numbers.contains(where: { (90...107).contains($0) }) { return 16 }
    return numbers.contains { (30...37).contains($0) || (40...47).contains($0) } ? 8 : 0
  }

  /// Whether some escape sequence in it sets a colour other than the terminal's own.
  fileprivate var setsColors: Bool {
    matches(of: /\u{1B}\[([0-9;]+)m/).contains { match in
      match.1.split(separator: ";").compactMap { Int($0) }.contains { number in
        (30...38).contains(number) || (40...48).contains(number) || (90...107).contains(number)
      }
    }
  }
}
