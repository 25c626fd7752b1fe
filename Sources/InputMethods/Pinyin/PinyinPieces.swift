/// Keys cut into syllables, with the keys that have no reading as a last piece.
struct PinyinPieces {
  private let keys: [UInt8]
  private let syllables: [PinyinDecoder.Syllable]
  private let tail: Range<Int>

  init(keys: [UInt8], syllables: [PinyinDecoder.Syllable]) {
    self.keys = keys
    self.syllables = syllables
    tail = (syllables.last?.keys.upperBound ?? 0)..<keys.count
  }

  /// The pieces as typed.
  var typed: [String] {
    syllables.enumerated().map { index, syllable in
      // Apostrophes before the first syllable have no syllable that they end.
      string((index == 0 ? 0 : syllable.keys.lowerBound)..<syllable.keys.upperBound)
    } + rawTail
  }

  /// The pieces as the field shows them: letters and bopomofo as typed, digits in the letters of
  /// the syllables, each as far as it was typed.
  func spelled(on keypad: PinyinKeypad, by dictionary: PinyinDictionary) -> [String] {
    switch keypad {
    case .letters: typed
    case .digits: lettered(by: dictionary)
    case .zhuyin: typed.map { String($0.map(bopomofo)) }
    }
  }

  private func bopomofo(_ key: Character) -> Character {
    key.asciiValue.flatMap(ZhuyinSymbol.symbol(onKey:)) ?? key
  }

  private func lettered(by dictionary: PinyinDictionary) -> [String] {
    syllables.enumerated().map { index, syllable in
      let count = syllable.keys.count { keys[$0] != UInt8(ascii: "'") }
      let leading = index == 0 ? string(0..<syllable.keys.lowerBound) : ""
      let apostrophes = string(syllable.keys.lowerBound + count..<syllable.keys.upperBound)
      return leading + dictionary.syllables[syllable.number].prefix(count) + apostrophes
    } + rawTail
  }

  private var rawTail: [String] { tail.isEmpty ? [] : [string(tail)] }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: keys[range], as: UTF8.self)
  }
}
