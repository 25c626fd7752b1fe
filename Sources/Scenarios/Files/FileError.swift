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
  /// A file to be written that is one of those that are read.
  case isInput(String)
  /// A file where a new one is wanted.
  case exists(String)
  /// A folder where a file is wanted.
  case isFolder(String)
  /// A pipe or a device where a file is wanted that can be changed.
  case notAFile(String)
  /// A pipe into which nothing was written.
  case emptyPipe(String)
  /// More bytes than are read.
  case tooLarge(String, most: Int)
  /// A folder without a scenario in it.
  case noScenarios(String)
  /// Bytes that are not UTF-8, the first at this offset.
  case notUTF8(String)
}

extension FileError {
  /// The file or folder.
  public var path: String {
    switch self {
    case .cannotRead(let path, _), .cannotWrite(let path, _), .exists(let path),
      .isInput(let path), .isFolder(let path), .notAFile(let path), .emptyPipe(let path),
      .tooLarge(let path, _),
      .noScenarios(let path),
      .notUTF8(let path):
      path
    }
  }
}

/// The words for them.
public enum FileErrorWording {
  /// One sentence without a full stop; the system's own reason is in the system's language.
  public static func words(for error: FileError, in language: Language) -> String {
    switch error {
    case .cannotRead(let path, let code):
      language.say(
        "cannot read \(path): \(system(code))", "无法读取 \(path)：\(system(code))",
        "無法讀取 \(path)：\(system(code))")
    case .cannotWrite(let path, let code):
      language.say(
        "cannot write \(path): \(system(code))", "无法写入 \(path)：\(system(code))",
        "無法寫入 \(path)：\(system(code))")
    case .isInput(let path):
      language.say(
        "\(path) is one of the files to read and would be lost", "\(path) 是要读取的文件之一，写入会丢失它",
        "\(path) 是要讀取的檔案之一，寫入會遺失它")
    case .exists(let path):
      language.say("\(path) is there already", "\(path) 已经存在", "\(path) 已經存在")
    case .isFolder(let path):
      language.say(
        "\(path) is a folder, not a file", "\(path) 是文件夹，不是文件", "\(path) 是檔案夾，不是檔案")
    case .notAFile(let path):
      language.say(
        "\(path) is not a file and cannot be updated", "\(path) 不是文件，不能更新",
        "\(path) 不是檔案，不能更新")
    case .emptyPipe(let path):
      language.say(
        "\(path) is a pipe, and nothing was written into it", "\(path) 是管道，没有任何内容写入",
        "\(path) 是管線，沒有任何內容寫入")
    case .tooLarge(let path, let most):
      language.say(
        "\(path) is larger than \(most >> 20) MB", "\(path) 超过 \(most >> 20) MB",
        "\(path) 超過 \(most >> 20) MB")
    case .noScenarios(let path):
      language.say(
        "no *.scenario in \(path)", "\(path) 中没有 *.scenario", "\(path) 中沒有 *.scenario")
    case .notUTF8(let path):
      language.say("\(path) is not UTF-8", "\(path) 不是 UTF-8", "\(path) 不是 UTF-8")
    }
  }

  private static func system(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
