#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds scenarios in folders.
public enum ScenarioFolder {
  /// The files that a path stands for: itself, or every `*.scenario` below it, in order of name.
  ///
  /// Links to folders are followed only when they are named, so that no loop can be walked.
  /// - Throws: when a folder cannot be read or holds no scenario.
  public static func files(at path: String) throws(FileError) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotRead(path, errno: errno) }
    guard status.isFolder else { return [path] }
    var root = path[...]
    while root.count > 1, root.last == "/" { root.removeLast() }
    var found: [String] = []
    try collect(in: String(root), into: &found)
    guard !found.isEmpty else { throw .noScenarios(path) }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func collect(
    in folder: String, into found: inout [String]
  ) throws(FileError) {
    for name in try names(in: folder) {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.isFolder {
        try collect(in: path, into: &found)
      } else if name.hasSuffix(".scenario"), stat(path, &status) != 0 || !status.isFolder {
        found.append(path)
      }
    }
  }

  private static func names(in folder: String) throws(FileError) -> [String] {
    guard let directory = opendir(folder) else { throw .cannotRead(folder, errno: errno) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
