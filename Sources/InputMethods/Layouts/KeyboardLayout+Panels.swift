/// The keyboards whose keys are what they offer at the moment.
extension KeyboardLayout {
  /// How many keys a row of candidates has.
  private static let keysInRow = 10

  /// Emoji over which a limit may stumble: of one unit and of many, with a tone, a variation selector, a
  /// keycap, joined ones.
  private static let commonEmoji: [Character] = [
    "😀", "😂", "👍", "👋🏽", "❤️", "☕", "1️⃣", "🇨🇳", "👩‍💻", "👨‍👩‍👧‍👦",
  ]

  /// Characters that are easily mistaken for each other.
  private static let drawn = ["一人大未己日土千口三", "王田由刀天木力氏母又"]

  /// What an input method outside may send at once.
  private static let strings = ["你好", "谢谢", "さくら", "안녕", "hello", "👨‍👩‍👧‍👦"]

  /// Emoji: those that the search has found, else a few, and letters to search with.
  static func emoji(_ candidates: [String]) -> KeyboardLayout {
    let letters = KeyboardLayout.letters(.letters, words: .english).rows
    // No Shift, as a search has no case; in its place stands what changes the tone.
    let last = [Cap("tone", width: 3, .press(.tab))] + letters[2].dropFirst()
    return KeyboardLayout(
      rows: [offered(candidates), letters[0], letters[1], last]
        + [[.globe(), Words.english.spaceBar(width: 13), Words.english.enterKey(width: 4)]])
  }

  /// Handwriting: characters to draw; those that one may be meant for are candidates.
  static let drawing = KeyboardLayout(
    rows: drawn.map { $0.map { Cap.key($0) } } + [
      [
        .globe(), Words.chinese.spaceBar(width: 9), Words.chinese.enterKey(width: 4),
        .backspace(width: 4),
      ]
    ])

  /// Whole strings, in the place of an input method that composes outside.
  static let wholeStrings = KeyboardLayout(rows: [
    strings.map { Cap($0, width: 4, .insert($0)) },
    [
      .globe(width: 4), Words.english.spaceBar(width: 10), Words.english.enterKey(width: 6),
      .backspace(width: 4),
    ],
  ])

  private static func offered(_ candidates: [String]) -> [Cap] {
    guard !candidates.isEmpty else { return commonEmoji.map { Cap.key($0) } }
    return candidates.prefix(keysInRow).enumerated().map { Cap($1, .pick($0)) }
  }
}
