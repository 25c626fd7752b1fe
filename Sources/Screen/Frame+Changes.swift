/// A stretch of cells in one row.
public struct Span: Hashable, Sendable {
  /// The row.
  public let row: Int
  /// The columns.
  public let columns: Range<Int>
}

extension Frame {
  /// The cells that must be painted to get from an older frame to this one.
  ///
  /// - Parameter older: What is on the screen, or nothing when that is unknown; a frame of another
  ///   size counts as unknown.
  /// - Returns: At most one stretch a row, top to bottom; it begins and ends with whole symbols in
  ///   both frames. Where only the cursor moved there is none.
  public func changes(since older: Frame?) -> [Span] {
    guard let older, older.size == size else {
      guard size.columns > 0 else { return [] }
      return bounds.rowRange.map { Span(row: $0, columns: bounds.columnRange) }
    }
    let sharesMarks = sharesMarks(with: older)
    return bounds.rowRange.compactMap { row in
      changedColumns(packedCells(inRow: row), older.packedCells(inRow: row), sharesMarks)
        .map { Span(row: row, columns: $0) }
    }
  }

  /// Both halves of a wide symbol hold the symbol, so they differ together or not at all.
  ///
  /// Marks are compared by where they are listed, and where the lists differ they count as changed.
  private func changedColumns(
    _ new: ArraySlice<PackedCell>, _ old: ArraySlice<PackedCell>, _ sharesMarks: Bool
  ) -> Range<Int>? {
    if sharesMarks, new == old { return nil }
    func differs(_ index: Int) -> Bool {
      new[index] != old[index] || (!sharesMarks && new[index].marks > 0)
    }
    guard let first = new.indices.first(where: differs), let last = new.indices.last(where: differs)
    else { return nil }
    return first - new.startIndex..<last + 1 - new.startIndex
  }
}
