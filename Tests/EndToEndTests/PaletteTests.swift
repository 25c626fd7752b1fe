import Testing

extension EndToEnd {
  @Suite("The command palette")
  struct Palette {
    @Test("A few letters find a command, a policy, a keyboard and a case, and Return does it")
    func finding() async throws {
      let (app, _) = try await TmuxSession.fieldLabInShell()
      try await app.find("pol exact")
      try await app.wait(for: "the policy") { $0.title.contains("  exact  ") }
      try await app.find("hangul", choosing: "keyboard hangul")
      try await app.wait(for: "the keyboard") { $0.title.contains("  hangul  ") }
      try app.type("gks")
      try await app.wait(for: "the syllable") { $0.field == "한" }
      try await app.find("compare")
      try await app.wait(for: "the table") { $0.shows("── text ──") }
      try await app.find("play 01")
      try await app.wait(for: "the case") { $0.shows("> keys hao") }
      try app.press("M-x")
      try await app.wait(for: "the palette") { $0.shows("╭─ Commands ") }
      try app.press("Escape")
      try await app.wait(for: "the case as it was") { $0.shows("> keys hao") }
      try await app.find("quit")
      #expect(try await app.waitForExitStatus() == 0)
    }
  }
}

extension TmuxSession {
  /// Looks for something in the palette and takes the first that is found.
  fileprivate func find(_ query: String, choosing title: String = "") async throws {
    try press("M-x")
    try await wait(for: "the palette") { $0.shows("╭─ Commands ") }
    try type(query)
    try await wait(for: query) { $0.shows("› \(query)") && $0.shows("│ > \(title)") }
    try press("Enter")
  }
}
