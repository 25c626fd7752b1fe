/// The colours of a style in a picture, on a dark background.
struct SVGColors {
  static let background = "#1c1f26"
  static let foreground = "#d8dce4"

  /// The text's colour.
  let foreground: String
  /// The colour behind it; nil for the picture's own.
  let background: String?

  init(_ style: Style) {
    let (text, behind) = Self.colors(of: style.role)
    if style.attributes.contains(.reverse) {
      foreground = behind ?? Self.background
      background = text
    } else {
      foreground = text
      background = behind
    }
  }

  private static func colors(of role: Style.Role) -> (text: String, behind: String?) {
    switch role {
    case .plain: (foreground, nil)
    case .accent: ("#61afef", nil)
    case .marked: ("#c996e0", nil)
    case .good: ("#8fc379", nil)
    case .bad: ("#ef7e7e", nil)
    case .warning: ("#e0a860", nil)
    case .muted: ("#8f96a3", nil)
    case .selection: ("#ffffff", "#2b5b9e")
    case .highlight: ("#1c1f26", "#e5c44d")
    case .key: ("#56b6c2", nil)
    }
  }
}
