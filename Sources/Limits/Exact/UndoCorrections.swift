import TextField

/// Where undo has recorded something else than what became of a change.
///
/// The system records a change after the handler has cut it, as it was before the cut; and it records a
/// paste that was refused. Taken at its word, the entry lies outside the text or over text that it has
/// nothing to do with. So it is remembered what stands in the place of each such entry.
struct UndoCorrections: Hashable, Sendable {
  private struct Correction: Hashable, Sendable {
    var recorded: Range<Int>
    var actual: Range<Int>
    /// The hash of the text in which this holds: undo goes back to it before it asks.
    var text: Int
  }

  private static let capacity = 64
  private var corrections: [Correction] = []

  /// Of what is recorded as `recorded`, `actual` has stayed.
  mutating func noteCut(to actual: Range<Int>, recorded: Range<Int>, in text: UTF16Text) {
    guard actual != recorded else { return }
    append(Correction(recorded: recorded, actual: actual, text: text.hashValue))
  }

  /// A change was refused, which the system may record all the same.
  mutating func noteRefusal(of change: ProposedChange, in before: Baseline) {
    let recorded =
      change.range.lowerBound..<change.range.lowerBound + change.replacement.count
    let correction = Correction(
      recorded: recorded, actual: change.range, text: before.text.hashValue)
    append(correction)
  }

  /// What stands in the place of the entry that undo asks about; nil when the entry is right.
  mutating func take(_ entry: ProposedChange, in text: UTF16Text) -> Range<Int>? {
    guard corrections.contains(where: { $0.recorded == entry.range }) else { return nil }
    let hash = text.hashValue
    let index = corrections.lastIndex { $0.recorded == entry.range && $0.text == hash }
    return index.map { corrections.remove(at: $0).actual }
  }

  private mutating func append(_ correction: Correction) {
    if corrections.count == Self.capacity { corrections.removeFirst() }
    corrections.append(correction)
  }
}
