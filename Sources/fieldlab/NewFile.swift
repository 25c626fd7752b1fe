import Scenarios

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that appear whole or not at all, and never in the place of another.
enum NewFile {
  /// The most files of one stem.
  private static let most = 9_999

  /// Writes files that belong together under the first number that none of their names has yet:
  /// `STEM-1.ENDING`.
  /// - Parameters:
  ///   - files: what the names end in, and the texts.
  ///   - stem: what the names begin with.
  /// - Returns: the paths, in the same order.
  /// - Throws: why one cannot be written; none is there then.
  static func write(
    _ files: [(ending: String, text: String)], stem: String
  ) throws(FileError) -> [String] {
    for number in 1...most {
      let paths = files.map { "\(stem)-\(number).\($0.ending)" }
      guard !paths.contains(where: { access($0, F_OK) == 0 }) else { continue }
      if try write(zip(paths, files).map { ($0, $1.text) }) { return paths }
    }
    throw .exists("\(stem)-\(most)")
  }

  /// Looks whether a new file may be made, without making it.
  /// - Parameter path: its path.
  /// - Throws: why it could not: there is one, or its folder is missing or closed.
  static func check(_ path: String) throws(FileError) {
    if access(path, F_OK) == 0 { throw .exists(path) }
    guard errno == ENOENT else { throw .cannotWrite(path, errno: errno) }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    if access(folder, W_OK | X_OK) != 0 { throw .cannotWrite(path, errno: errno) }
  }

  /// False, and nothing is there, when one of the names was taken meanwhile.
  private static func write(_ files: [(path: String, text: String)]) throws(FileError) -> Bool {
    var written: [String] = []
    for (path, text) in files {
      do throws(FileError) {
        if try write(text, to: path) {
          written.append(path)
          continue
        }
      } catch {
        for path in written { unlink(path) }
        throw error
      }
      for path in written { unlink(path) }
      return false
    }
    return true
  }

  /// Writes one file; false when there is one of that name.
  /// - Throws: why it cannot be written.
  static func write(_ text: String, to path: String) throws(FileError) -> Bool {
    let beside = "\(path).\(getpid()).tmp"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path, errno: errno) }
    defer { unlink(beside) }
    var sink = DescriptorSink(descriptor)
    sink.write(text)
    sink.flush()
    var failure = sink.failure
    if fsync(descriptor) != 0 { failure = failure ?? errno }
    if close(descriptor) != 0 { failure = failure ?? errno }
    if let failure { throw .cannotWrite(path, errno: failure) }
    if link(beside, path) == 0 { return true }
    if errno == EEXIST { return false }
    // A file system without links: the name is looked at and then taken, which is nearly as good.
    guard access(path, F_OK) != 0 else { return false }
    guard rename(beside, path) == 0 else { throw .cannotWrite(path, errno: errno) }
    return true
  }
}
