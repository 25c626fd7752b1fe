import Foundation

/// A real terminal with the program, or a shell, in it: a tmux server of its own for every test.
///
/// The server reads no configuration and is found under no common name, so it neither sees nor
/// disturbs anybody's. It ends with this value, also when the test has failed.
final class TmuxSession {
  /// How long anything may take before the test fails; long, as the machine may be busy.
  static let patience = Duration.seconds(20)
  /// How often the screen is looked at meanwhile.
  static let pollingInterval = Duration.milliseconds(20)

  /// A folder for this test alone; home of what runs in the terminal.
  let folder: URL
  private let clientEnvironment: [String: String]

  /// Opens a terminal.
  /// - Parameters:
  ///   - command: what runs in it.
  ///   - size: its columns and rows.
  ///   - variables: what differs in its environment; nil takes a variable away.
  /// - Throws: what kept tmux from starting.
  init(
    running command: [String], size: (columns: Int, rows: Int) = (80, 24),
    variables: [String: String?] = [:]
  ) throws {
    // Short, because the path of a socket may have some hundred bytes only.
    folder = FileManager.default.temporaryDirectory
      .appending(path: "fl-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    clientEnvironment = try BuiltProgram.environment(home: folder.path)
    var environment = clientEnvironment
    environment["TERM"] = "tmux-256color"
    for (name, value) in variables { environment[name] = value }
    let assignments = environment.map { "\($0)=\($1)" }
    let opening: [[String]] = [
      ["start-server"],
      ["set", "-g", "status", "off"],
      ["set", "-g", "default-terminal", "tmux-256color"],
      ["set", "-s", "escape-time", "0"],
      ["set", "-g", "remain-on-exit", "on"],
      ["new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.rows)"]
        + ["-c", folder.path, "env", "-i"] + assignments + command,
    ]
    try tmux(Array(opening.joined(separator: [";"])))
  }

  deinit {
    _ = try? tmux(["kill-server"])
    try? FileManager.default.removeItem(at: folder)
  }

  /// Speaks to the server.
  @discardableResult
  func tmux(_ arguments: [String]) throws -> String {
    let socket = folder.appending(path: "tmux").path
    let result = try Subprocess.run(
      ["tmux", "-u", "-S", socket, "-f", "/dev/null"] + arguments, environment: clientEnvironment,
      in: folder)
    guard result.status == 0 else { throw TmuxFailed(arguments: arguments, words: result.errors) }
    return result.output
  }

  /// tmux did not do as it was told.
  struct TmuxFailed: Error {
    var arguments: [String]
    var words: String
  }
}
