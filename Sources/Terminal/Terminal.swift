import Screen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that the program runs in: frames go out, events come in.
///
/// While one exists the screen is the program's. Use one at a time, on the thread that made it, and
/// write nothing to the standard streams meanwhile. The screen is given back by `restore()`, which
/// also happens when the value goes, at `exit`, and when the program dies of a fault.
public final class Terminal {
  private static let watchedSignals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT,
  ]

  private var modes: TerminalModes { TerminalModes(reportsClicks: reportsClicks) }
  private var reader: EventReader
  private var painter: Painter

  /// The screen's size; a frame to be painted must have it.
  public private(set) var size: Size

  /// Whether clicks come as events, no at first.
  ///
  /// The terminal's own selecting and copying with the mouse is lost meanwhile, or needs Shift.
  public var reportsClicks = false {
    didSet {
      guard reportsClicks != oldValue else { return }
      TerminalModes.clicks.turn(on: reportsClicks)
    }
  }

  /// The widths of scalars on this terminal; a frame to be painted must be laid out by these.
  public let widths: ScalarWidths

  /// Takes over the terminal.
  ///
  /// - Parameters:
  ///   - colors: Which colours are wanted; the environment is asked where this says nothing.
  ///   - backdrop: What the terminal's background is like.
  /// - Throws: Why it cannot be taken over; nothing has been changed then.
  public init(
    colors: ColorChoice = .auto, backdrop: BackdropChoice = .auto
  ) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let type = Self.variable("TERM")
    try Curses.chooseLocale()
    try Curses.lookUpTerminal(type)
    CrashGuard.rememberModes()
    try Curses.start(type)
    let scheme = ColorScheme(
      depth: colors.depth(colors: Curses.colorCount, noColor: Self.variable("NO_COLOR")),
      backdrop: backdrop.backdrop(environment: Self.variable("COLORFGBG")))
    Curses.define(scheme)
    painter = Painter(palette: Palette(scheme: scheme))
    reader = EventReader(KeyDecoder(knownSequences: Curses.keySequences))
    size = Curses.size
    widths = Curses.widths
    for number in Self.watchedSignals { SignalPipe.shared.watch(number) }
    CrashGuard.install()
    modes.turn(on: true)
    atexit { Terminal.giveBack() }
  }

  deinit { restore() }

  /// Paints a frame by writing what differs from the one before; nothing when nothing does.
  ///
  /// A frame of another size than `size` is left out.
  public func paint(_ frame: Frame) { painter.paint(frame) }

  /// Rings the bell.
  public func bell() { Curses.ring() }

  /// Gives the screen back.
  ///
  /// Safe to call more than once; the value is of no use afterwards.
  public func restore() {
    CrashGuard.remove()
    for number in Self.watchedSignals { signal(number, SIG_DFL) }
    Self.giveBack()
  }

  private static func giveBack() {
    guard !Curses.isEnded else { return }
    TerminalModes.all.turn(on: false)
    Curses.end()
    // Without a second screen the picture stays, and the shell would write its prompt over the last line.
    guard Curses.capability("smcup") == nil else { return }
    let lineEnd = Array("\r\n".utf8)
    _ = write(STDOUT_FILENO, lineEnd, lineEnd.count)
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

extension Terminal {
  /// Whether `nextEvent(timeout:)` would return at once, so that painting can wait for the last of
  /// several events.
  public var hasEvents: Bool { reader.hasEvents }

  /// Waits for an event.
  ///
  /// - Parameter timeout: How long to wait at most; nothing for as long as it takes.
  /// - Returns: The event, or nothing when the time was up.
  public func nextEvent(timeout: Duration? = nil) -> TerminalEvent? {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      switch reader.next(until: deadline) {
      case .event(let event): return event
      case .signals(let numbers): numbers.forEach(take)
      case .end: return .terminate(signal: SIGHUP)
      case .timeUp: return nil
      }
    }
  }

  private func take(signal number: Int32) {
    switch number {
    case SIGWINCH: noticeSize()
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    default: reader.append(.terminate(signal: number))
    }
  }

  private func noticeSize() {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 else { return }
    let now = Size(rows: Int(window.ws_row), columns: Int(window.ws_col))
    guard now != size, now.rows > 0, now.columns > 0 else { return }
    size = now
    Curses.resize(to: now)
    painter.forget()
    reader.append(.resize(now))
  }
}

extension Terminal {
  /// Stops the program, as Control-Z does elsewhere, until it is told to go on.
  ///
  /// The screen is the shell's meanwhile. Afterwards it is painted anew, and a `.resumed` event
  /// tells so.
  public func suspend() {
    Self.giveBack()
    signal(SIGTSTP, SIG_DFL)
    // To the whole group: a script that started us has to stop too.
    kill(0, SIGTSTP)
    SignalPipe.shared.watch(SIGTSTP)
    let missed = SignalPipe.shared.takeSignals().filter { $0 != SIGCONT }
    resume()
    missed.forEach(take)
  }

  /// Takes the terminal again after others had it.
  private func resume() {
    Curses.reclaim()
    modes.turn(on: true)
    noticeSize()
    Curses.refresh()
    reader.append(.resumed)
  }
}
