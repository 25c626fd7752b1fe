import Testing

extension EndToEnd {
  @Suite("Typing pinyin")
  struct PinyinTyping {
    @Test("A sentence is offered whole, and Space takes it")
    func sentence() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.type("nihaoshijie")
      var screen = try await app.wait(for: "the letters") { $0.field == "ni hao shi jie" }
      #expect(screen.candidates.first == "你好世界")
      #expect(screen.shows("14 marked"))
      try app.press("Space")
      screen = try await app.wait(for: "the sentence") { $0.field == "你好世界" }
      #expect(screen.remaining == 6)
      #expect(screen.signs.isEmpty)
      #expect(screen.candidates.isEmpty)
    }

    @Test("A digit picks the candidate behind it")
    func digit() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.type("hao")
      let offered = try await app.wait(for: "candidates") { $0.field == "hao" }.candidates
      try #require(offered.count > 2)
      try app.type("3")
      try await app.wait(for: "the third candidate") { $0.field == offered[2] }
    }

    @Test("A candidate for the first syllables leaves the others marked")
    func partialChoice() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.type("nihaoshijie")
      let offered = try await app.wait(for: "the letters") { $0.field == "ni hao shi jie" }
      let place = try #require(offered.candidates.firstIndex(of: "你好"))
      try app.type("\(place + 1)")
      let screen = try await app.wait(for: "the choice") { $0.field == "你好shi jie" }
      #expect(screen.shows("9 marked"))
      #expect(screen.candidates.first == "世界")
      try app.press("BSpace")
      try await app.wait(for: "the choice taken back") { $0.field == "ni hao shi jie" }
      try app.type("\(place + 1)")
      try await app.wait(for: "the choice again") { $0.field == "你好shi jie" }
      try app.press("Space")
      try await app.wait(for: "the rest") { $0.field == "你好世界" }
    }

    @Test("Down shows the next candidates and Up those before; a digit means what is in sight")
    func paging() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.type("shi")
      let first = try await app.wait(for: "the letters") { $0.field == "shi" }.candidates
      try app.press("Down")
      let second = try await app.wait(for: "the next ones") { $0.candidates != first }.candidates
      #expect(Set(first).isDisjoint(with: second))
      try app.press("Up")
      try await app.wait(for: "the first ones") { $0.candidates == first }
      try app.press("Down")
      try await app.wait(for: "the next ones again") { $0.candidates == second }
      try app.type("2")
      try await app.wait(for: "the second one in sight") { $0.field == second[1] }
    }

    @Test("Return commits the letters, and Escape gives them up")
    func returnAndEscape() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.type("hao")
      try await app.wait(for: "the letters") { $0.field == "hao" && $0.signs == "~~~" }
      try app.press("Enter")
      try await app.wait(for: "committed letters") { $0.field == "hao" && $0.signs.isEmpty }
      try app.type("ni")
      try await app.wait(for: "more letters") { $0.field == "haoni" }
      try app.press("Escape")
      let screen = try await app.wait(for: "only the committed ones") { $0.field == "hao" }
      #expect(screen.remaining == 7)
      #expect(screen.candidates.isEmpty)
    }

    @Test("An apostrophe separates syllables while composing, and is text otherwise")
    func apostrophe() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.type("xi'an")
      let screen = try await app.wait(for: "two syllables") { $0.field == "xi'an" }
      #expect(screen.candidates.first == "西安")
      try app.press("Space")
      try await app.wait(for: "the town") { $0.field == "西安" }
      try app.type("'")
      try await app.wait(for: "an apostrophe") { $0.field == "西安'" && $0.signs.isEmpty }
    }
  }
}
