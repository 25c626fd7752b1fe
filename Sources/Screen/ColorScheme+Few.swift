/// Eight and sixteen colours, which are the theme's.
extension ColorScheme {
  /// The eight, on a background that is dark or not known.
  static func few(_ role: Style.Role) -> Colors {
    switch role {
    case .plain, .muted: .own
    case .accent, .key: .index(6)
    case .marked: .index(5)
    case .good: .index(2)
    case .bad: .index(1)
    case .warning: .index(3)
    case .selection: .index(7, on: 4)
    case .highlight: .index(0, on: 3)
    }
  }

  /// On a light background most of the eight are too pale, and so are the bright ones.
  static func fewOnLight(_ role: Style.Role) -> Colors {
    switch role {
    case .plain, .muted, .good, .warning: .own
    case .accent, .key: .index(4)
    case .marked: .index(5)
    case .bad: .index(1)
    case .selection: .index(7, on: 4)
    case .highlight: .index(0, on: 3)
    }
  }

  /// On a dark background the bright ones are the readable ones.
  static func brightOnDark(_ role: Style.Role) -> Colors {
    switch role {
    case .plain: .own
    case .muted: .index(7)
    case .accent, .key: .index(14)
    case .marked: .index(13)
    case .good: .index(10)
    case .bad: .index(9)
    case .warning: .index(11)
    case .selection: .index(15, on: 4)
    case .highlight: .index(0, on: 11)
    }
  }
}
