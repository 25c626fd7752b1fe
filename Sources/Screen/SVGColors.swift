/// The colours of a style in a picture, on a dark background.
struct SVGColors {
  static let background = "#1c1f26"
  static let foreground = "#d8dce4"
  private static let scheme = ColorScheme(depth: .direct, backdrop: .dark)

  /// The text's colour.
  let foreground: String
  /// The colour behind it; nil for the picture's own.
  let background: String?

  init(_ style: Style) {
    let colors = Self.scheme.colors(of: style.role)
    let text = colors.foreground?.rgb?.css ?? Self.foreground
    let behind = colors.background?.rgb?.css
    if style.attributes.contains(.reverse) {
      foreground = behind ?? Self.background
      background = text
    } else {
      foreground = text
      background = behind
    }
  }
}
