/// How a Hangul letter joins the letter or syllable before it, by Unicode's arithmetic for syllables.
enum HangulJoining {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let medials = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Two letters that are one part of a syllable, and what they make.
  private static let compounds: [[Unicode.Scalar]: Unicode.Scalar] = {
    let parts = [
      "ㅗㅏㅘ", "ㅗㅐㅙ", "ㅗㅣㅚ", "ㅜㅓㅝ", "ㅜㅔㅞ", "ㅜㅣㅟ", "ㅡㅣㅢ", "ㄱㅅㄳ", "ㄴㅈㄵ", "ㄴㅎㄶ",
      "ㄹㄱㄺ", "ㄹㅁㄻ", "ㄹㅂㄼ", "ㄹㅅㄽ", "ㄹㅌㄾ", "ㄹㅍㄿ", "ㄹㅎㅀ", "ㅂㅅㅄ",
    ].map { Array($0.unicodeScalars) }
    return Dictionary(parts.map { (Array($0.prefix(2)), $0[2]) }) { first, _ in first }
  }()

  /// The one character that `previous` and `letter` make; nil when the letter stands apart, or takes a
  /// final consonant along into a second syllable.
  static func syllable(_ previous: Unicode.Scalar, _ letter: Unicode.Scalar) -> Unicode.Scalar? {
    guard let parts = Parts(previous) else {
      if let initial = initials.firstIndex(of: previous),
        let medial = medials.firstIndex(of: letter)
      {
        return Parts(initial: initial, medial: medial, final: 0).scalar
      }
      return medials.contains(previous) ? compounds[[previous, letter]] : nil
    }
    var joined = parts
    if parts.final > 0 {
      guard let compound = compounds[[finals[parts.final - 1], letter]],
        let final = finals.firstIndex(of: compound)
      else { return nil }
      joined.final = final + 1
    } else if let final = finals.firstIndex(of: letter) {
      joined.final = final + 1
    } else if let compound = compounds[[medials[parts.medial], letter]],
      let medial = medials.firstIndex(of: compound)
    {
      joined.medial = medial
    } else {
      return nil
    }
    return joined.scalar
  }

  /// A precomposed syllable, by the places of its letters.
  private struct Parts {
    var initial: Int
    var medial: Int
    /// 0 for none.
    var final: Int

    init(initial: Int, medial: Int, final: Int) {
      (self.initial, self.medial, self.final) = (initial, medial, final)
    }

    init?(_ scalar: Unicode.Scalar) {
      guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
      let index = Int(scalar.value - 0xAC00)
      self.init(initial: index / 588, medial: index / 28 % 21, final: index % 28)
    }

    var scalar: Unicode.Scalar? {
      Unicode.Scalar(UInt32(0xAC00 + (initial * 21 + medial) * 28 + final))
    }
  }
}
