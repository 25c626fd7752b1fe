/// How pinyin syllables are written in bopomofo, by rule: an initial, and what follows it.
enum ZhuyinSpelling {
  /// The bopomofo of a syllable.
  ///
  /// - Parameter pinyin: Lower-case letters, `v` for ü.
  /// - Returns: The symbols, without tone; nil for what is no Mandarin syllable.
  static func bopomofo(of pinyin: String) -> String? {
    let sounds = written(pinyin)
    let length = sounds.hasSecondH ? 2 : 1
    guard let initial = initials[String(sounds.prefix(length))] else { return finals[sounds] }
    let rest = String(sounds.dropFirst(length))
    // zhi, chi, shi, ri, zi, ci, si: their i is not written.
    if rest == "i", "ㄓㄔㄕㄖㄗㄘㄙ".contains(initial) { return initial }
    return finals[rest].map { initial + $0 }
  }

  /// The syllable with its sounds as they are: pinyin writes i and u as y and w where they begin a
  /// syllable, and ü as u where no u could follow.
  private static func written(_ pinyin: String) -> String {
    let rest = pinyin.dropFirst()
    switch pinyin.first {
    case "y" where rest.hasPrefix("u"): return "v" + rest.dropFirst()
    case "y" where rest.hasPrefix("i"): return String(rest)
    case "y" where rest == "ou": return "iu"
    case "y": return "i" + rest
    case "w" where rest.hasPrefix("u"): return String(rest)
    case "w" where rest == "ei": return "ui"
    case "w" where rest == "en": return "un"
    case "w": return "u" + rest
    case "j" where rest.hasPrefix("u"), "q" where rest.hasPrefix("u"),
      "x" where rest.hasPrefix("u"):
      return pinyin.prefix(1) + "v" + rest.dropFirst()
    default: return pinyin
    }
  }

  private static let initials: [String: String] = [
    "b": "ㄅ", "p": "ㄆ", "m": "ㄇ", "f": "ㄈ", "d": "ㄉ", "t": "ㄊ", "n": "ㄋ", "l": "ㄌ",
    "g": "ㄍ", "k": "ㄎ", "h": "ㄏ", "j": "ㄐ", "q": "ㄑ", "x": "ㄒ",
    "zh": "ㄓ", "ch": "ㄔ", "sh": "ㄕ", "r": "ㄖ", "z": "ㄗ", "c": "ㄘ", "s": "ㄙ",
  ]

  private static let finals: [String: String] = [
    "a": "ㄚ", "o": "ㄛ", "e": "ㄜ", "ai": "ㄞ", "ei": "ㄟ", "ao": "ㄠ", "ou": "ㄡ",
    "an": "ㄢ", "en": "ㄣ", "ang": "ㄤ", "eng": "ㄥ", "er": "ㄦ", "ong": "ㄨㄥ",
    "i": "ㄧ", "ia": "ㄧㄚ", "io": "ㄧㄛ", "ie": "ㄧㄝ", "iao": "ㄧㄠ", "iu": "ㄧㄡ",
    "ian": "ㄧㄢ", "in": "ㄧㄣ", "iang": "ㄧㄤ", "ing": "ㄧㄥ", "iong": "ㄩㄥ",
    "u": "ㄨ", "ua": "ㄨㄚ", "uo": "ㄨㄛ", "uai": "ㄨㄞ", "ui": "ㄨㄟ", "uan": "ㄨㄢ",
    "un": "ㄨㄣ", "uang": "ㄨㄤ", "ueng": "ㄨㄥ",
    "v": "ㄩ", "ve": "ㄩㄝ", "van": "ㄩㄢ", "vn": "ㄩㄣ",
  ]
}

extension String {
  fileprivate var hasSecondH: Bool { dropFirst().first == "h" }
}
