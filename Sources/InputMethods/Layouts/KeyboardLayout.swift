/// What is on a keyboard as a phone shows it: rows of keys, with what is printed on each, how wide it is
/// and what tapping it does.
///
/// It says where keys are and nothing about what becomes of them; a keyboard that takes more than it
/// shows, such as any character, is shown with what a phone shows.
public struct KeyboardLayout: Hashable, Sendable {
  /// The sets of keys between which a keyboard switches.
  public enum Layer: Hashable, Sendable, CaseIterable {
    /// Small letters, or whatever the keyboard is for.
    case letters
    /// What Shift gives.
    case capitals
    /// Digits and punctuation.
    case symbols
  }

  /// What tapping a key does.
  public enum Action: Hashable, Sendable {
    /// Presses the key.
    case press(Key)
    /// Picks the candidate in this place among those in sight, counted from 0.
    case pick(Int)
    /// Sends a whole string, as an input method that composed it elsewhere.
    case insert(String)
    /// Shows another set of keys.
    case show(Layer)
    /// Switches to the next keyboard.
    case nextKeyboard
  }

  /// One key.
  public struct Cap: Hashable, Sendable {
    /// What is printed on it.
    public let label: String
    /// How wide it is, in halves of a letter's key.
    public let width: Int
    /// What tapping it does.
    public let action: Action
    /// What a tester types for the same key: a capital, the Latin letter of a jamo, a flicked kana.
    public let aliases: Set<Character>

    init(_ label: String, width: Int = 2, _ action: Action, aliases: Set<Character> = []) {
      self.label = label
      self.width = width
      self.action = action
      self.aliases = aliases
    }

    /// Whether pressing `key` is pressing this one.
    public func stands(for key: Key) -> Bool {
      if action == .press(key) { return true }
      guard case .character(let character) = key else { return false }
      return aliases.contains(character)
    }
  }

  /// The rows from the top, the keys of each from the left; shorter rows stand in the middle.
  public let rows: [[Cap]]

  /// All keys, row by row.
  public var caps: [Cap] { rows.flatMap(\.self) }

  /// The same with other words on the keys that do something, for keyboards that write no language.
  public func labelling(_ labels: [Action: String]) -> KeyboardLayout {
    KeyboardLayout(
      rows: rows.map { row in
        row.map {
          Cap(labels[$0.action] ?? $0.label, width: $0.width, $0.action, aliases: $0.aliases)
        }
      })
  }

  /// The width of the widest row, in halves of a letter's key.
  public var width: Int { rows.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 0 }
}

extension KeyboardName {
  /// What a phone shows of the keyboard.
  /// - Parameters:
  ///   - layer: which set of keys; a keyboard that has no such set shows its only one.
  ///   - candidates: the candidates in sight, for keyboards whose keys they are.
  /// - Returns: the keys.
  public func layout(
    _ layer: KeyboardLayout.Layer = .letters, candidates: [String] = []
  ) -> KeyboardLayout {
    switch self {
    case .pinyin: .letters(layer, words: .chinese, beside: [.key("'")])
    case .english: .letters(layer, words: .english)
    case .romaji:
      .letters(
        layer, words: .japanese, beside: [.key("'")], middle: [.key("-", "ー", aliases: ["ー"])])
    case .hangul: .hangul(layer)
    case .zhuyin: .zhuyin(layer)
    case .pinyin9: .pinyinPad
    case .english9: .englishPad
    case .kana: .kanaPad
    case .numberpad: .numberPad
    case .emoji: .emoji(candidates)
    case .handwriting: .drawing
    case .system: .wholeStrings
    }
  }

  /// The sets of keys that the keyboard has.
  public var layers: [KeyboardLayout.Layer] {
    switch self {
    case .pinyin, .english, .romaji, .hangul: [.letters, .capitals, .symbols]
    case .zhuyin: [.letters, .symbols]
    case .pinyin9, .english9, .kana, .numberpad, .emoji, .handwriting, .system: [.letters]
    }
  }
}
