import TextField

/// What keys that rewrite the character before the caret make of it.
///
/// Multi-tap and kana go round the characters of one key, and the delegate is told the new one; Hangul
/// is told the letter that joins the syllable. All are announced as insertions (UIKit facts, rule B).
enum RewritingKey {
  /// What `key` would put in the place of `previous`; nil when it would not rewrite it, or would make
  /// two characters of it.
  static func result(of key: UTF16Text, after previous: UTF16Text) -> UTF16Text? {
    guard key != previous, let next = key.onlyScalar, let old = previous.onlyScalar else {
      return nil
    }
    if let syllable = HangulJoining.syllable(old, next) {
      return UTF16Text(String(Character(syllable)))
    }
    guard let round = rounds[folded(old)], round == rounds[folded(next)] else { return nil }
    return key
  }

  /// Whether a Hangul letter or syllable ends at `offset`.
  static func isHangul(_ text: UTF16Text, before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    return (0x3131...0x3163).contains(text[offset - 1])
      || (0xAC00...0xD7A3).contains(text[offset - 1])
  }

  /// The characters of one key, on any keyboard that goes round.
  private static let rounds: [Unicode.Scalar: Int] = {
    let keys = [
      "abc2", "def3", "ghi4", "jkl5", "mno6", "pqrs7", "tuv8", "wxyz9", ".,?!'1", "、。？！",
      "あいうえおぁぃぅぇぉゔ", "かきくけこがぎぐげごゕゖ", "さしすせそざじずぜぞ",
      "たちつてとだぢづでどっ", "なにぬねの", "はひふへほばびぶべぼぱぴぷぺぽ", "まみむめも",
      "やゆよゃゅょ", "らりるれろ", "わをんゎー",
      "ㄱㅋㄲ", "ㄴㄹ", "ㄷㅌㄸ", "ㅂㅍㅃ", "ㅅㅎㅆ", "ㅇㅁ", "ㅈㅊㅉ",
    ]
    var rounds: [Unicode.Scalar: Int] = [:]
    for (index, key) in keys.enumerated() {
      for scalar in key.unicodeScalars { rounds[scalar] = index }
    }
    return rounds
  }()

  /// A capital as its small letter, katakana as hiragana.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x41...0x5A: Unicode.Scalar(scalar.value + 0x20) ?? scalar
    case 0x30A1...0x30F6: Unicode.Scalar(scalar.value - 0x60) ?? scalar
    default: scalar
    }
  }
}

extension UTF16Text {
  fileprivate var onlyScalar: Unicode.Scalar? { count == 1 ? Unicode.Scalar(self[0]) : nil }
}
