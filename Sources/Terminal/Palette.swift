import Screen

/// What curses draws styled symbols with on the terminal at hand.
struct Palette {
  private static let attributes = 0..<16

  private let scheme: ColorScheme
  /// An empty cell of each style: a frame has thousands of cells, which differ in little but their scalar.
  private let blanks: [Curses.Cell]

  /// Makes a palette.
  ///
  /// - Parameter scheme: The colours that curses knows by the roles' numbers.
  init(scheme: ColorScheme) {
    self.scheme = scheme
    blanks = Style.Role.allCases.flatMap { role in
      Self.attributes.map { bits in
        let style = Style(role, Style.Attributes(rawValue: UInt8(bits)))
        return Curses.cell(.blank, scheme.pen(for: style))
      }
    }
  }

  /// What curses gets for cells of a frame, whole symbols each; a wide one is one cell to it.
  func cells(for cells: [Cell]) -> [Curses.Cell] {
    var result: [Curses.Cell] = []
    result.reserveCapacity(cells.count)
    for cell in cells where !cell.isTrailingHalf {
      result.append(self.cell(cell.symbol, cell.style))
    }
    return result
  }

  private func cell(_ symbol: Symbol, _ style: Style) -> Curses.Cell {
    guard symbol.marks.isEmpty else { return Curses.cell(symbol, scheme.pen(for: style)) }
    let bits = Int(style.attributes.rawValue) % Self.attributes.count
    let blank = blanks[Int(style.role.rawValue) * Self.attributes.count + bits]
    return Curses.cell(symbol.base, like: blank)
  }
}

extension ColorScheme {
  fileprivate func pen(for style: Style) -> Pen {
    let hasColors = colors(of: style.role) != .own
    return Pen(
      attributes: Curses.bits(attributes(of: style)), pair: hasColors ? style.role.pair : 0)
  }
}
