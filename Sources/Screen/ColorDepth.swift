/// How many colours there are to choose from.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// None: what a role is, its attributes say.
  case none = 0
  /// The eight of ANSI.
  case eight = 8
  /// These and their bright ones.
  case sixteen = 16
  /// The palette that nearly all terminals share.
  case palette = 256
  /// Any colour.
  case direct = 0x100_0000

  /// The depth of a terminal with so many colours; a negative number is none.
  public init(colors: Int) {
    self = Self.allCases.last { $0.rawValue <= colors } ?? .none
  }

  /// Whether one depth has fewer colours than another.
  public static func < (one: ColorDepth, two: ColorDepth) -> Bool { one.rawValue < two.rawValue }
}

/// Which colours the user wants.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// As many as the terminal has; none where `NO_COLOR` is set.
  case auto
  /// None.
  case never
  /// Eight at most.
  case eight = "8"
  /// Sixteen at most.
  case sixteen = "16"
  /// The palette of 256 at most.
  case palette = "256"
  /// True colour, where the terminal can be told so.
  case direct = "true"

  /// What becomes of the choice: never more than the terminal has.
  /// - Parameters:
  ///   - colors: how many colours the terminal has.
  ///   - noColor: the value of `NO_COLOR`, which any choice but `auto` beats.
  /// - Returns: the depth.
  public func depth(colors: Int, noColor: String = "") -> ColorDepth {
    let most: ColorDepth =
      switch self {
      case .auto: noColor.isEmpty ? .direct : .none
      case .never: .none
      case .eight: .eight
      case .sixteen: .sixteen
      case .palette: .palette
      case .direct: .direct
      }
    return min(most, ColorDepth(colors: colors))
  }
}
