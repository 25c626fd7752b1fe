import TextField

/// A keyboard that composes through pinyin: its keys, and what the delegate hears of them.
public enum PinyinLayout: Hashable, Sendable, CaseIterable {
  /// 26 letters; each is announced as itself (UIKit facts §1).
  case full
  /// Digits of three or four letters, announced as ➋…➒ (§2).
  ///
  /// Assumed, for want of facts: `1` is announced as `'` and ends the syllable while composing, and
  /// types ， otherwise; `0` is the space bar; the face key, `☻` or `^`, is announced as ☻ and types
  /// `^_^`, as a digit shows letters.
  case nineKeys
  /// Bopomofo, by symbols or by the Latin keys of the standard layout, announced as symbols (§1).
  ///
  /// Assumed, for want of facts: no separator stands between syllables. Tones end a syllable and narrow
  /// nothing, because the dictionary has none; it is one of simplified characters.
  case zhuyin

  /// Which keyboard this is.
  public var name: KeyboardName {
    switch self {
    case .full: .pinyin
    case .nineKeys: .pinyin9
    case .zhuyin: .zhuyin
    }
  }

  /// The engine behind the keys: one for all keyboards, so that they share what it remembers.
  var engine: PinyinEngine {
    switch self {
    case .full: .shared
    case .nineKeys: .sharedNineKeys
    case .zhuyin: .sharedZhuyin
    }
  }

  /// What stands between two syllables of marked text.
  func separator(in profile: SystemProfile) -> String {
    self == .zhuyin ? "" : profile.syllableSeparator.string
  }

  /// The keys that pick candidates, where a tester has one set of keys for both.
  var candidateKeys: [Character] {
    // Digits and letters are keys of their own on the others, and capitals are none.
    self == .full ? Array("123456789") : Array("ABCDEFGHI")
  }
}

extension PinyinLayout {
  /// What a key is for.
  enum Meaning: Hashable {
    /// A part of a syllable: the key of the engine, and what the delegate hears.
    case sound(Character, announced: UTF16Text)
    /// Ends the syllable before it; types `otherwise` where nothing is composed.
    case boundary(Character, announced: UTF16Text, otherwise: UTF16Text)
    /// Types a text, and the delegate may hear another.
    case text(UTF16Text, announced: UTF16Text)
    /// Is the space bar.
    case space
    /// There is no such key.
    case none
  }

  /// What the key with `character` on it is for.
  func meaning(of character: Character) -> Meaning {
    let printed = UTF16Text(String(character))
    let plain = Meaning.text(printed, announced: printed)
    switch (self, character) {
    case (.full, "'"), (.nineKeys, "'"):
      return .boundary("'", announced: printed, otherwise: printed)
    case (.full, _): return character.isPlainLetter ? .sound(character, announced: printed) : plain
    case (.nineKeys, "0"): return .space
    case (.nineKeys, "1"): return .boundary("'", announced: "'", otherwise: "，")
    case (.nineKeys, "2"..."9"):
      return character.placeholder.map { .sound(character, announced: $0) } ?? .none
    case (.nineKeys, "☻"), (.nineKeys, "^"): return .text("^_^", announced: "☻")
    case (.nineKeys, _): return character.isPlainLetter ? .none : plain
    case (.zhuyin, _): return bopomofo(character) ?? plain
    }
  }

  /// The meaning of a symbol or of the Latin key that has one.
  private func bopomofo(_ character: Character) -> Meaning? {
    guard let key = ZhuyinSymbol.key(of: character) ?? character.asciiValue,
      let symbol = ZhuyinSymbol.symbol(onKey: key)
    else { return nil }
    let latin = Character(UnicodeScalar(key))
    let printed = UTF16Text(String(symbol))
    return ZhuyinSymbol.isTone(key)
      ? .boundary(latin, announced: printed, otherwise: printed)
      : .sound(latin, announced: printed)
  }
}

extension PinyinEngine {
  /// The engine that keyboards with 26 keys use.
  public static let shared = PinyinEngine()
  fileprivate static let sharedNineKeys = PinyinEngine(keypad: .digits)
  fileprivate static let sharedZhuyin = PinyinEngine(keypad: .zhuyin)
}

extension Character {
  /// Whether the key is a letter of the Latin alphabet without marks.
  fileprivate var isPlainLetter: Bool {
    asciiValue.map { (0x61...0x7A).contains($0 | 0x20) } ?? false
  }

  /// The circled digit, ➋ to ➒, that the delegate hears of a pad key.
  fileprivate var placeholder: UTF16Text? {
    wholeNumberValue.map { UTF16Text(units: [0x278B + UInt16($0) - 2]) }
  }
}
