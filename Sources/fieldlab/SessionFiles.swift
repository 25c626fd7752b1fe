import FieldLabUI
import Scenarios

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that a session on the screen writes.
struct SessionFiles {
  private var recording: RecordingFile?

  /// Does what an effect asks for; nil where there is nothing to tell.
  mutating func perform(_ effect: Effect) -> FileOutcome? {
    switch effect {
    case .record(let change):
      do throws(FileError) {
        return try perform(change)
      } catch {
        finishRecording()
        return .recordingFailed(error)
      }
    case .save(let report):
      do throws(FileError) {
        return .saved(at: try NewFile.write(report.files, stem: report.stem))
      } catch {
        return .savingFailed(error)
      }
    case .saveSettings(let text):
      do throws(FileError) {
        return .settingsSaved(try SettingsStore.save(text))
      } catch {
        return .settingsNotSaved(error)
      }
    case .saveScenario(let stem, let text):
      do throws(FileError) {
        return .saved(at: try NewFile.write([("scenario", text)], stem: stem))
      } catch {
        return .savingFailed(error)
      }
    case .quit, .end, .suspend, .mouse, .bell, .load: return nil
    }
  }

  private mutating func perform(_ change: RecordingChange) throws(FileError) -> FileOutcome? {
    switch change {
    case .begin(let path, let stem, let text):
      finishRecording()
      let file = try RecordingFile(path: path, stem: stem, text: text)
      recording = file
      return .began(file.path)
    case .append(let text): try recording?.append(text)
    case .replace(let text): try recording?.replace(text)
    case .end(let text):
      guard let file = recording else { return nil }
      try recording?.replace(text)
      finishRecording()
      return .ended(file.path)
    }
    return nil
  }

  private mutating func finishRecording() {
    recording?.finish()
    recording = nil
  }
}

extension FileOutcome {
  /// Files that were written, all in one folder.
  fileprivate static func saved(at paths: [String]) -> FileOutcome {
    let folder = paths.first.flatMap { path in path.lastIndex(of: "/").map { path[...$0] } } ?? ""
    let names = paths.map { String($0.dropFirst(folder.count)) }
    let isWhole = folder.hasPrefix("/")
    return .saved(names, folder: isWhole ? String(folder) : "\(presentFolder)/\(folder)")
  }

  private static var presentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }
}

extension BugReport {
  /// The files, by what their names end in.
  fileprivate var files: [(ending: String, text: String)] {
    [("scenario", scenario), ("trace.txt", trace), ("svg", picture)]
  }
}
