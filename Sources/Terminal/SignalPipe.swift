#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pipe by which signal handlers tell the event loop what has happened.
///
/// Nearly nothing may be done in a handler; writing one byte to a pipe may.
struct SignalPipe: Sendable {
  /// The pipe of the process.
  ///
  /// A handler cannot capture anything, so the pipe has to be found under a fixed name; it is made
  /// before the first handler is set and never changes.
  static let shared = SignalPipe()

  /// Where the numbers of signals can be read, −1 when no pipe could be made.
  let readEnd: Int32
  private let writeEnd: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  /// Has a signal reported instead of obeyed.
  func watch(_ number: Int32) {
    signal(number) { SignalPipe.shared.report($0) }
  }

  /// The signals since the last time, in order.
  func takeSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(readEnd, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map(Int32.init)
  }

  /// Runs in a signal handler.
  private func report(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writeEnd, &byte, 1)
    errno = before
  }
}
