/// What the keys of a pinyin keyboard stand for.
///
/// An engine takes keys as ASCII characters, one byte each, whatever is printed on them.
public enum PinyinKeypad: Hashable, Sendable, CaseIterable {
  /// One letter a key: `a`–`z`, upper case folded, `v` for ü.
  case letters
  /// The nine-key pad: `2`–`9`, each three or four letters.
  ///
  /// A syllable that the user has fixed takes its letters instead, the last one a capital: `mI426` is
  /// `mi` and then any of `426`. An initial (`N`, `zH`) stands for all that begin so.
  case digits
  /// Bopomofo, by the Latin keys of the standard layout: `j;` for ㄨㄤ, see `ZhuyinSymbol`.
  ///
  /// The tone keys end a syllable and mean nothing else, because the dictionary has no tones.
  case zhuyin

  /// The number of different codes.
  var codeCount: Int {
    switch self {
    case .letters: 26
    case .digits: 8 + 26 + 26
    case .zhuyin: ZhuyinSymbol.sounds.count
    }
  }

  /// What a key as typed is to the decoder.
  func reading(ofKey key: UInt8) -> PinyinLattice.Key {
    if endsSyllable(key) { return .apostrophe }
    return code(ofKey: key).map(PinyinLattice.Key.code) ?? .other
  }

  /// Whether a key ends the syllable before it.
  func endsSyllable(_ key: UInt8) -> Bool {
    key == UInt8(ascii: "'") || self == .zhuyin && ZhuyinSymbol.isTone(key)
  }

  private func code(ofKey key: UInt8) -> UInt8? {
    switch (self, key) {
    case (.letters, 0x61...0x7A): key - 0x61
    case (.letters, 0x41...0x5A): key - 0x41
    case (.digits, 0x32...0x39): key - 0x32
    case (.digits, 0x41...0x5A): Self.code(ofFixed: key - 0x41, isLast: true)
    case (.digits, 0x61...0x7A): Self.code(ofFixed: key - 0x61, isLast: false)
    case (.zhuyin, _): ZhuyinSymbol.code(ofKey: key)
    default: nil
    }
  }

  /// The code of a letter, by its place in the alphabet, in a syllable that the user has fixed.
  ///
  /// Last letters have codes of their own, so that `xIaN` is not `xiaN`.
  static func code(ofFixed letter: UInt8, isLast: Bool) -> UInt8 {
    letter + (isLast ? 8 : 8 + 26)
  }

  /// The digit on which a letter of either case stands; other keys as they are.
  static func digit(of key: UInt8) -> UInt8 {
    switch key {
    case 0x41...0x5A: keyOfLetter[Int(key - 0x41)] + 0x32
    case 0x61...0x7A: keyOfLetter[Int(key - 0x61)] + 0x32
    default: key
    }
  }

  /// The place among the pad keys of each letter.
  static let keyOfLetter: [UInt8] = [
    0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7,
  ]
}
