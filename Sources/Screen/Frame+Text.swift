extension Frame {
  /// Writes a text in one row.
  ///
  /// - Parameters:
  ///   - text: What to write; composed characters are drawn as `Glyph` says.
  ///   - row: The row.
  ///   - column: The first column; it may lie left of the screen, what is left of it is clipped.
  ///   - style: How it looks.
  ///   - maxColumns: How many columns it may take.
  /// - Returns: How many columns it took, clipped ones on the left included.
  @discardableResult
  public mutating func write(
    _ text: String, at row: Int, _ column: Int, style: Style = .plain, maxColumns: Int = .max
  ) -> Int {
    guard bounds.rowRange.contains(row), column < size.columns, maxColumns > 0 else { return 0 }
    let end = column + min(maxColumns, size.columns - column)
    return draw(text, at: row, from: column, to: end, style: style).end - column
  }

  /// Writes a text in one row, with `…` at the end of the room when it does not fit.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - row: The row.
  ///   - column: The first column, inside the screen.
  ///   - style: How it looks.
  ///   - columns: The room.
  public mutating func write(
    _ text: String, at row: Int, _ column: Int, style: Style = .plain, truncatedTo columns: Int
  ) {
    guard bounds.rowRange.contains(row), column < size.columns, columns > 0 else { return }
    let end = column + min(columns, size.columns - column)
    if draw(text, at: row, from: column, to: end, style: style).isCut {
      _ = draw("…", at: row, from: end - 1, to: end, style: style)
    }
  }

  /// Writes a line of several styles, as `write(_:at:_:style:maxColumns:)` does one of one style.
  @discardableResult
  public mutating func write(
    _ line: StyledText, at row: Int, _ column: Int, maxColumns: Int = .max
  ) -> Int {
    guard bounds.rowRange.contains(row), column < size.columns, maxColumns > 0 else { return 0 }
    let end = column + min(maxColumns, size.columns - column)
    var place = column
    for run in line.runs {
      let drawn = draw(run.text, at: row, from: place, to: end, style: run.style)
      place = drawn.end
      guard !drawn.isCut else { break }
    }
    return place - column
  }

  /// Writes a line of several styles, with `…` in the cut run's style when it does not fit.
  public mutating func write(
    _ line: StyledText, at row: Int, _ column: Int, truncatedTo columns: Int
  ) {
    guard bounds.rowRange.contains(row), column < size.columns, columns > 0 else { return }
    let end = column + min(columns, size.columns - column)
    var place = column
    for run in line.runs {
      let drawn = draw(run.text, at: row, from: place, to: end, style: run.style)
      place = drawn.end
      guard drawn.isCut else { continue }
      _ = draw("…", at: row, from: end - 1, to: end, style: run.style)
      break
    }
  }

  /// Writes a text so that it ends at a column, for what is aligned on the right.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - row: The row.
  ///   - end: The column behind the last one to be written.
  ///   - style: How it looks.
  /// - Returns: The first column that was written.
  @discardableResult
  public mutating func write(
    _ text: String, at row: Int, endingAt end: Int, style: Style = .plain
  ) -> Int {
    let start = end - widths.columns(of: text)
    write(text, at: row, start, style: style)
    return start
  }

  /// Draws glyphs until one does not fit, and tells how far it came.
  private mutating func draw(
    _ text: String, at row: Int, from column: Int, to end: Int, style: Style
  ) -> (end: Int, isCut: Bool) {
    // Most of a screen is this, and needs no search for what a character is.
    if column >= 0, let drawn = drawASCII(text, at: row, from: column, to: end, style: style) {
      return drawn
    }
    if column >= 0, text.unicodeScalars.allSatisfy(\.standsAlone) {
      return drawScalars(of: text, at: row, from: column, to: end, style: style)
    }
    var place = column
    var pieces = GlyphSequence(text, widths: widths).makeIterator()
    while let piece = pieces.nextPiece() {
      let columns =
        switch piece {
        case .symbol(let symbol): symbol.columns
        case .glyph(let glyph): glyph.columns
        }
      let next = place + columns
      guard next <= end else { return (place, true) }
      if place >= 0 {
        switch piece {
        case .symbol(let symbol): put(symbol, style: style, row: row, column: place)
        case .glyph(let glyph): put(glyph, style: style, row: row, column: place)
        }
      } else if next > 0 {
        fill(Rect(row: row, column: 0, rows: 1, columns: next), style: style)
      }
      place = next
    }
    return (place, false)
  }

  /// Draws a text if it is printable ASCII throughout.
  private mutating func drawASCII(
    _ text: String, at row: Int, from column: Int, to end: Int, style: Style
  ) -> (end: Int, isCut: Bool)? {
    text.withPrintableASCII { bytes in
      let fitting = bytes.prefix(max(0, end - column))
      put(ascii: fitting, style: style, row: row, column: column)
      return (column + fitting.count, fitting.count < bytes.count)
    }
  }

  /// Draws a text whose scalars all stand alone.
  private mutating func drawScalars(
    of text: String, at row: Int, from column: Int, to end: Int, style: Style
  ) -> (end: Int, isCut: Bool) {
    var place = column
    for scalar in text.unicodeScalars {
      let symbol = Symbol(standingAlone: scalar, widths: widths)
      guard place + symbol.columns <= end else { return (place, true) }
      put(symbol, style: style, row: row, column: place)
      place += symbol.columns
    }
    return (place, false)
  }

  private mutating func put(_ glyph: Glyph, style: Style, row: Int, column: Int) {
    put(glyph.first, style: style, row: row, column: column)
    var place = column + glyph.first.columns
    for symbol in glyph.rest {
      put(symbol, style: style, row: row, column: place)
      place += symbol.columns
    }
  }
}
