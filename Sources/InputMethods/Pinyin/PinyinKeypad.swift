/// What the keys of a pinyin keyboard stand for.
public enum PinyinKeypad: Hashable, Sendable {
  /// One letter a key: `a`–`z`, upper case folded, `v` for ü.
  case letters
  /// The nine-key pad: `2`–`9`, each three or four letters.
  case digits

  /// The number of different codes.
  static let codeCount = 26

  /// The code of a key as typed, or nil for a key that no syllable has.
  func code(ofKey key: UInt8) -> UInt8? {
    switch (self, key) {
    case (.letters, 0x61...0x7A): key - 0x61
    case (.letters, 0x41...0x5A): key - 0x41
    case (.digits, 0x32...0x39): key - 0x32
    default: nil
    }
  }

  /// The code of the key that has `letter`, one of `a`–`z`.
  func code(ofLetter letter: UInt8) -> UInt8 {
    switch self {
    case .letters: letter - 0x61
    case .digits: Self.keyOfLetter[Int(letter - 0x61)]
    }
  }

  private static let keyOfLetter: [UInt8] = [
    0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7,
  ]
}
