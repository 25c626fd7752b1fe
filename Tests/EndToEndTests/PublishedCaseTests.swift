import Testing

extension EndToEnd {
  @Suite("The published cases, typed by hand")
  struct PublishedCases {
    @Test(
      "A full field refuses pinyin letters under a policy that checks before",
      arguments: ["delegate-only", "combined"])
    func lettersRefused(policy: String) async throws {
      let app = try await TmuxSession.fieldLab()
      try await app.choosePolicy(policy)
      try app.paste(tenHan)
      try await app.wait(for: "a full field") { $0.field == tenHan && $0.remaining == 0 }
      try app.type("hao")
      let screen = try await app.wait(for: "three refusals") { $0.count(of: "→ refused:") == 3 }
      #expect(screen.field == tenHan)
      #expect(screen.signs.isEmpty)
      #expect(screen.candidates.isEmpty)
      #expect(screen.preCheck.hasPrefix("✗ 1"))
      #expect(screen.preCheck.contains("limit 10"))
      #expect(screen.postFilter.hasPrefix("- "))
      #expect(screen.cursorColumn == 2 + 2 * tenHan.count)
    }

    @Test("A full field composes under a policy that filters after, and is cut at the end")
    func lettersCutAfterwards() async throws {
      let app = try await TmuxSession.fieldLab()
      try await app.choosePolicy("editing-changed")
      try app.paste(tenHan)
      try await app.wait(for: "a full field") { $0.field == tenHan && $0.remaining == 0 }
      try app.type("hao")
      var screen = try await app.wait(for: "three letters") { $0.field == tenHan + "hao" }
      #expect(screen.remaining == -3)
      #expect(screen.signs == "!!!")
      #expect(screen.candidates.first == "好")
      #expect(screen.postFilter == "- left alone, 3 marked")

      try app.press("Space")
      screen = try await app.wait(for: "the cut") { $0.postFilter.hasPrefix("✂") }
      #expect(screen.postFilter.contains("cut \"好\""))
      #expect(screen.field == tenHan)
      #expect(screen.remaining == 0)
    }

    @Test("Tapping 2 twice on a full nine-key field replaces its last Han")
    func fastTapping() async throws {
      let app = try await TmuxSession.fieldLab()
      try await app.choosePolicy("editing-changed")
      try await app.chooseKeyboard("english9")
      try app.paste(tenHan)
      try await app.wait(for: "a full field") { $0.remaining == 0 }
      try app.type("22")
      let screen = try await app.wait(for: "the second tap") { $0.field.hasSuffix("b") }
      #expect(screen.field == tenHan.dropLast() + "b")
      #expect(screen.remaining == 0)
    }

    @Test("Choosing another policy replays the same keystrokes under it")
    func replay() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.paste(tenHan)
      try app.type("hao")
      try await app.wait(for: "three refusals") { $0.count(of: "→ refused:") == 3 }
      try await app.choosePolicy("editing-changed")
      let screen = try await app.wait(for: "the letters") { $0.field == tenHan + "hao" }
      #expect(screen.shows("same 4 events replayed"))
    }
  }
}
