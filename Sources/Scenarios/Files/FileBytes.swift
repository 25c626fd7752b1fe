#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads whole files, up to a size.
public enum FileBytes {
  /// The bytes of the file at `path`.
  /// - Throws: when it cannot be read, is a folder or an empty pipe, or has more than `most` bytes.
  public static func contents(of path: String, most: Int) throws(FileError) -> [UInt8] {
    // Otherwise a pipe that nobody writes to would be waited for, for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotRead(path, errno: errno) }
    defer { close(descriptor) }
    let bytes = try contents(ofDescriptor: descriptor, named: path, most: most)
    var status = stat()
    if bytes.isEmpty, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
      throw .emptyPipe(path)
    }
    return bytes
  }

  /// What is left in an open file.
  /// - Throws: when it cannot be read, is a folder, or has more than `most` bytes left.
  public static func contents(
    ofDescriptor descriptor: Int32, named name: String, most: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let size = buffer.count
      let count = buffer.withUnsafeMutableBytes { bytes in
        repeatedWhileInterrupted { read(descriptor, bytes.baseAddress, size) }
      }
      if count == 0 { return bytes }
      if count < 0, errno == EAGAIN {
        waitForBytes(in: descriptor)
        continue
      }
      guard count > 0 else {
        throw errno == EISDIR ? .isFolder(name) : .cannotRead(name, errno: errno)
      }
      bytes += buffer[..<count]
      guard bytes.count <= most else { throw .tooLarge(name, most: most) }
    }
  }
}

/// Waits until there is something to read, or nobody will write any more.
private func waitForBytes(in descriptor: Int32) {
  var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  poll(&watched, 1, -1)
}

/// Repeats a system call that a signal interrupted.
private func repeatedWhileInterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
