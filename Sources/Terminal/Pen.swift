import Screen

/// What curses draws a style with.
struct Pen {
  /// The attributes' bits.
  let attributes: UInt32
  /// The number of a pair of colours, 0 for the terminal's own.
  let pair: Int16
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
