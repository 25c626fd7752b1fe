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
  /// - Throws: when it cannot be read, is a folder, or has more than `most` bytes.
  public static func contents(of path: String, most: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path, errno: errno) }
    defer { close(descriptor) }
    return try contents(ofDescriptor: descriptor, named: path, most: most)
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
      guard count > 0 else {
        throw errno == EISDIR ? .isFolder(name) : .cannotRead(name, errno: errno)
      }
      bytes += buffer[..<count]
      guard bytes.count <= most else { throw .tooLarge(name, most: most) }
    }
  }
}

/// Repeats a system call that a signal interrupted.
private func repeatedWhileInterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
