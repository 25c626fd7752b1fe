extension Frame {
  /// Fills a rectangle with one symbol.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - character: What to fill with; only what takes one column fills, all else leaves blanks.
  ///   - style: How it looks.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style = .plain) {
    let glyph = Glyph(character, widths: widths)
    let symbol = glyph.columns == 1 ? glyph.first : .blank
    let area = rect.intersection(bounds)
    for row in area.rowRange {
      put(repeating: symbol, style: style, in: Span(row: row, columns: area.columnRange))
    }
  }

  /// Changes the look of what is in a rectangle already, a wide symbol's other half included.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    for row in area.rowRange {
      var column = area.column
      while column < area.columnRange.upperBound {
        restyle(row: row, column: column, change)
        column += packed[row * size.columns + column].isLeadingHalf ? 2 : 1
      }
    }
  }

  /// Draws a box along the edge of a rectangle; its inside is left as it is.
  ///
  /// - Parameters:
  ///   - rect: The outer edge; a box needs two rows and two columns, else nothing is drawn.
  ///   - border: The characters to draw with.
  ///   - style: How they look.
  ///   - title: A line to put into the upper edge, cut to the room there.
  public mutating func box(
    _ rect: Rect, border: Border = .rounded, style: Style = .plain, title: StyledText = ""
  ) {
    guard rect.size.rows >= 2, rect.size.columns >= 2 else { return }
    let top = rect.row
    let bottom = top + rect.size.rows - 1
    let left = rect.column
    let right = left + rect.size.columns - 1
    for (row, corners) in [(top, border.topCorners), (bottom, border.bottomCorners)] {
      write(corners.left, at: row, left, style: style)
      rule(at: row, columns: left + 1..<right, border: border, style: style)
      write(corners.right, at: row, right, style: style)
    }
    for column in [left, right] {
      let side = Rect(row: top + 1, column: column, rows: rect.size.rows - 2, columns: 1)
      fill(side, with: border.vertical, style: style)
    }
    let room = rect.size.columns - 6
    guard !title.isEmpty, room > 0 else { return }
    let line = StyledText(" ") + title.truncated(to: room, widths) + StyledText(" ")
    write(line, at: top, left + 2)
  }

  /// Draws a horizontal rule.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - columns: The columns, the whole width unless told.
  ///   - border: The characters to draw with.
  ///   - style: How they look.
  public mutating func rule(
    at row: Int, columns: Range<Int>? = nil, border: Border = .rounded, style: Style = .plain
  ) {
    let columns = columns ?? bounds.columnRange
    if widths.columns(of: border.horizontal) == 1 {
      let line = Rect(row: row, column: columns.lowerBound, rows: 1, columns: columns.count)
      fill(line, with: border.horizontal, style: style)
    } else {
      let line = String(repeating: border.horizontal, count: columns.count)
      write(line, at: row, columns.lowerBound, style: style, maxColumns: columns.count)
    }
  }
}
