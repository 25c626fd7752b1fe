/// A stretch of cells in one row.
public struct Span: Hashable, Sendable {
  /// The row.
  public let row: Int
  /// The columns.
  public let columns: Range<Int>

  /// Makes a stretch; it may reach beyond a frame.
  public init(row: Int, columns: Range<Int>) {
    self.row = row
    self.columns = columns
  }
}

extension Frame {
  /// How near two changed cells are if those between them are painted too, since to skip them costs more.
  private static let smallGap = 4

  /// The cells that must be painted to get from an older frame to this one.
  ///
  /// - Parameter older: What is on the screen, or nothing when that is unknown; a frame of another
  ///   size counts as unknown.
  /// - Returns: Stretches top to bottom, in a row from the left; each begins and ends with whole symbols
  ///   in both frames. Where only the cursor moved there is none.
  public func changes(since older: Frame?) -> [Span] {
    guard let older, older.size == size else {
      guard size.columns > 0 else { return [] }
      return bounds.rowRange.map { Span(row: $0, columns: bounds.columnRange) }
    }
    let sharesMarks = sharesMarks(with: older)
    return packed.withUnsafeBufferPointer { new in
      older.packed.withUnsafeBufferPointer { old in
        // Both halves of a wide symbol hold the symbol, so they differ together or not at all. Marks are
        // compared by where they are listed, and where the lists differ they count as changed.
        guard sharesMarks else {
          return spans(in: bounds.rowRange) { new[$0] != old[$0] || new[$0].marks > 0 }
        }
        // As a rule most rows stay as they are, which is seen at once.
        let rows = bounds.rowRange.filter { PackedCell.differ(new, old, in: places(inRow: $0)) }
        return spans(in: rows) { new[$0] != old[$0] }
      }
    }
  }

  /// Where a row's cells are in the list of cells.
  private func places(inRow row: Int) -> Range<Int> {
    row * size.columns..<(row + 1) * size.columns
  }

  /// The stretches of cells of which something holds, told by their places in the list of cells.
  private func spans(in rows: some Sequence<Int>, of isIncluded: (Int) -> Bool) -> [Span] {
    var spans: [Span] = []
    for row in rows {
      let (start, end) = (places(inRow: row).lowerBound, places(inRow: row).upperBound)
      var place = start
      while let first = (place..<end).first(where: isIncluded) {
        place = first + 1
        while let next = (place..<min(end, place + Self.smallGap)).first(where: isIncluded) {
          place = next + 1
        }
        spans.append(Span(row: row, columns: first - start..<place - start))
      }
    }
    return spans
  }
}
