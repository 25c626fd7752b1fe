extension Frame {
  /// The frame as an SVG picture, for a browser.
  ///
  /// Cells stand on a grid whatever fonts there are: narrow text of one style is stretched to its columns,
  /// and each wide symbol stands in the middle of its two.
  /// - Parameter title: what the picture is called.
  /// - Returns: the document.
  public func svg(title: String) -> String {
    let width = size.columns * SVGGrid.columnWidth + 2 * SVGGrid.margin
    let height = size.rows * SVGGrid.rowHeight + 2 * SVGGrid.margin
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(title.svgEscaped)</title>
      <rect width="\(width)" height="\(height)" rx="6" fill="\(SVGColors.background)"/>
      <g font-family="\(SVGGrid.fonts)" font-size="\(SVGGrid.fontSize)">

      """
    for row in bounds.rowRange {
      let runs = SVGRun.runs(of: cells(inRow: row))
      for run in runs { text += run.background(row: row) }
      for run in runs { text += run.text(row: row) }
    }
    if let cursor { text += cursorShape(cursor) }
    return text + "</g>\n</svg>\n"
  }

  private func cursorShape(_ cursor: Position) -> String {
    let x = SVGGrid.x(cursor.column)
    let y = SVGGrid.y(cursor.row)
    return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(SVGGrid.columnWidth)\""
      + " height=\"\(SVGGrid.rowHeight)\" fill=\"\(SVGColors.foreground)\" opacity=\"0.55\"/>\n"
  }
}

/// The measures of a picture, in its own units.
enum SVGGrid {
  static let columnWidth = 9
  static let rowHeight = 18
  static let fontSize = 15
  static let margin = 12
  /// How far the base line lies below the top of a row.
  static let ascent = 14
  static let fonts =
    "DejaVu Sans Mono, Menlo, Consolas, Noto Sans Mono CJK SC, PingFang SC, Microsoft YaHei, monospace"

  static func x(_ column: Int) -> Int { margin + column * columnWidth }
  static func y(_ row: Int) -> Int { margin + row * rowHeight }
}

/// A stretch of cells that are drawn as one.
private struct SVGRun {
  var text: String
  var style: Style
  var column: Int
  var columns: Int
  /// Whether other cells may join: only plain narrow text.
  var isNarrow: Bool

  static func runs(of cells: [Cell]) -> [SVGRun] {
    var runs: [SVGRun] = []
    for (column, cell) in cells.enumerated() where !cell.isTrailingHalf {
      let symbol = cell.symbol
      let isNarrow = symbol.columns == 1 && symbol.base.isASCII && symbol.marks.isEmpty
      if let last = runs.last, last.isNarrow, isNarrow, last.style == cell.style {
        runs[runs.count - 1].text += symbol.text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(
          SVGRun(
            text: symbol.text, style: cell.style, column: column, columns: symbol.columns,
            isNarrow: isNarrow))
      }
    }
    return runs
  }

  func background(row: Int) -> String {
    guard let color = SVGColors(style).background else { return "" }
    return "<rect x=\"\(SVGGrid.x(column))\" y=\"\(SVGGrid.y(row))\""
      + " width=\"\(columns * SVGGrid.columnWidth)\" height=\"\(SVGGrid.rowHeight)\""
      + " fill=\"\(color)\"/>\n"
  }

  func text(row: Int) -> String {
    // Blanks behind the text show nothing but a line below them.
    let isUnderlined = style.attributes.contains(.underline)
    let blanks = isUnderlined ? 0 : text.reversed().prefix { $0 == " " }.count
    guard columns > blanks else { return "" }
    let width = (columns - blanks) * SVGGrid.columnWidth
    let x = SVGGrid.x(column)
    // A font may make a symbol wider than its column, but not Han than two.
    let place =
      columns == 1 || isNarrow
      ? "x=\"\(x)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
      : "x=\"\(x + width / 2)\" text-anchor=\"middle\""
    return "<text \(place) y=\"\(SVGGrid.y(row) + SVGGrid.ascent)\"\(appearance)>"
      + String(text.dropLast(blanks)).svgEscaped + "</text>\n"
  }

  private var appearance: String {
    var words = " fill=\"\(SVGColors(style).foreground)\""
    if style.attributes.contains(.bold) { words += " font-weight=\"bold\"" }
    if style.attributes.contains(.dim) { words += " opacity=\"0.65\"" }
    if style.attributes.contains(.underline) { words += " text-decoration=\"underline\"" }
    return words
  }
}

extension String {
  /// The text with markup made harmless, every blank kept.
  fileprivate var svgEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Plain blanks in a row would be one, and at an end none.
      case " ": result += "\u{A0}"
      // What XML cannot hold; a frame has pictures of these already, a title may not.
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
