import Testing

extension EndToEnd {
  @Suite("Resizing")
  struct Resizing {
    private static let sizes = [(40, 12), (160, 50), (79, 23), (100, 30), (80, 24)]

    @Test("Too small a window says what is needed; back in a larger one nothing is lost")
    func tooSmall() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.type("hao")
      try await app.wait(for: "the letters") { $0.field == "hao" }
      try app.resize(columns: 20, rows: 5)
      let small = try await app.wait(for: "the small screen") { $0.title.hasPrefix("20×5") }
      #expect(small.isFieldLab == false)
      #expect(small.lines.joined(separator: " ").contains("40×12"))

      try app.type("m")
      try app.resize(columns: 80, rows: 24)
      let screen = try await app.wait(for: "the field") { $0.field == "hao m" }
      #expect(screen.remaining == 5)
      #expect(screen.candidates.isEmpty == false)
      #expect(screen.cursorColumn == 2 + 5)
    }

    @Test("After every resize the screen is what it would be in a window of that size")
    func oneAfterAnother() async throws {
      let app = try await composing(columns: 80, rows: 24)
      for (columns, rows) in Self.sizes {
        let expected = try await composing(columns: columns, rows: rows).capture()
        try app.resize(columns: columns, rows: rows)
        try await app.wait(for: "just this:\n\(expected)") { $0.lines == expected.lines }
      }
    }

    @Test("So it is after several resizes that come faster than it paints")
    func quickly() async throws {
      let app = try await composing(columns: 80, rows: 24)
      for (columns, rows) in Self.sizes { try app.resize(columns: columns, rows: rows) }
      let expected = try await composing(columns: 80, rows: 24).capture()
      try await app.wait(for: "just this:\n\(expected)") { $0.lines == expected.lines }
    }

    @Test("A storm of resizes, many of them to windows that are too small, loses nothing")
    func storm() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.type("zhuang")
      let before = try await app.wait(for: "the letters") { $0.field == "zhuang" }
      for step in 0..<60 {
        try app.resize(columns: 1 + step * 37 % 170, rows: 1 + step * 23 % 55)
      }
      try app.resize(columns: 80, rows: 24)
      try await app.wait(for: "just this:\n\(before)") { $0.lines == before.lines }
      try app.type(" ")
      try await app.wait(for: "the first candidate") { $0.field == "装" && $0.signs == "" }
    }

    /// The comparison of all policies, with some letters typed.
    private func composing(columns: Int, rows: Int) async throws -> TmuxSession {
      let app = try await TmuxSession.fieldLab(size: (columns, rows))
      try app.press("C-e")
      try app.type("hao")
      try await app.wait(for: "the letters") { $0.field == "hao" }
      return app
    }
  }
}
