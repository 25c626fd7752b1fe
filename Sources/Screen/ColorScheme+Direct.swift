/// True colour.
extension ColorScheme {
  /// On a dark background; pictures have these.
  static func directOnDark(_ role: Style.Role) -> Colors {
    switch role {
    case .plain: .own
    case .accent: .rgb(0x61AFEF)
    case .marked: .rgb(0xC996E0)
    case .good: .rgb(0x8FC379)
    case .bad: .rgb(0xEF7E7E)
    case .warning: .rgb(0xE0A860)
    case .muted: .rgb(0x8F96A3)
    case .selection: .rgb(0xFFFFFF, on: 0x2B5B9E)
    case .highlight: .rgb(0x1C1F26, on: 0xE5C44D)
    case .key: .rgb(0x56B6C2)
    }
  }

  /// On a light background.
  static func directOnLight(_ role: Style.Role) -> Colors {
    switch role {
    case .plain: .own
    case .accent: .rgb(0x0B5FA5)
    case .marked: .rgb(0x85269B)
    case .good: .rgb(0x1A651A)
    case .bad: .rgb(0xB3141C)
    case .warning: .rgb(0x8A4F00)
    case .muted: .rgb(0x575E6B)
    case .selection: .rgb(0xFFFFFF, on: 0x2B5B9E)
    case .highlight: .rgb(0x1C1F26, on: 0xF2CC3D)
    case .key: .rgb(0x00606B)
    }
  }

  /// On a background that is not known: what the palette has, exactly.
  static func directOnAny(_ role: Style.Role) -> Colors {
    let colors = paletteOnAny(role)
    return Colors(
      foreground: colors.foreground?.rgb.map { .rgb($0) },
      background: colors.background?.rgb.map { .rgb($0) })
  }
}
