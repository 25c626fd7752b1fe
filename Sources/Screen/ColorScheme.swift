/// Which colours the roles of styles get: the one place that knows.
///
/// A terminal's own background is never painted over; only roles that bring a background of their own
/// have both colours. On backgrounds that are known, every text has a contrast of 4.5 to 1 or more
/// with 256 colours and with true colour; with eight and sixteen the user's theme has to see to that,
/// so only colours are used that are readable in the usual ones, and where there is none, the role
/// gets attributes instead. A background that is not known gets colours of middling brightness, with
/// about 4 to 1 against both black and white.
public struct ColorScheme: Hashable, Sendable {
  /// The colours of one role, nil for the terminal's own.
  public struct Colors: Hashable, Sendable {
    /// The text's colour.
    public var foreground: TerminalColor?
    /// The colour behind it.
    public var background: TerminalColor?

    /// The terminal's own colours.
    public static let own = Colors()

    static func rgb(_ foreground: UInt32, on background: UInt32? = nil) -> Colors {
      Colors(
        foreground: .rgb(RGBColor(foreground)),
        background: background.map { .rgb(RGBColor($0)) })
    }

    static func index(_ foreground: UInt8, on background: UInt8? = nil) -> Colors {
      Colors(foreground: .indexed(foreground), background: background.map { .indexed($0) })
    }
  }

  /// How many colours there are.
  public let depth: ColorDepth
  /// What they must be readable on.
  public let backdrop: Backdrop

  /// A scheme.
  public init(depth: ColorDepth, backdrop: Backdrop = .unknown) {
    self.depth = depth
    self.backdrop = backdrop
  }

  /// The colours of a role.
  public func colors(of role: Style.Role) -> Colors {
    switch (depth, backdrop) {
    case (.none, _): .own
    case (.eight, .light), (.sixteen, .light): Self.fewOnLight(role)
    case (.sixteen, .dark): Self.brightOnDark(role)
    case (.eight, _), (.sixteen, .unknown): Self.few(role)
    case (.palette, .dark): Self.paletteOnDark(role)
    case (.palette, .light): Self.paletteOnLight(role)
    case (.palette, .unknown): Self.paletteOnAny(role)
    case (.direct, .dark): Self.directOnDark(role)
    case (.direct, .light): Self.directOnLight(role)
    case (.direct, .unknown): Self.directOnAny(role)
    }
  }

  /// The attributes with which a style is drawn: its own, and those of a role without colours.
  public func attributes(of style: Style) -> Style.Attributes {
    guard colors(of: style.role) == .own else { return style.attributes }
    return style.attributes.union(style.role.substitute)
  }
}

extension Style.Role {
  /// What sets the role off where it has no colours.
  ///
  /// `good` and `warning` have nothing, since they are never without a sign or a word that says the
  /// same; `bad` neither, but must not be overlooked.
  public var substitute: Style.Attributes {
    switch self {
    case .plain, .good, .warning: []
    case .accent, .key, .bad: .bold
    case .marked: .underline
    case .muted: .dim
    case .selection, .highlight: .reverse
    }
  }
}
