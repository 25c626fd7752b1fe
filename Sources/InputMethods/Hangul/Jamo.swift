/// A Hangul letter, as a scalar of Unicode's compatibility block (U+3131–U+3163).
///
/// These are the letters that stand alone; which part of a syllable one can be is asked of it.
struct Jamo: Hashable, Sendable {
  /// The letter itself.
  let scalar: Unicode.Scalar

  /// The letter as text, one UTF-16 unit.
  var text: String { String(Character(scalar)) }

  /// Whether it is a vowel; otherwise it is a consonant.
  var isVowel: Bool { medialIndex != nil }

  /// Its place among the 19 consonants that can begin a syllable.
  var initialIndex: Int? { Self.initials.firstIndex(of: scalar) }

  /// Its place among the 21 vowels.
  var medialIndex: Int? { Self.medials.firstIndex(of: scalar) }

  /// Its place among the 27 consonants that can close a syllable, from 1; 0 is Unicode's index for none.
  ///
  /// ㄸ, ㅃ and ㅉ cannot.
  var finalIndex: Int? { Self.finals.firstIndex(of: scalar).map { $0 + 1 } }

  /// The letter that this one and `next` make where both are one part of a syllable, if they make one.
  func joined(with next: Jamo) -> Jamo? {
    Self.compounds[self]?[next]
  }

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let medials = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Doubled consonants are not here: in the two-set layout they have keys of their own.
  private static let compounds: [Jamo: [Jamo: Jamo]] = [
    "ㅗ": ["ㅏ": "ㅘ", "ㅐ": "ㅙ", "ㅣ": "ㅚ"],
    "ㅜ": ["ㅓ": "ㅝ", "ㅔ": "ㅞ", "ㅣ": "ㅟ"],
    "ㅡ": ["ㅣ": "ㅢ"],
    "ㄱ": ["ㅅ": "ㄳ"],
    "ㄴ": ["ㅈ": "ㄵ", "ㅎ": "ㄶ"],
    "ㄹ": ["ㄱ": "ㄺ", "ㅁ": "ㄻ", "ㅂ": "ㄼ", "ㅅ": "ㄽ", "ㅌ": "ㄾ", "ㅍ": "ㄿ", "ㅎ": "ㅀ"],
    "ㅂ": ["ㅅ": "ㅄ"],
  ]
}

extension Jamo: ExpressibleByUnicodeScalarLiteral {
  /// The letter of a literal.
  init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self.scalar = scalar
  }
}
