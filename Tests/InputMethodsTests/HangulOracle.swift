import Foundation

/// What a typist of Hangul expects to read, found from the letters as a whole and by looking ahead, and
/// composed by Foundation's normalisation: another way than the keyboard's.
struct HangulOracle {
  static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  /// Each vowel by the keys that type it.
  static let medials = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ",
    "ㅡ",
    "ㅡㅣ", "ㅣ",
  ]
  /// Each final by the keys that type it, no final first.
  static let finals = [
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ",
    "ㅂ", "ㅂㅅ",
    "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]
  /// All keys of the layout that carry letters.
  static let letters = initials + medials.filter { $0.count == 1 }.map { Character($0) }

  /// Text that no further key changes.
  private(set) var finished = ""
  /// The letters typed since.
  private(set) var letters: [Character] = []

  /// What the field should hold.
  var text: String { finished + syllables.map { $0.text }.joined() }

  mutating func type(_ key: Character) {
    if Self.letters.contains(key) {
      letters.append(key)
    } else {
      end()
      finished.append(key)
    }
  }

  /// The letters so far will not change any more.
  mutating func end() {
    finished = text
    letters = []
  }

  mutating func deleteBackward() {
    guard let last = syllables.last else {
      finished = String(finished.dropLast())
      return
    }
    finished += syllables.dropLast().map { $0.text }.joined()
    letters = Array(letters.suffix(last.count).dropLast())
  }

  /// The letters cut into syllables.
  private var syllables: [(count: Int, text: String)] {
    var result: [(count: Int, text: String)] = []
    var start = 0
    while start < letters.count {
      let syllable = syllable(at: start)
      result.append(syllable)
      start += syllable.count
    }
    return result
  }

  private func syllable(at start: Int) -> (count: Int, text: String) {
    let initial = Self.initials.firstIndex(of: letters[start])
    let vowelStart = initial == nil ? start : start + 1
    guard let medial = longest(of: Self.medials, at: vowelStart) else {
      return (1, String(letters[start]))
    }
    let vowels = Self.medials[medial].count
    guard let initial else {
      return (vowels, Self.composed(compatibility: 0x314F + medial))
    }
    let end = vowelStart + vowels
    // A consonant before a vowel begins a syllable, and cannot close one.
    let closing = Self.finals.indices.filter {
      !isVowel(at: end + Self.finals[$0].count) || $0 == 0
    }
    let final = longest(of: Self.finals, among: closing, at: end) ?? 0
    var scalars = [0x1100 + initial, 0x1161 + medial]
    if final > 0 { scalars.append(0x11A7 + final) }
    return (1 + vowels + Self.finals[final].count, Self.composed(conjoining: scalars))
  }

  private func longest(of parts: [String], among indices: [Int]? = nil, at start: Int) -> Int? {
    (indices ?? Array(parts.indices))
      .filter { letters.dropFirst(start).starts(with: parts[$0]) }
      .max { parts[$0].count < parts[$1].count }
  }

  private func isVowel(at place: Int) -> Bool {
    letters.indices.contains(place) && Self.medials.contains(String(letters[place]))
  }

  private static func composed(compatibility value: Int) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }

  private static func composed(conjoining values: [Int]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: values.compactMap { Unicode.Scalar($0) })
    return text.precomposedStringWithCanonicalMapping
  }
}
