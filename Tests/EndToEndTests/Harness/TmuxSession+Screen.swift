import Foundation

extension TmuxSession {
  /// What the terminal shows at this moment.
  func capture() throws -> CapturedScreen {
    let format =
      "#{cursor_x} #{cursor_y} #{cursor_flag} #{alternate_on} #{mouse_any_flag}"
      + " #{keypad_flag} #{keypad_cursor_flag} #{pane_dead} #{pane_dead_status}"
    let answer = try tmux(["capture-pane", "-p", ";", "display-message", "-p", format])
    var lines = answer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let facts = lines.removeLast().split(separator: " ").map { Int($0) ?? 0 }
    return CapturedScreen(lines: lines, facts: facts)
  }

  /// What the terminal shows, with the escape sequences that would draw it.
  func captureWithAttributes() throws -> String {
    try tmux(["capture-pane", "-p", "-e"])
  }

  /// Waits until the screen shows something and has come to rest.
  /// - Parameters:
  ///   - expected: what is waited for, in words.
  ///   - isShown: whether a screen shows it.
  /// - Returns: that screen.
  /// - Throws: the last screen, when none did in time.
  @discardableResult
  func wait(
    for expected: String, until isShown: (CapturedScreen) throws -> Bool
  ) async throws -> CapturedScreen {
    let deadline = ContinuousClock.now + Self.patience
    var previous: CapturedScreen?
    while true {
      // Asked before looking: a test that was kept waiting itself still gets its look.
      let isLast = ContinuousClock.now >= deadline
      let screen = try capture()
      // A screen may be seen half painted, so it has to look the same twice.
      if screen == previous, try isShown(screen) { return screen }
      previous = screen
      if isLast { throw NeverShown(expected: expected, screen: screen) }
      try await Task.sleep(for: Self.pollingInterval)
    }
  }

  /// What a test waited for in vain.
  struct NeverShown: Error, CustomStringConvertible {
    var expected: String
    var screen: CapturedScreen

    var description: String { "never shown: \(expected)\n\(screen)" }
  }
}
