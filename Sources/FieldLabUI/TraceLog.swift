import Emulator
import Scenarios
import TextField

/// What happened in the leading session, newest last; the oldest lines go when it is full.
///
/// It holds what happened and no words for it: those are made of the lines in sight, in the language of
/// the moment.
public struct TraceLog: Sendable {
  /// One line: an entry, with the event that caused it where it is the event's first.
  public struct Line: Sendable {
    /// The event as a scenario writes it; nil on all but the first line of an event.
    public var event: String?
    /// What happened; nil for an event that did nothing.
    public var entry: TraceEntry?
    /// Whether this is one of the events that follow every change, or the notification after a call.
    var isDetail: Bool {
      guard event == nil else { return false }
      return switch entry {
      case .selectionChanged, .textDidChange, .textDidBeginEditing, .textDidEndEditing: true
      default: false
      }
    }
  }

  /// How many lines are kept.
  public static let capacity = 4000

  /// The lines, oldest first.
  public private(set) var lines: [Line] = []
  private var detailCount = 0

  /// How many lines there are, the details counted or not.
  func count(detailed: Bool) -> Int {
    detailed ? lines.count : lines.count - detailCount
  }

  /// The lines in sight, oldest first.
  ///
  /// They move up by half a page when there is no room for the newest, not by a line at each key: the
  /// eye keeps its place, and most keys change a few rows only.
  /// - Parameters:
  ///   - rows: how many there is room for.
  ///   - offset: how many of the newest are scrolled out of sight.
  ///   - detailed: whether the details count as lines.
  /// - Returns: the lines; what is out of sight is not looked at.
  func lines(rows: Int, offset: Int, detailed: Bool) -> [Line] {
    let end = max(0, count(detailed: detailed) - offset)
    let step = max(1, rows / 2)
    let start = max(0, (end - rows + step - 1) / step * step)
    let shown = lines.reversed().lazy.filter { detailed || !$0.isDetail }
    return shown.dropFirst(offset).prefix(max(0, min(rows, end - start))).reversed()
  }

  /// Adds what one event did.
  mutating func append(_ event: InputEvent, _ record: StepRecord) {
    append(Line(event: event.shortNotation, entry: record.entries.first))
    for entry in record.entries.dropFirst() { append(Line(event: nil, entry: entry)) }
    // Dropping half at a time keeps the cost of a key flat.
    if lines.count > Self.capacity {
      lines.removeFirst(lines.count - Self.capacity / 2)
      detailCount = lines.count(where: \.isDetail)
    }
  }

  private mutating func append(_ line: Line) {
    lines.append(line)
    if line.isDetail { detailCount += 1 }
  }
}

extension InputEvent {
  /// The event as a scenario writes it, a key without its verb; of a long text only the start, because a
  /// paste may be a megabyte and there is room for some ten columns.
  var shortNotation: String {
    switch self {
    case .key(let key): key.notation
    case .paste(let text?): InputEvent.paste(text.start).notation
    case .insert(let text): InputEvent.insert(text.start).notation
    case .suggest(let text): InputEvent.suggest(text.start).notation
    case .autofill(let text): InputEvent.autofill(text.start).notation
    case .dictate(let text): InputEvent.dictate(text.start).notation
    case .drop(let offset, let text): InputEvent.drop(offset, text.start).notation
    default: notation
    }
  }
}

extension UTF16Text {
  /// As much of the text as a line of the trace can need.
  fileprivate var start: UTF16Text { count > 100 ? self[0..<100] : self }
}
