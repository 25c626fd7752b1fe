import Emulator

/// What happened in the leading session, newest last; the oldest lines go when it is full.
public struct TraceLog: Sendable {
  /// One line: an entry, with the event that caused it where it is the event's first.
  public struct Line: Sendable {
    /// Set on the first line of an event.
    public var event: InputEvent?
    /// What happened; nil for an event that did nothing.
    public var entry: TraceEntry?
  }

  /// How many lines are kept.
  public static let capacity = 4000

  /// The lines, oldest first.
  public private(set) var lines: [Line] = []

  /// Adds what one event did.
  mutating func append(_ event: InputEvent, _ record: StepRecord) {
    lines.append(Line(event: event, entry: record.entries.first))
    for entry in record.entries.dropFirst() { lines.append(Line(event: nil, entry: entry)) }
    // Dropping half at a time keeps the cost of a key flat.
    if lines.count > Self.capacity { lines.removeFirst(lines.count - Self.capacity / 2) }
  }

  /// The lines that are shown: without the two events that follow every change, unless asked for.
  public func lines(detailed: Bool) -> [Line] {
    detailed ? lines : lines.filter { !$0.isDetail }
  }
}

extension TraceLog.Line {
  fileprivate var isDetail: Bool {
    guard event == nil else { return false }
    return switch entry {
    case .selectionChanged, .textDidChange: true
    default: false
    }
  }
}
