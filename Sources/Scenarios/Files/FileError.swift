#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file or folder is of no use.
public enum FileError: Error, Hashable, Sendable {
  /// The system says no.
  case cannotRead(String, errno: Int32)
  /// The system says no.
  case cannotWrite(String, errno: Int32)
  /// A file where a new one is wanted.
  case exists(String)
  /// A folder where a file is wanted.
  case isFolder(String)
  /// More bytes than are read.
  case tooLarge(String, most: Int)
  /// A folder without a scenario in it.
  case noScenarios(String)
  /// Bytes that are not UTF-8, the first at this offset.
  case notUTF8(String)
}

/// The words for them.
public enum FileErrorWording {
  /// One sentence without a full stop.
  public static func words(for error: FileError) -> String {
    switch error {
    case .cannotRead(let path, let code): "cannot read \(path): \(system(code))"
    case .cannotWrite(let path, let code): "cannot write \(path): \(system(code))"
    case .exists(let path): "\(path) is there already"
    case .isFolder(let path): "\(path) is a folder, not a file"
    case .tooLarge(let path, let most): "\(path) is larger than \(most >> 20) MB"
    case .noScenarios(let path): "no *.scenario in \(path)"
    case .notUTF8(let path): "\(path) is not UTF-8"
    }
  }

  private static func system(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
