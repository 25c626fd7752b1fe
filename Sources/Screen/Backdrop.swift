/// What the terminal's own background is like.
public enum Backdrop: String, CaseIterable, Sendable {
  /// Dark, or light.
  case dark, light
  /// Nobody knows; the colours must be readable on both.
  case unknown
}

/// Which background the user says there is.
public enum BackdropChoice: String, CaseIterable, Sendable {
  /// What the environment tells.
  case auto
  /// Dark.
  case dark
  /// Light.
  case light

  /// What becomes of the choice.
  /// - Parameter environment: the value of `COLORFGBG`, which some terminals set: the numbers of the
  ///   foreground and, last, of the background among the sixteen colours, with semicolons between.
  /// - Returns: the background.
  public func backdrop(environment: String) -> Backdrop {
    switch self {
    case .dark: return .dark
    case .light: return .light
    case .auto: break
    }
    guard let last = environment.split(separator: ";").last, let color = Int(last) else {
      return .unknown
    }
    switch color {
    case 0...6, 8: return .dark
    case 7, 9...15: return .light
    default: return .unknown
    }
  }
}
