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
      for column in area.columnRange { put(symbol, style: style, row: row, column: column) }
    }
  }

  /// Changes the look of what is in a rectangle already, a wide symbol's other half included.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    for row in area.rowRange {
      var column = area.column
      while column < area.columnRange.upperBound {
        restyle(row: row, column: column, change)
        column += self[row, column].isLeadingHalf ? 2 : 1
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
    let bottom = rect.row + rect.size.rows - 1
    let right = rect.column + rect.size.columns - 1
    let width = rect.size.columns - 2
    write(border.top(width), at: rect.row, rect.column, style: style)
    write(border.bottom(width), at: bottom, rect.column, style: style)
    for row in rect.row + 1..<bottom {
      write(border.vertical, at: row, rect.column, style: style)
      write(border.vertical, at: row, right, style: style)
    }
    guard !title.isEmpty, width >= 5 else { return }
    let line = StyledText(" ") + title.truncated(to: width - 4, widths) + StyledText(" ")
    write(line, at: rect.row, rect.column + 2)
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
    let range = columns ?? bounds.columnRange
    if widths.columns(of: border.horizontal) == 1, let line = border.horizontal.first {
      fill(
        Rect(row: row, column: range.lowerBound, rows: 1, columns: range.count), with: line,
        style: style)
    } else {
      write(border.rule(range.count), at: row, range.lowerBound, style: style)
    }
  }
}
