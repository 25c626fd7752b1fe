import Foundation

/// A program that ran to its end with no terminal, and what it left behind.
///
/// Foundation's `Process` cannot be had here: it takes a program for running as long as a daemon
/// that the program started, such as tmux's server.
struct Subprocess {
  var status: Int32
  var output: String
  var errors: String

  /// Runs a program found on the path.
  /// - Parameters:
  ///   - arguments: its name and arguments.
  ///   - environment: all of its environment.
  ///   - folder: where its output is kept meanwhile.
  /// - Returns: its exit status, 128 and the signal's number after a signal, and what it wrote.
  /// - Throws: why it could not be run.
  static func run(
    _ arguments: [String], environment: [String: String], in folder: URL
  ) throws -> Subprocess {
    let output = folder.appending(path: ".output")
    let errors = folder.appending(path: ".errors")
    let id = try spawn(
      arguments, environment: environment,
      files: [
        (STDIN_FILENO, "/dev/null"), (STDOUT_FILENO, output.path), (STDERR_FILENO, errors.path),
      ])
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { throw NotRun(arguments: arguments, number: errno) }
    }
    let exited = status & 0x7F == 0
    return Subprocess(
      status: exited ? status >> 8 & 0xFF : 128 + status & 0x7F,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  private static func spawn(
    _ arguments: [String], environment: [String: String], files: [(Int32, String)]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The threads that tests run on block signals, and a program would inherit that.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    for (descriptor, path) in files {
      let flags = descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    }
    var words = arguments.map { strdup($0) }
    var variables = environment.map { strdup("\($0)=\($1)") }
    defer { (words + variables).forEach { free($0) } }
    words.append(nil)
    variables.append(nil)
    var id: pid_t = 0
    let number = posix_spawnp(&id, arguments[0], &actions, &attributes, words, variables)
    guard number == 0 else { throw NotRun(arguments: arguments, number: number) }
    return id
  }

  /// The program could not be started or was lost; the number is the system's.
  struct NotRun: Error {
    var arguments: [String]
    var number: Int32
  }
}
