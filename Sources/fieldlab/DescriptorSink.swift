#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Text on its way to an open file, collected so that the system is called seldom; on a terminal only up to
/// the end of a line, since somebody is looking on.
struct DescriptorSink: TextOutputStream {
  private static let capacity = 1 << 16

  private let descriptor: Int32
  private let isTerminal: Bool
  private var buffer: [UInt8] = []

  /// Why writing failed, as `errno`; nothing is written after that.
  private(set) var failure: Int32?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) != 0
    buffer.reserveCapacity(Self.capacity)
  }

  mutating func write(_ string: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: string.utf8)
    if buffer.count >= Self.capacity || isTerminal && buffer.last == 0x0A { flush() }
  }

  /// Writes what has been collected.
  mutating func flush() {
    var rest = buffer[...]
    while !rest.isEmpty, failure == nil {
      let count = rest.withUnsafeBytes { sendBytes(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        failure = errno
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// `write`, which inside the type means another function.
private func sendBytes(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
