import Foundation
import Testing

extension EndToEnd {
  @Suite("The mouse on the on-screen keyboard")
  struct Mouse {
    @Test("Keys and candidates are tapped while the mouse is on, and the terminal gets it back")
    func tapping() async throws {
      let (app, _) = try await TmuxSession.fieldLabInShell()
      #expect(try app.capture().reportsMouse == false)
      try app.press("M-3")
      try await app.wait(for: "keys") { $0.shows(" q   w   e   r ") }
      try app.press("M-m")
      var screen = try await app.wait(for: "the mouse") { $0.reportsMouse }

      for letters in ["h", "ha", "hao"] {
        try app.click(try #require(screen.place(ofKey: String(letters.suffix(1)))))
        screen = try await app.wait(for: letters) { $0.field == letters }
      }
      #expect(screen.shows("[o]"))
      try app.click(try #require(screen.place(ofCandidate: "2")))
      screen = try await app.wait(for: "the second candidate") {
        $0.signs == "" && $0.field != "hao"
      }
      #expect(screen.field != "好")

      try app.click((column: 2, row: 2))
      try await app.wait(for: "the caret in front") { $0.cursorColumn == 2 }

      try app.press("C-z")
      try await app.wait(for: "the prompt") { $0.lastLine == "$" && !$0.showsSecondScreen }
      #expect(try app.capture().reportsMouse == false)
      try app.enter("fg")
      try await app.wait(for: "the mouse again") { $0.isFieldLab && $0.reportsMouse }

      try app.press("M-m")
      try await app.wait(for: "the terminal's mouse") { !$0.reportsMouse }
      try app.press("M-m")
      try await app.wait(for: "the mouse once more") { $0.reportsMouse }
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      try await app.expectRestored()
    }

    @Test("A signal gives the mouse back too", arguments: [SIGTERM, SIGSEGV])
    func bySignal(number: Int32) async throws {
      let (app, process) = try await TmuxSession.fieldLabInShell()
      try app.press("M-m")
      try await app.wait(for: "the mouse") { $0.reportsMouse }
      #expect(kill(process, number) == 0)
      #expect(try await app.waitForExitStatus() == 128 + Int(number))
      try await app.expectRestored()
    }
  }
}

extension TmuxSession {
  /// Presses and lets go the main button on a cell, as a terminal reports it.
  fileprivate func click(_ place: (column: Int, row: Int)) throws {
    let report = "\u{1B}[<0;\(place.column + 1);\(place.row + 1)"
    let bytes = (report + "M" + report + "m").utf8.map { String($0, radix: 16) }
    try tmux(["send-keys", "-H"] + bytes)
  }
}

extension CapturedScreen {
  /// The cell of a letter's key; the rows of keys hold one column a character.
  fileprivate func place(ofKey letter: String) -> (column: Int, row: Int)? {
    for (row, line) in lines.enumerated() where line.hasPrefix("   ") {
      let columns = Array(line)
      for (column, character) in columns.enumerated().dropFirst().dropLast()
      where String(character) == letter && " [".contains(columns[column - 1])
        && " ]".contains(columns[column + 1])
      {
        return (column, row)
      }
    }
    return nil
  }

  /// The cell of the digit that picks a candidate, where the candidates before it are Han.
  fileprivate func place(ofCandidate digit: String) -> (column: Int, row: Int)? {
    guard let below = lines.firstIndex(where: { $0.hasPrefix(" pre-check ") }), below > 0,
      let range = lines[below - 1].firstRange(of: digit + " ")
    else { return nil }
    let before = lines[below - 1][..<range.lowerBound]
    return (before.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }, below - 1)
  }
}
