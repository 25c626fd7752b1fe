#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives the terminal back when the program dies of a fault of its own.
///
/// Curses may not be called in a signal handler, so this sends fixed bytes and sets the modes that
/// the terminal had at first.
enum CrashGuard {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The modes from before curses; read when first asked for, so ask before curses starts.
  private static let modes: termios = {
    var modes = termios()
    tcgetattr(STDIN_FILENO, &modes)
    return modes
  }()

  /// Ends paste marks, clicks and keypad mode, resets the look, shows the cursor, leaves the
  /// second screen: what every terminal that knows these understands, and others skip.
  private static let farewell: StaticString =
    "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?1l\u{1B}>\u{1B}[m\u{1B}[?25h\u{1B}[?1049l\r\n"

  /// Remembers the terminal's modes; call it before curses starts.
  static func rememberModes() { _ = modes }

  /// Starts watching for faults.
  ///
  /// - Parameter leavesScreen: Whether there is a screen to leave; without one nothing is sent.
  static func install(leavesScreen: Bool = true) {
    for number in signals {
      if leavesScreen {
        signal(number) { number in
          let farewell = CrashGuard.farewell
          _ = write(STDOUT_FILENO, farewell.utf8Start, farewell.utf8CodeUnitCount)
          CrashGuard.die(of: number)
        }
      } else {
        signal(number) { CrashGuard.die(of: $0) }
      }
    }
  }

  private static func die(of number: Int32) {
    signal(number, SIG_DFL)
    var modes = CrashGuard.modes
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    // Blocked until the handler returns; then it ends the program as it would have.
    raise(number)
  }

  /// Leaves faults to the system again.
  static func remove() {
    for number in signals { signal(number, SIG_DFL) }
  }
}
