import Emulator
import Scenarios
import TextField

/// What happened in the leading session, newest last; the oldest lines go when it is full.
///
/// It holds what happened, and the words for it in the language of that moment where the lines were in
/// sight; in another language they are made when they are shown.
public struct TraceLog: Sendable {
  /// One line: what an event did first, next, or last.
  public struct Line: Sendable {
    /// Which event did it, counted from 0.
    public var event: Int
    /// The event as a scenario writes it.
    public var notation: String
    /// What happened; nil for an event that did nothing.
    public var entry: TraceEntry?
    /// Whether it is the first line of its event.
    public var isFirst: Bool
    /// What is said of it in the language that was spoken; a line stays in sight for many keys.
    private var said: (words: String, language: Language)?

    init(event: Int, notation: String, entry: TraceEntry?, isFirst: Bool) {
      self.event = event
      self.notation = notation
      self.entry = entry
      self.isFirst = isFirst
    }

    /// What is said of what happened; nil for an event that did nothing.
    func words(in language: Language) -> String? {
      if let said, said.language == language { return said.words }
      return entry.map { TraceWording.words(for: $0, in: language) }
    }

    /// Makes the words, which are found from here on.
    fileprivate mutating func say(in language: Language) {
      said = words(in: language).map { ($0, language) }
    }

    /// Whether this is one of the events that follow every change, or the notification after a call.
    var isDetail: Bool {
      guard !isFirst else { return false }
      return switch entry {
      case .selectionChanged, .textDidChange, .textDidBeginEditing, .textDidEndEditing: true
      default: false
      }
    }
  }

  /// How many lines are kept.
  public static let capacity = 4000
  /// How many UTF-16 units of text the lines hold together, but for those of the newest event: 4 Mi.
  ///
  /// A key may select, copy or replace all of a long text, and each line of it holds that.
  public static let mostUnits = 4_194_304

  /// The lines, oldest first.
  public private(set) var lines: [Line] = []
  /// How many lines have gone.
  private var lost = 0
  private var events = 0
  private var detailCount = 0
  /// How many units of text the lines hold.
  private var units = 0

  /// How many lines a filter shows.
  func count(_ filter: TraceFilter) -> Int {
    switch filter {
    case .everything: lines.count
    case .telling: lines.count - detailCount
    default: lines.count(where: filter.passes)
    }
  }

  /// The number of the line at a place, counted from the start.
  func number(_ place: Int) -> Int { lost + place }

  /// The place of the line with a number, or of the oldest where it has gone.
  func place(of number: Int) -> Int { min(max(0, number - lost), lines.count) }

  /// Adds what one event did.
  /// - Parameters:
  ///   - event: the event.
  ///   - record: what it did.
  ///   - hidden: whether dots stand for all text, as in a secure field.
  ///   - language: in which it will be shown; nil where it is not in sight.
  mutating func append(
    _ event: InputEvent, _ record: StepRecord, hidden: Bool, in language: Language? = nil
  ) {
    let notation = (hidden ? event.withoutText : event).shortNotation
    let entries = hidden ? record.entries.map(\.withoutText) : record.entries
    append(
      Line(event: events, notation: notation, entry: entries.first, isFirst: true), in: language)
    for entry in entries.dropFirst() {
      append(Line(event: events, notation: notation, entry: entry, isFirst: false), in: language)
    }
    events += 1
    // Dropping half at a time keeps the cost of a key flat.
    if lines.count > Self.capacity { dropOldest(lines.count - Self.capacity / 2) }
    if units > Self.mostUnits { dropOldest(surplusOfUnits(keeping: max(1, entries.count))) }
  }

  /// How many of the oldest lines hold what is more than half of the units, the last `kept` left alone.
  private func surplusOfUnits(keeping kept: Int) -> Int {
    var rest = units
    var surplus = 0
    while rest > Self.mostUnits / 2, surplus < lines.count - kept {
      rest -= lines[surplus].units
      surplus += 1
    }
    return surplus
  }

  private mutating func dropOldest(_ surplus: Int) {
    lines.removeFirst(surplus)
    lost += surplus
    detailCount = lines.count(where: \.isDetail)
    units = lines.reduce(0) { $0 + $1.units }
  }

  private mutating func append(_ line: Line, in language: Language?) {
    lines.append(line)
    units += line.units
    if line.isDetail {
      detailCount += 1
    } else if let language {
      // Details are seldom in sight.
      lines[lines.count - 1].say(in: language)
    }
  }
}

extension TraceLog.Line {
  /// How many units of text the line holds.
  fileprivate var units: Int {
    switch entry {
    case .shouldChange(let change, _): change.replacement.count
    case .call(let call): call.edit.replaced.count + call.edit.replacement.count
    case .history(_, let entry): entry.replaced.count
    default: 0
    }
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
