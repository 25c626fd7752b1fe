import TextField

/// The letters of a composition, as they stand in marked text.
enum ComposingLetters {
  /// How many units of a mark are letters: separators are put in by the system.
  static func count(in marked: UTF16Text) -> Int {
    marked.units.count { !separators.contains($0) }
  }

  /// Whether a key of nine-grid pinyin stands for its letters: ➊ to ➓, and ☻.
  static func isPlaceholder(_ text: UTF16Text) -> Bool {
    text.count == 1 && isPlaceholder(text[0])
  }

  /// Whether the text is one key of a composition, and no candidate.
  static func isKey(_ text: UTF16Text) -> Bool {
    guard text.count == 1, let scalar = Unicode.Scalar(text[0]) else { return false }
    return switch scalar.value {
    case 0x21...0x7E, 0x2006: true
    // Bopomofo and its tone marks, kana, Hangul letters.
    case 0x2CA, 0x2C7, 0x2CB, 0x2D9, 0x3041...0x30FF, 0x3105...0x312F, 0x3131...0x318E: true
    default: isPlaceholder(text[0])
    }
  }

  /// Hiragana and katakana.
  static let kana: ClosedRange<UInt16> = 0x3041...0x30FF

  /// Whether the text is one of the letters with which romaji writes a kana's vowel.
  static func isVowel(_ text: UTF16Text) -> Bool {
    text.count == 1 && vowels.contains(text[0])
  }

  /// Whether the text is a letter that waits for its vowel.
  static func isConsonant(_ text: UTF16Text) -> Bool {
    text.count == 1 && (0x61...0x7A).contains(text[0]) && !vowels.contains(text[0])
  }

  private static let vowels = Set("aiueo".utf16)

  /// Whether the text may be marked text of nothing but keys, as backspace leaves it.
  static func areKeys(_ text: UTF16Text) -> Bool {
    text.indices.allSatisfy { separators.contains(text[$0]) || isKey(text[$0..<$0 + 1]) }
  }

  private static let separators: Set<UInt16> = [0x20, 0x27, 0x2006]

  private static func isPlaceholder(_ unit: UInt16) -> Bool {
    (0x278A...0x2793).contains(unit) || unit == 0x263B
  }
}
