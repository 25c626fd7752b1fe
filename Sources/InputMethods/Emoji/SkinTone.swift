/// A skin tone of the Fitzpatrick scale, as Unicode's five modifiers have it.
public enum SkinTone: Unicode.Scalar, CaseIterable, Sendable {
  /// Types 1 and 2.
  case light = "\u{1F3FB}"
  /// Type 3.
  case mediumLight = "\u{1F3FC}"
  /// Type 4.
  case medium = "\u{1F3FD}"
  /// Type 5.
  case mediumDark = "\u{1F3FE}"
  /// Type 6.
  case dark = "\u{1F3FF}"

  /// The tone that a key stands for on which there is nothing else; nil for other keys.
  public init?(key: Character) {
    guard let modifier = key.unicodeScalars.first, key.unicodeScalars.count == 1 else { return nil }
    self.init(rawValue: modifier)
  }

  /// The tone after `tone`: from none through all to none again.
  static func following(_ tone: SkinTone?) -> SkinTone? {
    guard let tone, let index = allCases.firstIndex(of: tone) else { return allCases.first }
    return allCases.dropFirst(index + 1).first
  }
}

/// The tones in which an emoji is wanted.
enum EmojiTones: Hashable, Sendable {
  /// The yellow one.
  case none
  /// One tone for whoever is in it.
  case one(SkinTone)
  /// Two people, each in a tone of their own.
  case two(SkinTone, SkinTone)

  /// Tones in the order of the people; two equal ones are one, and further ones are not looked at.
  init(_ tones: some Collection<SkinTone>) {
    let second = tones.dropFirst().first
    self =
      switch (tones.first, second) {
      case (let first?, let second?) where first != second: .two(first, second)
      case (let first?, _): .one(first)
      case (nil, _): .none
      }
  }

  /// The tones that are written in a sequence.
  init(in emoji: String) {
    self.init(emoji.unicodeScalars.compactMap(SkinTone.init))
  }
}
