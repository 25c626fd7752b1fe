/// The keyboards of the scenario language.
public enum KeyboardName: String, CaseIterable, Sendable {
  /// Pinyin with 26 keys.
  case pinyin
  /// Pinyin with nine keys.
  case pinyin9
  /// English with 26 keys.
  case english
  /// English with nine keys, the Latin mode of the Chinese nine-grid.
  case english9
  /// Hangul, two-set.
  case hangul
  /// Kana with twelve keys.
  case kana
  /// Kana from Latin letters, with conversion to kanji.
  case romaji
  /// Zhuyin (bopomofo).
  case zhuyin
  /// Characters drawn with a finger.
  case handwriting
  /// Whole emoji.
  case emoji
  /// Whole strings, as an input method that composes outside the field.
  case system
  /// Digits.
  case numberpad

  /// The keyboards that this version has.
  public static let available = allCases.filter { $0.make() != nil }

  /// A new keyboard of that name, or nil where this version does not have it yet.
  public func make() -> (any InputMethod)? {
    switch self {
    case .pinyin: PinyinKeyboard(.full)
    case .pinyin9: PinyinKeyboard(.nineKeys)
    case .zhuyin: PinyinKeyboard(.zhuyin)
    case .english: EnglishKeyboard()
    case .english9: MultiTapKeyboard()
    case .emoji: EmojiKeyboard()
    case .system: WholeStringKeyboard()
    case .numberpad: NumberPad()
    case .hangul: HangulKeyboard()
    case .kana: KanaKeyboard()
    case .romaji: RomajiKeyboard()
    case .handwriting: nil
    }
  }
}
