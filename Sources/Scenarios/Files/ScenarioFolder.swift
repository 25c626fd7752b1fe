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
  /// Links to folders are followed only when they are named, so that no loop can be walked; so are names that
  /// begin with a dot, since what tools keep in such folders is nobody's test.
  /// - Returns: the files, and why a folder among them cannot be read.
  /// - Throws: when the path itself cannot be read or holds no scenario.
  public static func files(at path: String) throws(FileError) -> [Result<String, FileError>] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotRead(path, errno: errno) }
    guard status.isFolder else { return [.success(path)] }
    var root = path[...]
    while root.count > 1, root.last == "/" { root.removeLast() }
    var found: [Result<String, FileError>] = []
    collect(try names(in: String(root)), in: String(root), into: &found)
    guard !found.isEmpty else { throw .noScenarios(path) }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func collect(
    _ names: [String], in folder: String, into found: inout [Result<String, FileError>]
  ) {
    for name in names where !name.hasPrefix(".") {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.isFolder {
        do {
          collect(try Self.names(in: path), in: path, into: &found)
        } catch {
          found.append(.failure(error))
        }
      } else if name.hasSuffix(".scenario"), stat(path, &status) != 0 || !status.isFolder {
        found.append(.success(path))
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
      names.append(name)
    }
    return names
  }
}

extension Result<String, FileError> {
  /// The file, or the folder that cannot be read.
  fileprivate var path: String {
    switch self {
    case .success(let path): path
    case .failure(let error): error.path
    }
  }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
