/// The palette of 256 colours, without the first sixteen, which are the theme's.
extension ColorScheme {
  /// On a dark background.
  static func paletteOnDark(_ role: Style.Role) -> Colors {
    switch role {
    case .plain: .own
    case .accent: .index(75)
    case .marked: .index(176)
    case .good: .index(114)
    case .bad: .index(210)
    case .warning: .index(215)
    case .muted: .index(248)
    case .selection: .index(231, on: 25)
    case .highlight: .index(16, on: 220)
    case .key: .index(80)
    }
  }

  /// On a light background.
  static func paletteOnLight(_ role: Style.Role) -> Colors {
    switch role {
    case .plain: .own
    case .accent: .index(25)
    case .marked: .index(90)
    case .good: .index(22)
    case .bad: .index(124)
    case .warning: .index(94)
    case .muted: .index(240)
    case .selection: .index(231, on: 25)
    case .highlight: .index(16, on: 220)
    case .key: .index(23)
    }
  }

  /// On a background that is not known.
  static func paletteOnAny(_ role: Style.Role) -> Colors {
    switch role {
    case .plain: .own
    case .accent: .index(32)
    case .marked: .index(133)
    case .good: .index(28)
    case .bad: .index(160)
    case .warning: .index(130)
    case .muted: .index(243)
    case .selection: .index(231, on: 25)
    case .highlight: .index(16, on: 220)
    case .key: .index(30)
    }
  }
}
