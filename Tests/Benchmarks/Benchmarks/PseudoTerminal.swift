import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal without a screen: it types, and notes when output comes.
final class PseudoTerminal {
  let path: String
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// A terminal of that size.
  init(columns: Int, rows: Int) throws {
    descriptor = posix_openpt(O_RDWR | O_NOCTTY)
    guard descriptor >= 0, grantpt(descriptor) == 0, unlockpt(descriptor) == 0,
      let name = ptsname(descriptor)
    else { throw Trouble.system("posix_openpt", errno: errno) }
    path = String(cString: name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  deinit { close(descriptor) }

  /// Sends what a tester types, reading meanwhile so that neither side waits for the other.
  func type(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        guard errno == EAGAIN || errno == EINTR else { throw Trouble.system("write", errno: errno) }
        var watched = pollfd(fd: descriptor, events: Int16(POLLOUT | POLLIN), revents: 0)
        poll(&watched, 1, 1000)
        if watched.revents & Int16(POLLIN) != 0 { _ = take() }
      }
    }
  }

  /// When the last byte came, once nothing has come for a while.
  /// - Parameters:
  ///   - first: how long to wait for the first byte, in milliseconds.
  ///   - quiet: how long nothing must come after it.
  /// - Returns: the time; nil when nothing came.
  func lastByte(waiting first: Int32, quiet: Int32 = 12) -> ContinuousClock.Instant? {
    var last: ContinuousClock.Instant?
    while true {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&watched, 1, last == nil ? first : quiet) > 0, take() else { return last }
      last = .now
    }
  }

  /// Reads what has come, and answers as a terminal does when it is asked what it is.
  private func take() -> Bool {
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    let text = buffer[..<count]
    if text.contains(sequence: "\u{1B}[6n") { answer("\u{1B}[1;1R") }
    if text.contains(sequence: "\u{1B}[c") { answer("\u{1B}[?62c") }
    return true
  }

  private func answer(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(sequence: String) -> Bool {
    let wanted = Array(sequence.utf8)
    guard count >= wanted.count, let first = wanted.first else { return false }
    return indices.dropLast(wanted.count - 1).contains { index in
      self[index] == first && self[index..<(index + wanted.count)].elementsEqual(wanted)
    }
  }
}
