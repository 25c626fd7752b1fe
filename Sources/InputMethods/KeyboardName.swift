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
  /// Whole emoji, found by their names.
  case emoji
  /// Whole strings, as an input method that composes outside the field.
  case system
  /// Digits.
  case numberpad

  /// A new keyboard of that name.
  public func make() -> any InputMethod {
    switch self {
    case .pinyin: PinyinKeyboard(.full)
    case .pinyin9: PinyinKeyboard(.nineKeys)
    case .zhuyin: PinyinKeyboard(.zhuyin)
    case .english: EnglishKeyboard()
    case .english9: MultiTapKeyboard()
    case .handwriting: HandwritingKeyboard()
    case .emoji: EmojiKeyboard()
    case .system: WholeStringKeyboard()
    case .numberpad: NumberPad()
    case .hangul: HangulKeyboard()
    case .kana: KanaKeyboard()
    case .romaji: RomajiKeyboard()
    }
  }

  /// Whether a suggestion with nothing marked is the word to come, as on keyboards that compose words;
  /// on the others it replaces the word before the caret.
  public var suggestsNextWord: Bool {
    switch self {
    case .pinyin, .pinyin9, .kana, .romaji, .zhuyin, .handwriting: true
    case .english, .english9, .hangul, .emoji, .system, .numberpad: false
    }
  }

  /// Whether a secure field allows the keyboard: none that composes, offers words or is the user's own.
  public var servesSecureEntry: Bool {
    switch self {
    case .english, .english9, .numberpad: true
    case .pinyin, .pinyin9, .hangul, .kana, .romaji, .zhuyin, .handwriting, .emoji, .system: false
    }
  }
}
