import Screen

/// How many colours a terminal has to choose from.
enum ColorDepth {
  case eight
  case manyFixed

  init(colors: Int) { self = colors >= 256 ? .manyFixed : .eight }
}

extension Style.Role {
  /// The number under which curses keeps the role's colours; 0 is the terminal's own pair.
  var pair: Int16 { self == .plain ? 0 : Int16(rawValue) }

  /// The role's colours, −1 for the terminal's own.
  ///
  /// The background is not known, so text colours are of middling brightness, with a contrast of
  /// about 4 to 1 against both black and white; whatever has a background brings its own text
  /// colour. With eight colours the user's theme has to see to that.
  func colors(_ depth: ColorDepth) -> (foreground: Int16, background: Int16) {
    switch (self, depth) {
    case (.plain, _): (-1, -1)
    case (.accent, .manyFixed): (32, -1)
    case (.accent, .eight): (6, -1)
    case (.marked, .manyFixed): (133, -1)
    case (.marked, .eight): (5, -1)
    case (.good, .manyFixed): (28, -1)
    case (.good, .eight): (2, -1)
    case (.bad, .manyFixed): (160, -1)
    case (.bad, .eight): (1, -1)
    case (.warning, .manyFixed): (130, -1)
    case (.warning, .eight): (3, -1)
    case (.muted, .manyFixed): (243, -1)
    case (.muted, .eight): (-1, -1)
    case (.selection, .manyFixed): (231, 25)
    case (.selection, .eight): (7, 4)
    case (.highlight, .manyFixed): (16, 220)
    case (.highlight, .eight): (0, 3)
    case (.key, .manyFixed): (30, -1)
    case (.key, .eight): (6, -1)
    }
  }

  /// What sets the role off where there are no colours.
  var substitute: Style.Attributes {
    switch self {
    case .plain, .good, .warning: []
    case .accent, .key, .bad: .bold
    case .marked: .underline
    case .muted: .dim
    case .selection, .highlight: .reverse
    }
  }
}
