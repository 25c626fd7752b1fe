import Foundation
import Testing

extension TmuxSession {
  /// Opens a terminal with a shell in it, waiting at its prompt.
  static func shell(variables: [String: String?] = [:]) async throws -> TmuxSession {
    let session = try TmuxSession(running: ["/bin/sh"], variables: variables)
    try await session.wait(for: "the shell's prompt") { $0.lastLine == "$" }
    return session
  }

  /// Opens a shell and in it the program, as a user does.
  ///
  /// - Returns: the session, and the program's process.
  static func fieldLabInShell(
    _ options: String = ""
  ) async throws -> (session: TmuxSession, process: pid_t) {
    let session = try await shell()
    try await session.finish("stty -a > before")
    try session.enter("sh -c 'echo $$ > process; exec fieldlab \(options)'")
    try await session.wait(for: "the opening screen") { $0.isFieldLab }
    let words = try session.contents(of: "process").trimmingCharacters(in: .whitespacesAndNewlines)
    guard let process = pid_t(words) else { throw NoProcess(words: words) }
    return (session, process)
  }

  /// Has the shell carry out a command, and waits until it has.
  @discardableResult
  func finish(_ command: String) async throws -> CapturedScreen {
    try enter("clear; \(command); echo 'do''ne'")
    return try await wait(for: "the end of \(command)") {
      $0.lines.contains("done") && $0.lastLine == "$"
    }
  }

  /// Waits until the shell has the terminal again, and asks it how the last program ended.
  func waitForExitStatus() async throws -> Int? {
    try await wait(for: "the shell's prompt") { $0.lastLine == "$" && !$0.showsSecondScreen }
    // A command of its own: after an interrupt the shell skips the rest of a line.
    try enter("echo status=$?")
    let screen = try await wait(for: "a status") { $0.shownStatus != nil }
    return screen.shownStatus
  }

  /// Checks that the terminal is the shell's again, just as it was.
  func expectRestored() async throws {
    let screen = try await finish("stty -a > after; cmp before after && echo unchanged")
    #expect(screen.lines.contains("unchanged"))
    #expect(screen.isCursorVisible)
    #expect(screen.showsSecondScreen == false)
    #expect(screen.reportsMouse == false)
    #expect(screen.sendsKeypadSequences == false)
    try enter("clear; cat -v")
    try await wait(for: "an empty screen") { $0.cursorRow == 0 && $0.cursorColumn == 0 }
    try paste("from outside")
    try await wait(for: "a paste without marks") { $0.title == "from outside" }
    try press("Enter", "C-d")
    try await wait(for: "the shell's prompt") { $0.lastLine == "$" }
  }

  /// What a file in the session's folder holds.
  func contents(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// The shell wrote no process number.
  struct NoProcess: Error {
    var words: String
  }
}

extension CapturedScreen {
  /// The exit status that the shell has written.
  fileprivate var shownStatus: Int? {
    lines.lazy.compactMap { $0.wholeMatch(of: /status=(\d+)/) }.first.flatMap { Int($0.1) }
  }
}
