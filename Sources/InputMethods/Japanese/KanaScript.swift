/// The other scripts that a kana reading can be written in.
enum KanaScript {
  /// The reading in katakana; what is not hiragana stays.
  static func katakana(_ reading: String) -> String {
    String(String.UnicodeScalarView(reading.unicodeScalars.map(katakana)))
  }

  /// The reading in half-width katakana, whose voiced marks take a place of their own.
  static func halfWidth(_ reading: String) -> String {
    katakana(reading).map { halfWidth[$0] ?? String($0) }.joined()
  }

  /// The katakana of a hiragana lies U+60 above it.
  private static func katakana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard "\u{3041}"..."\u{3096}" ~= scalar else { return scalar }
    return Unicode.Scalar(scalar.value + 0x60) ?? scalar
  }

  private static let halfWidth: [Character: String] = {
    // The order is that of the half-width block from U+FF61 on.
    let wide =
      "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテト"
      + "ナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    var table: [Character: String] = [:]
    for (place, character) in wide.enumerated() {
      guard let scalar = Unicode.Scalar(UInt32(0xFF61 + place)) else { continue }
      table[character] = String(scalar)
      // A kana with a combining mark equals the composed one, so these are found by either.
      table[Character("\(character)\u{3099}")] = "\(scalar)\u{FF9E}"
      table[Character("\(character)\u{309A}")] = "\(scalar)\u{FF9F}"
    }
    return table
  }()
}
