import FieldLabUI
import Scenarios

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file in which settings are remembered: `fieldlab/settings` in the user's folder for such files, as
/// the XDG base directory specification has it.
enum SettingsStore {
  /// Much more than anybody's settings.
  private static let largest = 1 << 20

  /// What is remembered; what was wrong with it is left out.
  static func load() -> (SavedSettings, faults: [SettingsFault]) {
    guard let path else { return (SavedSettings(), []) }
    do {
      let bytes = try FileBytes.contents(of: path, most: largest)
      var faults: [SettingsFault] = []
      let source = try SourceFile(name: path, bytes: bytes)
      return (SavedSettings(source, faults: &faults), faults)
    } catch FileError.cannotRead(_, ENOENT) {
      // Nothing has been remembered yet.
      return (SavedSettings(), [])
    } catch let error as FileError {
      return (SavedSettings(), [.file(error)])
    } catch let errors as ScenarioErrors {
      return (
        SavedSettings(), errors.diagnostics.map { .line($0.place.line, in: path, $0.error) }
      )
    } catch {
      return (SavedSettings(), [])
    }
  }

  /// Writes settings in the place of those from before, all or nothing.
  /// - Returns: the file's path.
  /// - Throws: why they cannot be written; those from before are still there then.
  static func save(_ text: String) throws(FileError) -> String {
    guard let folder, let path else { throw .cannotWrite("settings", errno: ENOENT) }
    try makeFolder(folder)
    var file = try ReplacedFile(path)
    file.sink.write(text)
    try file.finish(durably: true)
    return path
  }

  private static var path: String? { folder.map { $0 + "/settings" } }

  /// The folder; nil where the environment names none, and a relative path counts for nothing.
  private static var folder: String? {
    if let base = variable("XDG_CONFIG_HOME"), base.hasPrefix("/") { return base + "/fieldlab" }
    return variable("HOME").map { $0 + "/.config/fieldlab" }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }

  /// Makes a folder, and those around it that are missing, for nobody else to look into.
  private static func makeFolder(_ folder: String) throws(FileError) {
    guard access(folder, F_OK) != 0 else { return }
    if let end = folder.lastIndex(of: "/"), end > folder.startIndex {
      try makeFolder(String(folder[..<end]))
    }
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .cannotWrite(folder, errno: errno)
    }
  }
}
