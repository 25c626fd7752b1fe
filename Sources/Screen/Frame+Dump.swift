extension Frame {
  /// The rows as text, one a line, trailing blanks left out: what golden files hold.
  public var text: String { text(cursor: nil) }

  /// The rows as text, with a mark in front of the cell where the cursor is.
  ///
  /// - Parameter mark: What to mark the cursor with, such as `"‸"`; nothing for no mark.
  /// - Returns: As many lines as there are rows.
  public func text(cursor mark: Character?) -> String {
    bounds.rowRange.map { rowText($0, mark: mark) }.joined(separator: "\n")
  }

  /// One row as text, trailing blanks left out.
  public func text(inRow row: Int) -> String { rowText(row, mark: nil) }

  /// The styles other than plain, one row a line: `4: 0–9 accent bold, 12–13 marked underline`.
  ///
  /// Columns are inclusive. Rows that are plain throughout are left out.
  public var styleMap: String {
    bounds.rowRange.compactMap { row in
      let runs = styleRuns(inRow: row)
      guard !runs.isEmpty else { return nil }
      let words = runs.map { "\($0.columns.lowerBound)–\($0.columns.upperBound - 1) \($0.style)" }
      return "\(row): " + words.joined(separator: ", ")
    }.joined(separator: "\n")
  }

  /// The stretches of a row that are not plain, from the left.
  public func styleRuns(inRow row: Int) -> [(columns: Range<Int>, style: Style)] {
    var runs: [(columns: Range<Int>, style: Style)] = []
    for (column, cell) in cells(inRow: row).enumerated() where cell.style != .plain {
      if let last = runs.last, last.columns.upperBound == column, last.style == cell.style {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        runs.append((column..<column + 1, cell.style))
      }
    }
    return runs
  }

  private func rowText(_ row: Int, mark: Character?) -> String {
    let cells = cells(inRow: row)
    let isMarked = mark != nil && cursor?.row == row
    let used = cells.lastIndex { $0.symbol != .blank }.map { $0 - cells.startIndex + 1 } ?? 0
    let shown = max(used, isMarked ? cursor?.column ?? 0 : 0)
    var text = ""
    for (column, cell) in cells.enumerated().prefix(shown) {
      if let mark, isMarked, cursor?.column == column { text.append(mark) }
      if !cell.isTrailingHalf { text += cell.symbol.text }
    }
    if let mark, isMarked, let column = cursor?.column, column >= shown { text.append(mark) }
    return text
  }
}
