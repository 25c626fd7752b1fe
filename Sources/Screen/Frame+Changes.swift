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
    return bounds.rowRange.compactMap { row in
      changedColumns(cells(inRow: row), older.cells(inRow: row)).map { Span(row: row, columns: $0) }
    }
  }

  /// Both halves of a wide symbol hold the symbol, so they differ together or not at all.
  private func changedColumns(_ new: ArraySlice<Cell>, _ old: ArraySlice<Cell>) -> Range<Int>? {
    guard let first = new.indices.first(where: { new[$0] != old[$0] }),
      let last = new.indices.last(where: { new[$0] != old[$0] })
    else { return nil }
    return first - new.startIndex..<last + 1 - new.startIndex
  }
}
