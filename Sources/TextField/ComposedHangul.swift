/// The part that a scalar plays in a Hangul syllable, by Unicode's rules GB6–GB8.
enum HangulJamo {
  case leading, vowel, trailing, syllable, closedSyllable

  /// Nil for a scalar that is not Hangul; to Foundation the later jamo blocks, A and B, are not.
  init?(_ scalar: Unicode.Scalar?) {
    guard let value = scalar?.value else { return nil }
    switch value {
    case 0x1100...0x115F: self = .leading
    case 0x1160...0x11A7: self = .vowel
    case 0x11A8...0x11F9: self = .trailing
    case 0xAC00...0xD7AF: self = (value - 0xAC00) % 28 == 0 ? .syllable : .closedSyllable
    default: return nil
    }
  }

  /// The part as Foundation sees it walking back.
  ///
  /// It then takes the old vowels U+11A3–11A7, which Unicode 5.2 added, for trailing consonants.
  init?(walkingBackTo scalar: Unicode.Scalar?) {
    self.init(scalar)
    if let value = scalar?.value, (0x11A3...0x11A7).contains(value) { self = .trailing }
  }

  /// Whether no sequence ends between this and `right`.
  func joins(_ right: HangulJamo) -> Bool {
    switch (self, right) {
    case (.leading, .trailing): false
    case (.leading, _): true
    case (.syllable, .vowel), (.vowel, .vowel): true
    case (_, .trailing): true
    default: false
    }
  }
}
