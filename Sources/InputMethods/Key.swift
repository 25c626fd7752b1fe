/// A key as it is pressed, before any keyboard gives it a meaning.
public enum Key: Hashable, Sendable {
  /// A key with something printed on it: a letter, a digit, a whole emoji.
  case character(Character)
  /// The space bar.
  case space
  /// Return.
  case `return`
  /// The delete key.
  case backspace
  /// Escape: gives a composition up.
  case escape
  /// One composed sequence to the left.
  case left
  /// One composed sequence to the right.
  case right
  /// The start of the text.
  case home
  /// The end of the text.
  case end
  /// Tab. A text field leaves it to the focus system.
  case tab

  /// The keys that scenarios write in braces, by their names.
  public static let named: [(name: String, key: Key)] = [
    ("space", .space), ("return", .return), ("backspace", .backspace), ("escape", .escape),
    ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("tab", .tab),
  ]
}
