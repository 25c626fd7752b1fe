/// The keys that many keyboards have.
extension KeyboardLayout.Cap {
  /// A key that types the character on it, or one that stands for it.
  static func key(
    _ character: Character, _ label: String? = nil, width: Int = 2, aliases: Set<Character> = []
  ) -> Self {
    Self(
      label ?? String(character), width: width, .press(.character(character)), aliases: aliases)
  }

  /// A letter, for whose capital the same key is pressed.
  static func letter(_ letter: Character) -> Self {
    key(letter, aliases: Set(letter.uppercased() + letter.lowercased()))
  }

  /// Deletes to the left.
  static func backspace(width: Int = 3) -> Self { Self("⌫", width: width, .press(.backspace)) }

  /// The globe, which switches to the next keyboard.
  static func globe(width: Int = 3) -> Self { Self("⊕", width: width, .nextKeyboard) }

  /// Shows capitals, or small letters again.
  static func shift(from layer: KeyboardLayout.Layer) -> Self {
    layer == .capitals
      ? Self("⬆", width: 3, .show(.letters)) : Self("⇧", width: 3, .show(.capitals))
  }

  /// Shows digits and punctuation, or letters again.
  static func switching(from layer: KeyboardLayout.Layer, letters: String) -> Self {
    layer == .symbols
      ? Self(letters, width: 4, .show(.letters)) : Self("123", width: 4, .show(.symbols))
  }
}

extension KeyboardLayout {
  /// What is printed on the keys beside the letters, in the language that the keyboard writes.
  struct Words {
    let space: String
    let enter: String
    let letters: String
    /// The rows of digits and punctuation.
    var symbols = ["1234567890", "-/:;()$&@\"", ".,?!'"]

    private static let wideSymbols = ["1234567890", "-/：；（）¥@“”", "。，、？！"]

    static let english = Words(space: "space", enter: "return", letters: "ABC")
    static let chinese = Words(space: "空格", enter: "换行", letters: "拼音", symbols: wideSymbols)
    static let bopomofo = Words(space: "空格", enter: "換行", letters: "注音", symbols: wideSymbols)
    static let japanese = Words(space: "空白", enter: "改行", letters: "あいう", symbols: wideSymbols)
    static let korean = Words(space: "␣", enter: "⏎", letters: "한글")

    /// The space bar.
    func spaceBar(width: Int, aliases: Set<Character> = []) -> Cap {
      Cap(space, width: width, .press(.space), aliases: aliases)
    }

    /// The return key.
    func enterKey(width: Int) -> Cap { Cap(enter, width: width, .press(.return)) }
  }

  /// The lowest row of a keyboard of letters.
  /// - Parameters:
  ///   - layer: the set of keys that is shown.
  ///   - words: what is printed on its keys.
  ///   - beside: keys at the left of the space bar.
  ///   - width: how wide the row is.
  /// - Returns: the keys, from the left.
  static func lowestRow(
    _ layer: Layer, _ words: Words, beside: [Cap] = [], width: Int = 20
  ) -> [Cap] {
    let left = [Cap.switching(from: layer, letters: words.letters), .globe()] + beside
    let enter = words.enterKey(width: 4)
    let taken = left.reduce(enter.width) { $0 + $1.width }
    return left + [words.spaceBar(width: width - taken), enter]
  }
}
