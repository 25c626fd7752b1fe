import Scenarios

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written beside the old one and takes its place only when it is complete.
///
/// A signal that ends the program before that takes the new file along. What is no regular file, such as a
/// pipe or `/dev/null`, is written to directly. A file that nobody may write is not replaced either, though
/// its folder would allow it.
struct ReplacedFile {
  /// Where the text goes.
  var sink: DescriptorSink

  private let path: String
  private let target: String
  private let temporary: String?
  private let descriptor: Int32

  /// Begins to write the file at `path`.
  /// - Throws: when that cannot be done, before anything has been touched.
  init(_ path: String) throws(FileError) {
    self.path = path
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw .isFolder(path) }
    if exists, kind != S_IFREG {
      temporary = nil
      target = path
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      // Through a link it is the file behind it that is replaced.
      target = exists ? Self.resolved(path) : path
      if exists, status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 {
        throw .cannotWrite(path, errno: EACCES)
      }
      let beside = "\(target).\(getpid()).tmp"
      temporary = beside
      UnfinishedFile.begin(at: beside)
      descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0, exists {
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        fchmod(descriptor, status.st_mode & 0o7777)
      }
    }
    guard descriptor >= 0 else {
      let number = errno
      UnfinishedFile.end()
      throw .cannotWrite(path, errno: number)
    }
    sink = DescriptorSink(descriptor)
  }

  /// Ends the file and puts it in its place.
  /// - Parameter durably: whether it is on disk before it takes the place.
  /// - Throws: when something could not be written; the old file is then still there.
  mutating func finish(durably: Bool = false) throws(FileError) {
    defer { UnfinishedFile.end() }
    sink.flush()
    var failure = sink.failure
    if durably, fsync(descriptor) != 0 { failure = failure ?? errno }
    if close(descriptor) != 0 { failure = failure ?? errno }
    if let failure {
      discard()
      throw .cannotWrite(path, errno: failure)
    }
    guard let temporary, rename(temporary, target) != 0 else { return }
    let number = errno
    discard()
    throw .cannotWrite(path, errno: number)
  }

  /// Gives up; the old file stays.
  func abandon() {
    defer { UnfinishedFile.end() }
    close(descriptor)
    discard()
  }

  private func discard() {
    if let temporary { unlink(temporary) }
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
