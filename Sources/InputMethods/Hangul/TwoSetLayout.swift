/// The Korean two-set (dubeolsik) layout, as KS X 5002 has it: consonants left, vowels right.
///
/// The keys are named by the Latin letters that share them. With Shift, seven of them have a letter of
/// their own; the others are as without it.
enum TwoSetLayout {
  /// The letter on a key.
  /// - Parameter key: the letter itself, or the Latin letter on the same key, a capital with Shift.
  /// - Returns: nil when the layout has no such key; compound letters, ㄳ or ㅘ, have none.
  static func jamo(on key: Character) -> Jamo? { keys[key] }

  private static let rows: [(latin: String, hangul: String)] = [
    ("qwertyuiop", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ"),
    ("asdfghjkl", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ"),
    ("zxcvbnm", "ㅋㅌㅊㅍㅠㅜㅡ"),
  ]
  private static let shiftedRow = (latin: "QWERTOP", hangul: "ㅃㅉㄸㄲㅆㅒㅖ")

  private static let keys: [Character: Jamo] = {
    var keys: [Character: Jamo] = [:]
    for row in rows {
      for (latin, scalar) in zip(row.latin, row.hangul.unicodeScalars) {
        keys[latin] = Jamo(unicodeScalarLiteral: scalar)
        keys[Character(latin.uppercased())] = keys[latin]
      }
    }
    for (latin, scalar) in zip(shiftedRow.latin, shiftedRow.hangul.unicodeScalars) {
      keys[latin] = Jamo(unicodeScalarLiteral: scalar)
    }
    for jamo in keys.values { keys[Character(jamo.scalar)] = jamo }
    return keys
  }()
}
