import Testing

extension EndToEnd {
  @Suite("Checks switched and compared")
  struct Checks {
    @Test("Either check can be switched off and on, and what it did is no longer done")
    func switching() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.paste(tenHan)
      try await app.wait(for: "a full field") { $0.remaining == 0 }
      try app.type("h")
      try await app.wait(for: "a refusal") { $0.preCheck.hasPrefix("✗") }

      try app.press("C-t")
      try await app.wait(for: "no pre-check") { $0.preCheck.hasPrefix("○") }
      try app.type("hao")
      try await app.wait(for: "letters beyond the limit") { $0.field == tenHan + "hao" }
      try app.press("Space")
      try await app.wait(for: "the cut") { $0.field == tenHan && $0.postFilter.hasPrefix("✂") }

      try app.press("C-r")
      try await app.wait(for: "no post-filter") { $0.postFilter.hasPrefix("○") }
      try app.type("hao")
      try await app.wait(for: "letters again") { $0.field == tenHan + "hao" }
      try app.press("Space")
      try await app.wait(for: "an overfull field") { $0.field == tenHan + "好" }

      try app.press("C-t")
      try await app.wait(for: "the pre-check") { $0.preCheck.hasPrefix("○") == false }
      try app.type("h")
      let screen = try await app.wait(for: "a refusal again") { $0.preCheck.hasPrefix("✗") }
      #expect(screen.field == tenHan + "好")
      #expect(screen.remaining == -1)
      #expect(screen.signs.hasSuffix("!!"))
    }

    @Test("The comparison has a row for every policy and marks those that differ")
    func comparison() async throws {
      let app = try await TmuxSession.fieldLab(size: (100, 60))
      try app.paste(tenHan)
      try await app.wait(for: "a full field") { $0.remaining == 0 }
      try app.press("C-e")
      try await app.wait(for: "a row for every policy") { screen in
        ["unlimited", "delegate-only", "editing-changed", "limit-length", "wechat-name"]
          .allSatisfy { screen.row(of: $0) != nil }
      }
      try app.type("hao")
      let screen = try await app.wait(for: "the letters") { $0.shows("[hao|]") }
      let refused = try #require(screen.row(of: "delegate-only"))
      #expect(refused.contains(" \(tenHan)| "))
      #expect(refused.contains("≠") == false)
      #expect(refused.contains(" ✗ "))
      let composing = try #require(screen.row(of: "editing-changed"))
      #expect(composing.contains("≠ \(tenHan)[hao|] "))
      #expect(composing.contains(" -3 "))
      #expect(composing.contains("≠ - - left alone"))
      #expect(screen.row(of: "combined")?.contains("≠") == false)

      try app.press("C-e")
      try await app.wait(for: "one field again") { $0.row(of: "delegate-only") == nil }
    }

    @Test("Two policies are chosen, typed into and told apart, and one of them is looked into")
    func chosenComparison() async throws {
      let app = try await TmuxSession.fieldLab()
      try app.paste(tenHan)
      try await app.wait(for: "a full field") { $0.remaining == 0 }
      try app.press("C-e")
      try await app.wait(for: "a table") { $0.row(of: "combined") != nil }
      try app.press("C-p")
      try await app.wait(for: "the list of all") { $0.shows("╭─ Compare ") }
      try app.type("n ")
      try app.press("Down", "Down", "Down", "Space")
      try await app.wait(for: "two chosen") { $0.shows("╭─ Compare 2 of ") }
      try app.press("Enter")
      try await app.wait(for: "two rows") {
        $0.row(of: "editing-changed") != nil && $0.row(of: "unlimited") == nil
      }
      try app.type("hao")
      let screen = try await app.wait(for: "the letters in one row") { $0.shows("[hao|]") }
      #expect(screen.row(of: "combined")?.contains("= \(tenHan)| ") == true)
      let differing = try #require(screen.row(of: "editing-changed"))
      #expect(differing.contains("≠ \(tenHan)[hao|] "))
      #expect(screen.shows(" post-filter  - left alone, 3 marked"))

      try app.press("BTab")
      let inside = try await app.wait(for: "the field of that row") { $0.field == tenHan + "hao" }
      #expect(inside.title.contains("  editing-changed  1 of 2  "))
      #expect(inside.trace.contains { $0.contains("setMarkedText") })
      try app.press("BTab")
      try await app.wait(for: "the table again") {
        $0.field == tenHan && $0.row(of: "editing-changed") != nil
      }
    }
  }
}

extension CapturedScreen {
  /// A policy's row in the comparison.
  fileprivate func row(of policy: String) -> String? {
    lines.first { $0.dropFirst().hasPrefix(policy + " ") }
  }
}
