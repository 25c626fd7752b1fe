/// The structure of a regular expression, as far as it can be matched in one pass over the text.
indirect enum PatternSyntax: Hashable, Sendable {
  /// One scalar that the atom of this number matches.
  case atom(Int)
  /// A place, nothing is consumed.
  case anchor(Anchor)
  /// One after the other.
  case sequence([PatternSyntax])
  /// One of these.
  case choice([PatternSyntax])
  /// So many times; without end when `most` is nil.
  case repeated(PatternSyntax, least: Int, most: Int?)

  /// A place in a text.
  enum Anchor: Hashable, Sendable {
    /// `^`, `\A`.
    case start
    /// `$`, `\Z`: the end, or before a line break that ends the text.
    case endOrLastBreak
    /// `\z`.
    case end
    /// `\b`, or `\B`.
    case wordBoundary(Bool)
  }
}
