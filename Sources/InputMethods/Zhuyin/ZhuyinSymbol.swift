/// The symbols of a Zhuyin keyboard and the Latin keys on which the standard (Dachen) layout has them.
enum ZhuyinSymbol {
  /// The sounds: initials, medials, finals.
  static let sounds = Array("ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦ")
  private static let soundKeys = Array("1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/-".utf8)

  /// The tones, from the first to the neutral one.
  static let tones = Array("ˉˊˇˋ˙")
  private static let toneKeys = Array(" 6347".utf8)

  private static let keys: [Character: UInt8] = Dictionary(
    uniqueKeysWithValues: zip(sounds + tones, soundKeys + toneKeys))
  private static let symbols: [UInt8: Character] = Dictionary(
    uniqueKeysWithValues: zip(soundKeys + toneKeys, sounds + tones))
  private static let codes: [UInt8: UInt8] = Dictionary(
    uniqueKeysWithValues: soundKeys.enumerated().map { ($1, UInt8($0)) })

  /// The Latin key of a symbol.
  static func key(of symbol: Character) -> UInt8? { keys[symbol] }

  /// The symbol on a Latin key.
  static func symbol(onKey key: UInt8) -> Character? { symbols[key] }

  /// The place of the sound on a Latin key among `sounds`.
  static func code(ofKey key: UInt8) -> UInt8? { codes[key] }

  /// Whether a Latin key has a tone.
  static func isTone(_ key: UInt8) -> Bool { toneKeys.contains(key) }
}
