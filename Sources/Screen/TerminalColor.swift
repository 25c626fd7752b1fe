/// A colour as a terminal is told about it.
public enum TerminalColor: Hashable, Sendable {
  /// One of the terminal's numbered colours. The first sixteen are whatever the user's theme makes of
  /// them; the others are fixed.
  case indexed(UInt8)
  /// A colour of its own.
  case rgb(RGBColor)

  /// The colour that is seen; nil for the first sixteen, which nobody but the user knows.
  public var rgb: RGBColor? {
    switch self {
    case .rgb(let color): color
    case .indexed(0..<16): nil
    case .indexed(let index) where index < 232: Self.cube(Int(index) - 16)
    case .indexed(let index): Self.grey(Int(index) - 232)
    }
  }

  /// A colour of xterm's cube of 6 × 6 × 6.
  private static func cube(_ place: Int) -> RGBColor {
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    return RGBColor(
      steps[place / 36] << 16 | steps[place / 6 % 6] << 8 | steps[place % 6])
  }

  /// A grey of xterm's ramp of 24.
  private static func grey(_ place: Int) -> RGBColor {
    let part = UInt32(8 + 10 * place)
    return RGBColor(part << 16 | part << 8 | part)
  }
}
