import SeededRandom
import TextField

/// Scalars that provoke every rule of text breaking, and lone surrogates, for random text.
enum ComposedAlphabet {
  /// Up to `longest` members from a few classes, so that rules meet and runs grow long.
  static func text(longest: Int, using random: inout SplitMix64) -> UTF16Text {
    let palette = (0..<Int.random(in: 1...6, using: &random)).map { _ in pick(classes, &random) }
    let length = Int.random(in: 1...longest, using: &random)
    return UTF16Text(units: (0..<length).flatMap { _ in pick(pick(palette, &random), &random) })
  }

  private static func pick<T>(_ items: [T], _ random: inout SplitMix64) -> T {
    items[Int.random(in: items.indices, using: &random)]
  }

  private static let classes: [[[UInt16]]] =
    [
      "ab1#h:/.", " \n\r\t\u{0}\u{7F}\u{AD}\u{2028}", "\r\n", "中国𠮷𪜀字",
      "\u{301}\u{323}\u{327}\u{20DD}\u{34F}\u{1D165}", "\u{200D}", "\u{200D}\u{200C}",
      "\u{FE0F}\u{FE0E}\u{E0100}\u{20E3}", "\u{1F3FB}\u{1F3FF}", "\u{E0067}\u{E007F}\u{E0001}",
      "\u{1F1E8}\u{1F1F3}\u{1F1FA}", "\u{1F1E8}", "👨👩❤☺©™🏴😀✂", "👩💻",
      "\u{1100}\u{1112}\u{115F}", "\u{1161}\u{1175}\u{1160}\u{11A2}\u{11A3}\u{11A7}",
      "\u{11A8}\u{11C2}\u{11F9}\u{11FA}", "가각힣", "\u{A960}\u{D7B0}\u{D7CB}",
      "\u{915}\u{937}\u{93F}\u{93C}", "\u{94D}\u{9CD}\u{D4D}", "\u{94D}", "\u{995}\u{D15}ऄ",
      "\u{E01}\u{E33}\u{E48}", "ｶﾞﾟﾊ\u{304B}\u{3099}", "\u{600}\u{6DD}\u{110BD}\u{D4E}",
      "\u{1103D}\u{11046}\u{11013}\u{1107F}", "\u{103D}\u{108F}", "éßΩ\u{212B}", "ἄ\u{1F71}",
    ].map { text in text.unicodeScalars.map { Array(String($0).utf16) } }
    + [[[0xD83D], [0xDC00], [0xDDE8]]]
}
