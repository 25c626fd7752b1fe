import Limits
import TextField

/// What one event did to one session.
public struct StepRecord: Hashable, Sendable {
  /// How many entries are kept at least: one event may delete a hundred thousand times.
  public static let longestTrace = 10_000
  /// How many entries a key makes as a rule; room for them is made at once.
  private static let entriesOfKey = 6

  /// What happened, in order; only the end of a long event.
  public private(set) var entries: [TraceEntry] = []
  /// What happened before the entries that are kept.
  private var droppedNames: Set<TraceEntry.Name> = []
  /// What the post-filter took away, in the order in which it did; nil when it left the text alone.
  public private(set) var cut: UTF16Text?

  /// Nothing has happened.
  public init() {}

  /// The last answer that the policy gave; nil when it was not asked.
  public var lastAnswer: Answer? {
    for case .shouldChange(_, let answer) in entries.reversed() { return answer }
    return nil
  }

  /// Whether somebody, the policy or the program, assigned `text`.
  var assignsText: Bool {
    has(.setText)
  }

  /// Whether something of that name happened.
  public func has(_ name: TraceEntry.Name) -> Bool {
    droppedNames.contains(name) || entries.contains { $0.name == name }
  }

  /// Adds an entry.
  mutating func append(_ entry: TraceEntry) {
    if entries.isEmpty { entries.reserveCapacity(Self.entriesOfKey) }
    entries.append(entry)
    dropOldest()
  }

  private mutating func dropOldest() {
    guard entries.count > 2 * Self.longestTrace else { return }
    let surplus = entries.count - Self.longestTrace
    droppedNames.formUnion(entries.prefix(surplus).lazy.map(\.name))
    entries.removeFirst(surplus)
  }

  /// Notes text that the post-filter took away.
  mutating func noteCut(_ text: UTF16Text) {
    guard !text.isEmpty else { return }
    if let end = cut?.count { cut?.replace(end..<end, with: text) } else { cut = text }
  }

  /// Adds what happened after this.
  public mutating func append(_ later: StepRecord) {
    droppedNames.formUnion(later.droppedNames)
    entries += later.entries
    dropOldest()
    if let text = later.cut { noteCut(text) }
  }
}
