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
  /// Whether roles are shown by colours; if not, some are shown by attributes of their own.
  let hasColors: Bool

  /// The pen for a style.
  func pen(for style: Style) -> Pen {
    let attributes = hasColors ? style.attributes : style.attributes.union(style.role.substitute)
    return Pen(attributes: Curses.bits(attributes), pair: hasColors ? style.role.pair : 0)
  }
}
