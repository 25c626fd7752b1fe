import Scenarios

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is a whole scenario at every moment, and on disk when a call returns.
struct RecordingFile {
  /// Its path.
  let path: String
  private var descriptor: Int32 = -1
  private var length: off_t = 0

  /// Makes a new file.
  /// - Parameters:
  ///   - path: its path; one of the stem and a number when nil.
  ///   - stem: what the name begins with.
  ///   - text: what it holds at first.
  /// - Throws: why it cannot be made, a file of that name above all.
  init(path: String?, stem: String, text: String) throws(FileError) {
    if let path {
      guard try NewFile.write(text, to: path) else { throw .exists(path) }
      self.path = path
    } else {
      self.path = try NewFile.write([("scenario", text)], stem: stem)[0]
    }
    try open()
  }

  /// Lets go of the file.
  func finish() {
    close(descriptor)
  }

  /// Adds to the end.
  /// - Throws: why it could not be written; the file is as it was then.
  mutating func append(_ text: String) throws(FileError) {
    var sink = DescriptorSink(descriptor)
    sink.write(text)
    sink.flush()
    if let failure = sink.failure ?? (fsync(descriptor) == 0 ? nil : errno) {
      ftruncate(descriptor, length)
      throw .cannotWrite(path, errno: failure)
    }
    length += off_t(text.utf8.count)
  }

  /// Puts another text in the place of all that there is.
  /// - Throws: why it could not be written; the file is as it was then.
  mutating func replace(_ text: String) throws(FileError) {
    var file = try ReplacedFile(path)
    file.sink.write(text)
    try file.finish(durably: true)
    close(descriptor)
    try open()
  }

  private mutating func open() throws(FileError) {
    descriptor = openFile(path)
    guard descriptor >= 0 else { throw .cannotWrite(path, errno: errno) }
    length = lseek(descriptor, 0, SEEK_END)
  }
}

/// `open`, which inside the type means another function.
private func openFile(_ path: String) -> Int32 {
  open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
}
