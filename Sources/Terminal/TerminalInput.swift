#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for bytes from the terminal and for signals, whichever comes first.
///
/// Keys are not read through curses, which takes three microseconds for each scalar and knows no
/// pastes: a million pasted characters would take seconds.
struct TerminalInput {
  enum Arrival {
    case bytes([UInt8])
    case signals([Int32])
    case nothing
    /// The terminal is gone.
    case hangup
  }

  private let signals = SignalPipe.shared
  private var buffer = [UInt8](repeating: 0, count: 65536)

  /// Waits until something comes, or for a time; signals come first.
  mutating func wait(for duration: Duration?) -> Arrival {
    var watched = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&watched, 2, duration?.milliseconds ?? -1) > 0 else { return .nothing }
    if watched[1].revents != 0 { return .signals(signals.takeSignals()) }
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer.prefix(count))) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .hangup
  }

  /// Whether bytes are waiting right now.
  var hasMore: Bool {
    var watched = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, 0) > 0
  }
}

extension Duration {
  /// Rounded up, since a wait that ends early would only have to be repeated.
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds < 1_000_000 else { return .max }
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, seconds * 1000 + rest))
  }
}
