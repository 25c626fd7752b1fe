/// How a cell looks, in terms of what it means.
///
/// Which colour a role gets is the terminal's business, and a terminal may have none: whatever a
/// colour says, an attribute, a sign or a word must say too.
public struct Style: Hashable, Sendable {
  /// What the text is, which decides its colour.
  public var role: Role
  /// How it is set off without colour.
  public var attributes: Attributes

  /// Makes a style.
  public init(_ role: Role = .plain, _ attributes: Attributes = []) {
    self.role = role
    self.attributes = attributes
  }

  /// Text with nothing special about it.
  public static let plain = Style()
  /// Plain text, bold.
  public static let bold = Style(.plain, .bold)
  /// Plain text, dim.
  public static let dim = Style(.plain, .dim)
  /// Plain text, underlined.
  public static let underline = Style(.plain, .underline)
  /// Plain text, foreground and background exchanged.
  public static let reverse = Style(.plain, .reverse)

  /// The same style with further attributes.
  public func with(_ more: Attributes) -> Style { Style(role, attributes.union(more)) }
}

extension Style {
  /// What a piece of text is.
  public enum Role: UInt8, CaseIterable, Hashable, Sendable {
    /// Ordinary text.
    case plain
    /// Titles, frames in focus and other things to find at a glance.
    case accent
    /// Marked (composing) text.
    case marked
    /// Accepted, passed, within the limit.
    case good
    /// Refused, failed, over the limit.
    case bad
    /// Cut, nearly full, disputed.
    case warning
    /// Hints and what matters less.
    case muted
    /// Selected text.
    case selection
    /// What differs from its neighbours, or the entry under the finger.
    case highlight
    /// Keys in the help line and on the on-screen keyboard.
    case key
  }

  /// Ways to set text off that need no colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold.
    public static let bold = Attributes(rawValue: 1)
    /// Dim.
    public static let dim = Attributes(rawValue: 2)
    /// Underlined.
    public static let underline = Attributes(rawValue: 4)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 8)
  }
}

extension Style: CustomStringConvertible {
  /// The style in words, such as `marked underline`; golden files of styles are made of these.
  public var description: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    let set = names.filter { attributes.contains($0.0) }.map(\.1)
    let words = role == .plain && !set.isEmpty ? set : ["\(role)"] + set
    return words.joined(separator: " ")
  }
}
