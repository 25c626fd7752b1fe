/// One way to type a syllable, as codes of a keypad.
struct SyllableSpelling {
  var codes: [UInt8]
  /// After how many codes they are an initial that may stand for the syllable.
  var initialLengths: [Int] = []
}

extension PinyinKeypad {
  /// The ways to type a syllable.
  ///
  /// - Parameters:
  ///   - syllable: The syllable as the dictionary has it.
  ///   - isSyllable: Whether letters are another one.
  /// - Returns: The ways; none for a syllable that the keypad cannot spell.
  func spellings(
    of syllable: String, isSyllable: (String) -> Bool
  ) -> [SyllableSpelling] {
    switch self {
    case .letters:
      Self.letterings(of: Array(syllable.utf8)).map { Self.spelling($0) { $0 - 0x61 } }
    case .digits:
      Self.letterings(of: Array(syllable.utf8)).map { letters in
        Self.spelling(letters) { Self.keyOfLetter[Int($0 - 0x61)] }
      } + Self.fixed(syllable, isSyllable: isSyllable)
    case .zhuyin:
      Self.bopomofo(syllable).map { [$0] } ?? []
    }
  }

  private static func spelling(_ letters: [UInt8], code: (UInt8) -> UInt8) -> SyllableSpelling {
    SyllableSpelling(codes: letters.map(code), initialLengths: initialLengths(of: letters))
  }

  /// A syllable that the user has fixed is that and no longer one; an initial that is none is any of
  /// those that begin so.
  private static func fixed(
    _ syllable: String, isSyllable: (String) -> Bool
  ) -> [SyllableSpelling] {
    let letters = Array(syllable.utf8)
    let initials = initialLengths(of: letters).filter {
      $0 < letters.count && !isSyllable(String(syllable.prefix($0)))
    }
    return (initials + [letters.count]).map { count in
      SyllableSpelling(
        codes: letters.prefix(count).enumerated().map { index, letter in
          code(ofFixed: letter - 0x61, isLast: index == count - 1)
        })
    }
  }

  /// A syllable may be shortened to its first letter, or to `zh`, `ch`, `sh`.
  private static func initialLengths(of letters: [UInt8]) -> [Int] {
    letters.count > 1 && letters[1] == UInt8(ascii: "h") ? [1, 2] : [1]
  }

  private static func bopomofo(_ syllable: String) -> SyllableSpelling? {
    guard let symbols = ZhuyinSpelling.bopomofo(of: syllable) else { return nil }
    let codes = symbols.compactMap { ZhuyinSymbol.key(of: $0).flatMap(ZhuyinSymbol.code) }
    return SyllableSpelling(codes: codes, initialLengths: [1])
  }

  /// The letters of the dictionary, and the others that people type for ü: `lue`, `jv`.
  private static func letterings(of syllable: [UInt8]) -> [[UInt8]] {
    let (u, v) = (UInt8(ascii: "u"), UInt8(ascii: "v"))
    guard syllable.count >= 2 else { return [syllable] }
    var other = syllable
    switch (Character(UnicodeScalar(syllable[0])), syllable[1]) {
    case ("l", v), ("n", v):
      // `lu` and `nu` are syllables of their own; `lue` and `nue` are not.
      guard syllable.count == 3 else { return [syllable] }
      other[1] = u
    case ("j", u), ("q", u), ("x", u), ("y", u): other[1] = v
    default: return [syllable]
    }
    return [syllable, other]
  }
}
