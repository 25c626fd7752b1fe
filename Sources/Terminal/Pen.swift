import Screen

/// What curses draws a style with.
struct Pen: Equatable {
  /// The attributes' bits.
  let attributes: UInt32
  /// The number of a pair of colours, 0 for the terminal's own.
  let pair: Int16
}

/// Which pen a style gets on the terminal at hand.
struct Palette {
  /// The colours that curses knows by the roles' numbers.
  let scheme: ColorScheme

  /// The pen for a style.
  func pen(for style: Style) -> Pen {
    let hasColors = scheme.colors(of: style.role) != .own
    return Pen(
      attributes: Curses.bits(scheme.attributes(of: style)), pair: hasColors ? style.role.pair : 0)
  }
}

extension Style.Role {
  /// The number under which curses keeps the role's colours; 0 is the terminal's own pair.
  var pair: Int16 { Int16(rawValue) }
}

extension TerminalColor {
  /// The colour's number for curses, which takes a true colour as its value on terminals whose type says
  /// so.
  var number: Int32 {
    switch self {
    case .indexed(let index): Int32(index)
    case .rgb(let color): Int32(color.hex)
    }
  }
}
