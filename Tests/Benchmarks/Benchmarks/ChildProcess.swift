#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was started, and what it cost when it has ended.
struct ChildProcess {
  let id: pid_t

  private static let environment = [
    "TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=/tmp", "PATH=/usr/bin:/bin",
  ]
  /// `POSIX_SPAWN_SETSID`, which glibc shows only with extensions.
  #if canImport(Darwin)
    private static let newSession: Int16 = 0x400
  #else
    private static let newSession: Int16 = 0x80
  #endif

  /// How a program ended.
  struct End {
    /// The exit status, or 128 and the signal's number.
    var status: Int32
    /// The most memory that it had, in megabytes; on Linux never less than what the starting process had,
    /// which counts as its own until it is another program.
    var peakMegabytes: Double
  }

  /// Starts a program.
  /// - Parameters:
  ///   - arguments: its path and arguments.
  ///   - terminal: the path of the terminal that becomes its own, on all three streams; nil for none.
  ///   - output: where its output goes without a terminal; nowhere when nil.
  /// - Throws: why it could not be started.
  init(_ arguments: [String], terminal: String? = nil, output: Int32? = nil) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let nothing = "/dev/null"
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal ?? nothing, O_RDWR, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, terminal ?? nothing, O_RDWR, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    if terminal != nil {
      // The first terminal that a session's leader opens becomes its own.
      posix_spawnattr_setflags(&attributes, Self.newSession)
    }
    var words = arguments.map { strdup($0) }
    var variables = Self.environment.map { strdup($0) }
    defer { for word in words + variables { free(word) } }
    words.append(nil)
    variables.append(nil)
    var id: pid_t = 0
    let number = posix_spawn(&id, arguments[0], &actions, &attributes, words, variables)
    guard number == 0 else { throw Trouble.system(arguments[0], errno: number) }
    self.id = id
  }

  /// Waits for the end.
  func wait() throws -> End {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Trouble.system("wait4", errno: errno) }
    }
    #if canImport(Darwin)
      let unit = 1.0 / 1_048_576
    #else
      let unit = 1.0 / 1024
    #endif
    let signal = status & 0x7F
    return End(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal,
      peakMegabytes: Double(usage.ru_maxrss) * unit)
  }

  /// Ends it, and waits.
  @discardableResult
  func end() throws -> End {
    kill(id, SIGKILL)
    return try wait()
  }

  /// The most memory that it has had so far, in megabytes; nil where the system does not tell.
  var peakMegabytes: Double? {
    guard let file = fopen("/proc/\(id)/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = line.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
      guard text.hasPrefix("VmHWM:") else { continue }
      return Double(text.filter(\.isNumber)).map { $0 / 1024 }
    }
    return nil
  }
}
