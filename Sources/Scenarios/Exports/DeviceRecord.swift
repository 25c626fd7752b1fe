import TextField

/// What a tester saw on a device: for scenarios the text at the end, or after a step.
///
/// One line each: the scenario, a tab, and the text in quotes, in the notation of scenarios, or the word
/// `crash`. The scenario is told by its path or the end of it, from the name
/// of its file on, with or without `.scenario`; `:LINE` behind it means the step in that line of it. `#` starts a comment, blank lines are
/// free.
public struct DeviceRecord: Sendable {
  /// What was seen, in the order of the file; never empty.
  public private(set) var entries: [Entry] = []

  /// One thing that was seen.
  public struct Entry: Hashable, Sendable {
    /// The place of the scenario among those that were given.
    public var scenario: Int
    /// The line of the step after which it was seen; nil means the end.
    public var step: Int?
    /// What was seen.
    public var outcome: DeviceOutcome
  }

  /// Reads a record.
  /// - Parameters:
  ///   - source: what was read.
  ///   - scenarios: the scenarios that it may speak of.
  ///   - folder: the folder from which their paths are meant; empty where it is not known.
  /// - Throws: everything that is wrong with it.
  public init(
    _ source: SourceFile, of scenarios: [Scenario], from folder: String = ""
  ) throws(ScenarioErrors) {
    var reader = DeviceRecordReader(scenarios, from: folder)
    for (index, line) in source.lines.enumerated() {
      if reader.diagnostics.isFull { break }
      do {
        if let entry = try reader.entry(line, line: index + 1) { entries.append(entry) }
      } catch {
        reader.diagnostics.append(error)
      }
    }
    if entries.isEmpty, reader.diagnostics.isEmpty {
      let end = SourcePlace(line: max(1, source.lines.count), scalars: 0..<0)
      reader.diagnostics.append(Diagnostic(.nothingRecorded, at: end))
    }
    guard reader.diagnostics.isEmpty else {
      throw ScenarioErrors(source: source, reader.diagnostics.diagnostics)
    }
  }
}

/// What became of a field.
public enum DeviceOutcome: Hashable, Sendable {
  /// It holds this text, marked text included.
  case text(UTF16Text)
  /// The app crashed.
  case crash

  /// As a record writes it.
  public var notation: String {
    switch self {
    case .text(let text): StringNotation.quoted(text)
    case .crash: "crash"
    }
  }
}
