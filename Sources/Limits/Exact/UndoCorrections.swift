import TextField

/// Where undo has recorded something else than what became of a change.
///
/// The system records a change after the handler has cut it, as it was before the cut; and it records a
/// paste that was refused. Taken at its word, the entry lies outside the text or over text that it has
/// nothing to do with. So it is remembered what stands in the place of each such entry.
struct UndoCorrections: Hashable, Sendable {
  /// What the system records: a range, and what it held before.
  struct Entry: Hashable, Sendable {
    var range: Range<Int>
    var replaced: UTF16Text

    /// Whether the other entry is this one, or this one with what was typed before it: the system may
    /// make one entry of a run of typing.
    func isEnd(of other: Entry) -> Bool {
      range.upperBound == other.range.upperBound && range.lowerBound >= other.range.lowerBound
    }
  }

  /// What an entry is worth.
  enum Worth: Hashable, Sendable {
    /// It is right.
    case right
    /// The range holds what has stayed of the change.
    case instead(Range<Int>)
    /// Its change was never made.
    case nothing
  }

  /// A change of which it is known what was recorded.
  private struct Change: Hashable, Sendable {
    var recorded: Entry
    /// What has stayed of it; nil when all has.
    var actual: Range<Int>?
    /// The hash of the text after it: undo goes back to that before it asks.
    var text: Int
  }

  /// A change that was refused.
  private struct Refusal: Hashable, Sendable {
    /// What the system has recorded, if it was a paste.
    var entry: Entry
    /// Whether it may have been a key, of which nothing is recorded.
    var mayBeKey: Bool
  }

  private static let capacity = 64
  /// How many units the texts of the entries have together, but for the newest.
  private static let mostUnits = 1_048_576
  private var changes: [Change] = []
  private var refusals: [Refusal] = []

  /// A change was recorded as `recorded`, and of that `actual` has stayed; all of it when nil.
  mutating func note(_ recorded: Entry, actual: Range<Int>? = nil, in text: UTF16Text) {
    changes.append(Change(recorded: recorded, actual: actual, text: text.fingerprint))
    changes.dropOldest(beyond: Self.capacity, units: Self.mostUnits) { $0.recorded }
  }

  /// A change was refused, which the system may record all the same.
  mutating func noteRefusal(of change: ProposedChange, in text: UTF16Text) {
    let start = change.range.lowerBound
    let new = change.replacement
    let entry = Entry(range: start..<start + new.count, replaced: text[change.range])
    let mayBeKey = new.isEmpty || new.composedSequence(at: 0).upperBound == new.count
    refusals.append(Refusal(entry: entry, mayBeKey: mayBeKey))
    refusals.dropOldest(beyond: Self.capacity, units: Self.mostUnits) { $0.entry }
  }

  /// What the entry that undo asks about is worth; every entry is asked about once.
  mutating func take(_ change: ProposedChange, in text: UTF16Text) -> Worth {
    let entry = Entry(range: change.range, replaced: change.replacement)
    let print = text.fingerprint
    if let known = changes.lastIndex(where: { $0.text == print && $0.recorded == entry }) {
      return worth(of: known, to: entry)
    }
    // A refused paste may end where something that was typed ends; a run of typing may look like a key.
    if takeRefusal(Refusal(entry: entry, mayBeKey: false)) { return .nothing }
    if let run = changes.lastIndex(where: { $0.text == print && $0.recorded.isEnd(of: entry) }) {
      return worth(of: run, to: entry)
    }
    return takeRefusal(Refusal(entry: entry, mayBeKey: true)) ? .nothing : .right
  }

  private mutating func takeRefusal(_ refusal: Refusal) -> Bool {
    guard let index = refusals.lastIndex(of: refusal) else { return false }
    refusals.remove(at: index)
    return true
  }

  private mutating func worth(of change: Int, to entry: Entry) -> Worth {
    guard let actual = changes.remove(at: change).actual else { return .right }
    return .instead(entry.range.lowerBound..<max(entry.range.lowerBound, actual.upperBound))
  }
}

extension UTF16Text {
  /// Tells texts apart that undo goes through, at the same price for long ones.
  fileprivate var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(count)
    for unit in units.prefix(512) { hasher.combine(unit) }
    for unit in units.suffix(512) { hasher.combine(unit) }
    return hasher.finalize()
  }
}

extension Array {
  /// Forgets what is oldest, but never the newest: what makes more than `capacity` elements, or more
  /// than `most` units of text in their entries.
  fileprivate mutating func dropOldest(
    beyond capacity: Int, units most: Int, entry: (Element) -> UndoCorrections.Entry
  ) {
    var units = 0
    let kept = reversed().prefix(capacity).prefix {
      units += entry($0).replaced.count
      return units <= most
    }
    removeFirst(count - Swift.max(kept.count, Swift.min(count, 1)))
  }
}
