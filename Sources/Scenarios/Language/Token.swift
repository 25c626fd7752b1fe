import TextField

/// The smallest part of a line that has a meaning.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A verb, a name, a number.
    case word(String)
    /// A string, its escapes processed.
    case string(UTF16Text)
    /// Between the members of a list.
    case comma
  }

  var kind: Kind
  /// Where it stands, in scalars from the start of its line.
  var scalars: Range<Int>
}
