/// How wide text is on a terminal, as far as an error message needs to know.
///
/// A small rule of its own, because scenarios run without a screen; whoever knows better hands in another.
/// What makes one character is as wide as its widest scalar, as terminals draw it that join emoji (tmux,
/// kitty, Ghostty, iTerm2); behind a family the caret of older ones stands too far left.
public struct CellWidth: Sendable {
  /// The cells of one scalar: 0, 1 or 2.
  public let scalar: @Sendable (Unicode.Scalar) -> Int

  /// A rule for single scalars.
  public init(_ scalar: @escaping @Sendable (Unicode.Scalar) -> Int) {
    self.scalar = scalar
  }

  /// Combining marks and format characters 0, East Asian wide ones and emoji 2, all others 1.
  public static let standard = CellWidth { scalar in
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if 0x1160...0x11FF ~= scalar.value { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0 ~= scalar.value } ? 2 : 1
  }

  /// The blocks of EastAsianWidth.txt whose characters are W or F, gaps within them included.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]

  /// The text with spaces behind it, up to so many cells.
  func padded(_ text: String, to cells: Int) -> String {
    text + String(repeating: " ", count: max(0, cells - self.cells(text.unicodeScalars)))
  }

  /// The cells of the widest of some texts; 0 of none.
  func widest(of texts: [String]) -> Int {
    texts.map { cells($0.unicodeScalars) }.max() ?? 0
  }

  /// The cells of one character: a flag, or what is to be drawn as emoji, takes two.
  func cells(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    return scalars.contains("\u{FE0F}") && scalars.count > 1
      ? 2 : scalars.reduce(0) { max($0, scalar($1)) }
  }

  /// The cells from the start of a line to after `scalars`; a tab reaches the next multiple of eight.
  /// - Parameters:
  ///   - scalars: a part of the line.
  ///   - start: the cells before it.
  /// - Returns: the cells up to its end.
  func cells(_ scalars: some Sequence<Unicode.Scalar>, from start: Int = 0) -> Int {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text).reduce(start) { column, next in
      next == "\t" ? (column / 8 + 1) * 8 : column + cells(next)
    }
  }
}
