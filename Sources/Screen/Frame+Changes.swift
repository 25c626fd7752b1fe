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

  private func changedColumns(_ new: ArraySlice<Cell>, _ old: ArraySlice<Cell>) -> Range<Int>? {
    let base = new.startIndex
    guard var first = new.indices.first(where: { new[$0] != old[$0] }),
      var last = new.indices.last(where: { new[$0] != old[$0] })
    else { return nil }
    // Half a wide symbol can be neither written nor left standing.
    while first > base, new[first].isTrailingHalf || old[first].isTrailingHalf { first -= 1 }
    while last < new.endIndex - 1, new[last].isLeadingHalf || old[last].isLeadingHalf { last += 1 }
    return first - base..<last + 1 - base
  }
}
