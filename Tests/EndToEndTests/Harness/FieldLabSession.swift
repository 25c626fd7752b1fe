extension TmuxSession {
  /// Opens a terminal with the program in it, its screen painted.
  static func fieldLab(
    _ arguments: String..., size: (columns: Int, rows: Int) = (80, 24),
    variables: [String: String?] = [:]
  ) async throws -> TmuxSession {
    let session = try TmuxSession(
      running: ["fieldlab"] + arguments, size: size, variables: variables)
    try await session.wait(for: "the opening screen") { $0.isFieldLab }
    return session
  }

  /// Chooses a policy in its menu, jumping by the first letter of the names.
  func choosePolicy(_ id: String) async throws {
    try await choose(id, from: "Policy", openedBy: "C-p")
    try await wait(for: "the policy \(id)") { $0.title.contains("  \(id)  ") }
  }

  /// Chooses a keyboard in its menu.
  func chooseKeyboard(_ name: String) async throws {
    try await choose(name, from: "Keyboard", openedBy: "C-k")
    try await wait(for: "the keyboard \(name)") { $0.title.contains("  \(name)  ") }
  }

  private func choose(_ item: String, from menu: String, openedBy key: String) async throws {
    try press(key)
    var screen = try await wait(for: "the menu \(menu)") { $0.shows("╭─ \(menu) ") }
    // Several names begin alike, and the letter goes from one of them to the next.
    for _ in 0..<20 where screen.chosenItem != item {
      let before = screen.chosenItem
      try type(String(item.prefix(1)))
      screen = try await wait(for: "another item of \(menu)") { $0.chosenItem != before }
    }
    try press("Enter")
  }
}

extension CapturedScreen {
  /// The item under the bar of the menu that is open.
  var chosenItem: String? {
    lines.lazy.compactMap { $0.firstMatch(of: /│ > (\S+)/) }.first.map { String($0.1) }
  }
}
