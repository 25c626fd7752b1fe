import TextField

/// The composed sequences of a text for which the inspector has room, those around the caret unless it
/// has been scrolled.
///
/// Only what is in sight is looked at, so a long text costs no more than a short one.
struct InspectorWindow {
  /// Where the sequences in sight are, in UTF-16 units.
  private(set) var range = 0..<0
  /// The sequence at the caret, and at the end of the text the last one; nil in an empty text.
  let current: Range<Int>?

  private let text: UTF16Text
  private let detailed: Bool
  /// The most lines that one sequence gets, however many code points it has.
  private let mostLines: Int

  /// Lays the sequences out.
  /// - Parameters:
  ///   - field: the field whose text it is.
  ///   - rows: how many lines there are.
  ///   - offset: by how many sequences it is scrolled back; forward where it is negative.
  ///   - detailed: whether every code point has a line, and not those at the caret alone.
  init(_ field: TextFieldModel, rows: Int, offset: Int, detailed: Bool) {
    text = field.text
    self.detailed = detailed
    mostLines = max(1, rows - 2)
    guard !text.isEmpty, rows > 0 else {
      current = nil
      return
    }
    let caret = min(field.selectedTextRange.upperBound, text.count - 1)
    let current = text.composedSequence(at: caret)
    self.current = current
    var first = start(around: current, rows: rows)
    for _ in 0..<max(0, offset) { first = text.composedBoundary(before: first) }
    for _ in 0..<max(0, -offset) where text.composedBoundary(after: first) < text.count {
      first = text.composedBoundary(after: first)
    }
    range = first..<end(from: first, rows: rows)
  }

  /// How many lines the sequence in `range` gets.
  func lines(for range: Range<Int>) -> Int {
    guard detailed || range == current, range.count > 1 else { return 1 }
    return min(mostLines, max(1, CountingUnit.scalar.count(range, in: text).value))
  }

  /// Where to begin so that a sequence is in sight, with a third of the room for what follows it.
  private func start(around current: Range<Int>, rows: Int) -> Int {
    var left = rows - lines(for: current)
    var end = current.upperBound
    var room = min(left, rows / 3)
    while room > 0, end < text.count {
      let next = end..<text.composedBoundary(after: end)
      room -= lines(for: next)
      left -= lines(for: next)
      end = next.upperBound
    }
    var start = current.lowerBound
    while start > 0 {
      let previous = text.composedBoundary(before: start)..<start
      left -= lines(for: previous)
      guard left >= 0 else { break }
      start = previous.lowerBound
    }
    return start
  }

  /// Where the last sequence ends that has a line, cut at the bottom or not.
  private func end(from start: Int, rows: Int) -> Int {
    var left = rows
    var end = start
    while left > 0, end < text.count {
      let next = end..<text.composedBoundary(after: end)
      left -= lines(for: next)
      end = next.upperBound
    }
    return end
  }
}
