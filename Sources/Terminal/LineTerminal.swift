import Screen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input as keys, for a program that only writes lines.
///
/// From a terminal keys come one by one, and nothing is shown for them; its modes are given back by
/// `restore()`, which also happens when the value goes and when the program dies of a fault. From a
/// pipe or a file the same bytes are the same keys, up to its end. Nothing is ever written here.
public final class LineTerminal {
  /// What came first.
  public enum Arrival: Sendable {
    /// An event.
    case event(TerminalEvent)
    /// The end of a file.
    case end
    /// Nothing in that time.
    case timeUp
  }

  private static let watchedSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

  /// Whether somebody types, and not a file.
  public let isInteractive: Bool
  private var shellModes = termios()
  private var reader = EventReader(KeyDecoder())
  private var hasEnded = false

  /// Takes over standard input.
  public init() {
    isInteractive = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &shellModes) == 0
    guard isInteractive else { return }
    for number in Self.watchedSignals { SignalPipe.shared.watch(number) }
    // The modes must be given back also when nobody reads the lines any more.
    signal(SIGPIPE, SIG_IGN)
    CrashGuard.rememberModes()
    CrashGuard.install(leavesScreen: false)
    takeKeys()
  }

  deinit { restore() }

  /// Waits for an event.
  ///
  /// - Parameter timeout: how long to wait at most; nothing for as long as it takes.
  /// - Returns: the event, or why there is none.
  public func nextEvent(timeout: Duration? = nil) -> Arrival {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      switch reader.next(until: deadline) {
      case .event(let event): return .event(event)
      case .signals(let numbers): numbers.forEach(take)
      case .timeUp: return .timeUp
      case .end where isInteractive: return .event(.terminate(signal: SIGHUP))
      case .end where hasEnded: return .end
      case .end:
        hasEnded = true
        reader.finish()
      }
    }
  }

  /// Stops the program, as Control-Z does elsewhere, until it is told to go on; a file cannot do that.
  public func suspend() {
    guard isInteractive else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &shellModes)
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    SignalPipe.shared.watch(SIGTSTP)
    takeKeys()
  }

  /// Gives the modes back; safe to call more than once.
  public func restore() {
    guard isInteractive else { return }
    CrashGuard.remove()
    for number in Self.watchedSignals { signal(number, SIG_DFL) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &shellModes)
  }

  private func take(signal number: Int32) {
    switch number {
    case SIGTSTP: suspend()
    case SIGCONT: takeKeys()
    default: reader.append(.terminate(signal: number))
    }
  }

  /// Every key at once and as it is, none shown; what is written still starts each line at the left.
  private func takeKeys() {
    var modes = shellModes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }
}
