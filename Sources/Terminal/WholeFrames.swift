#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes the terminal get a frame in one piece.
///
/// Curses flushes at every move of its cursor: dozens of small writes a frame, each of which wakes the
/// terminal to draw a part. So it writes to a descriptor of its own, which stands for a file while a
/// frame is painted, and for the terminal otherwise; what has come together goes out in one write.
final class WholeFrames {
  /// What curses writes to.
  let descriptor: Int32
  private let terminal: Int32
  private let spool: Int32
  private var bytes: [UInt8] = []

  /// Takes over what is written to `terminal`; nil when the process has no descriptors left.
  init?(terminal: Int32) {
    descriptor = dup(terminal)
    guard descriptor >= 0 else { return nil }
    self.terminal = terminal
    // Without one, frames just come in pieces.
    spool = Curses.namelessFile()
  }

  deinit {
    if spool >= 0 { close(spool) }
    close(descriptor)
  }

  /// Sends what `body` makes curses write in one piece.
  func collect(_ body: () -> Void) {
    guard spool >= 0, dup2(spool, descriptor) >= 0 else { return body() }
    lseek(descriptor, 0, SEEK_SET)
    body()
    let length = Int(lseek(descriptor, 0, SEEK_CUR))
    if bytes.count < length { bytes = Array(repeating: 0, count: 2 * length) }
    let count = pread(descriptor, &bytes, length, 0)
    dup2(terminal, descriptor)
    send(count)
  }

  private func send(_ count: Int) {
    var sent = 0
    while sent < count {
      let written = bytes.withUnsafeBytes {
        write(terminal, $0.baseAddress?.advanced(by: sent), count - sent)
      }
      if written > 0 {
        sent += written
      } else if errno != EINTR && errno != EAGAIN {
        return
      }
    }
  }
}
