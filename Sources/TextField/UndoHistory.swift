/// The undo manager of a field: recorded ranges, as `NSUndoManager` keeps them for `UITextField`.
///
/// Entries are offsets, not text: a filter that rewrites the text afterwards leaves them pointing
/// past its end, which is how real apps crash on undo (UIKit facts §7).
///
/// iOS keeps every entry while the app has memory; here the oldest are gone beyond `mostUnits`.
public struct UndoHistory: Hashable, Sendable {
  /// One recorded change.
  public struct Entry: Hashable, Sendable {
    /// Where the inserted text was, in UTF-16 units, when the change was recorded.
    public var range: Range<Int>
    /// What stood there before.
    public var replaced: UTF16Text

    /// A recorded change.
    public init(range: Range<Int>, replaced: UTF16Text) {
      self.range = range
      self.replaced = replaced
    }

    /// The entry that takes `edit` back.
    public init(takingBack edit: TextEdit) {
      self.init(range: edit.resultRange, replaced: edit.replaced)
    }

    /// One entry for a deletion and the insertion that follows it in the same place, as a key makes
    /// that rewrites the previous character; nil where the two do not meet.
    func merged(with next: Entry) -> Entry? {
      guard range.isEmpty, next.replaced.isEmpty, range.lowerBound == next.range.lowerBound
      else { return nil }
      return Entry(range: next.range, replaced: replaced)
    }

    /// One entry for typed text and more of it right behind; nil where the two do not meet.
    func extended(by next: Entry) -> Entry? {
      guard next.replaced.isEmpty, range.upperBound == next.range.lowerBound else { return nil }
      return Entry(range: range.lowerBound..<next.range.upperBound, replaced: replaced)
    }
  }

  /// How many UTF-16 units the entries hold together: 2 Mi.
  ///
  /// An entry counts as `unitsOfEntry` units and the text that it holds. The newest one stays however much
  /// that is.
  public static let mostUnits = 2_097_152
  /// What an entry counts besides its text.
  static let unitsOfEntry = 16

  /// What undo would take back, last first to go.
  public private(set) var undoEntries: [Entry] = []
  /// What redo would bring back, last first to go.
  public private(set) var redoEntries: [Entry] = []

  /// Whether changes are recorded: `isUndoRegistrationEnabled`.
  public internal(set) var isRegistrationEnabled = true
  /// Whether the last entry is a run of typing, which the next typed text may join.
  private var endsInTyping = false
  /// What the entries count together.
  private var units = 0

  /// An empty history.
  public init() {}

  /// Records a user's change, which makes redo impossible.
  mutating func record(_ entry: Entry, as part: Part) {
    guard isRegistrationEnabled else { return }
    if !redoEntries.isEmpty {
      units -= redoEntries.reduce(0) { $0 + $1.units }
      redoEntries.removeAll()
    }
    let merged: Entry? =
      switch part {
      case .whole: nil
      case .continuation: undoEntries.last?.merged(with: entry)
      case .typing: endsInTyping ? undoEntries.last?.extended(by: entry) : nil
      }
    if merged != nil { units -= undoEntries.removeLast().units }
    undoEntries.append(merged ?? entry)
    grow(by: merged ?? entry, in: .undo)
    endsInTyping = part == .typing
  }

  /// Takes the entry that undo or redo would apply next.
  mutating func pop(_ direction: Direction) -> Entry? {
    endsInTyping = false
    let entry =
      switch direction {
      case .undo: undoEntries.popLast()
      case .redo: redoEntries.popLast()
      }
    units -= entry?.units ?? 0
    return entry
  }

  /// Records what takes an undo or a redo back again.
  mutating func recordInverse(_ entry: Entry, of direction: Direction) {
    guard isRegistrationEnabled else { return }
    switch direction {
    case .undo:
      redoEntries.append(entry)
      grow(by: entry, in: .redo)
    case .redo:
      undoEntries.append(entry)
      grow(by: entry, in: .undo)
    }
  }

  /// Forgets everything, as `text =` does.
  mutating func removeAll() {
    undoEntries.removeAll()
    redoEntries.removeAll()
    endsInTyping = false
    units = 0
  }

  /// Counts the newest entry, and drops the oldest where that makes too much.
  ///
  /// Half of what they may hold goes then, so that the cost of an entry stays flat.
  private mutating func grow(by entry: Entry, in direction: Direction) {
    units += entry.units
    guard units > Self.mostUnits else { return }
    let most = Self.mostUnits / 2
    units -= undoEntries.dropOldest(units - most, keeping: direction == .undo ? 1 : 0)
    units -= redoEntries.dropOldest(units - most, keeping: direction == .redo ? 1 : 0)
  }

  /// How an entry belongs to the one before.
  public enum Part: Sendable {
    /// A change of its own.
    case whole
    /// The second half of a key that deletes and inserts.
    case continuation
    /// Typed text, which goes with what was typed right before it.
    case typing
  }

  /// Which way through the history.
  public enum Direction: String, Sendable {
    /// Takes the last change back.
    case undo
    /// Brings the last undone change again.
    case redo
  }
}

extension UndoHistory.Entry {
  /// What the entry counts in its history.
  fileprivate var units: Int { replaced.count + UndoHistory.unitsOfEntry }
}

extension [UndoHistory.Entry] {
  /// Drops the first entries that together count at least `units`, or all but the last `kept`.
  /// - Returns: what those that went counted.
  fileprivate mutating func dropOldest(_ units: Int, keeping kept: Int) -> Int {
    var (dropped, gone) = (0, 0)
    while dropped < units, gone < count - kept {
      dropped += self[gone].units
      gone += 1
    }
    removeFirst(gone)
    return dropped
  }
}
