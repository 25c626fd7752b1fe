/// The classes of scalars that Foundation's composed sequences tell apart.
extension Unicode.Scalar {
  static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

  /// Joins the scalar before it, whatever that is.
  ///
  /// All marks, skin tones, tags, half-width kana's voiced marks and Apple's own variant tags.
  var isComposingMark: Bool {
    switch value {
    case ..<0x300: false
    case 0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0xFF9E...0xFF9F, 0xF870...0xF87F: true
    default: isMark
    }
  }

  /// What a virama ties together: letters and, in Foundation's set of letters, marks.
  var isComposingLetter: Bool {
    isMark || properties.generalCategory.isLetter
  }

  private var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Grapheme_Cluster_Break=Extend.
  var isExtend: Bool { properties.isGraphemeExtend || properties.isEmojiModifier }

  /// Extended_Pictographic=Yes: emoji that are no part of a keycap, flag or skin tone, and some signs.
  var isPictograph: Bool {
    switch value {
    case ..<0xA9, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: false
    default: properties.isEmoji || Self.plainPictographs.contains { $0.contains(value) }
    }
  }

  /// Pictographs that are not emoji, or not yet.
  ///
  /// Unicode 17 took the property from most of them; Foundation, and iOS, still have it.
  private static let plainPictographs: [ClosedRange<UInt32>] = [
    0x2388...0x2388, 0x2605...0x2605, 0x2607...0x2612, 0x2616...0x2685, 0x2690...0x2704,
    0x270E...0x2711, 0x2765...0x2767, 0x1F000...0x1F0FF, 0x1F10D...0x1F10F, 0x1F12F...0x1F12F,
    0x1F16C...0x1F16F, 0x1F1AD...0x1F1E5, 0x1F203...0x1F20F, 0x1F23C...0x1F23F, 0x1F249...0x1F3F6,
    0x1F4FE...0x1F4FE, 0x1F546...0x1F5F9, 0x1F6C6...0x1F6FF, 0x1F774...0x1F77F, 0x1F7D5...0x1F7FF,
    0x1F80C...0x1F80F, 0x1F848...0x1F84F, 0x1F85A...0x1F85F, 0x1F888...0x1F88F, 0x1F8AE...0x1F8FF,
    0x1FA00...0x1FAFF, 0x1FC00...0x1FFFD,
  ]

  // The standard library does not publish the classes by which it breaks graphemes, but how it breaks
  // a probe tells the class.

  /// Grapheme_Cluster_Break=Prepend.
  var isPrepended: Bool { value >= 0x600 && isOneCharacter([self, "a"]) }

  /// Grapheme_Cluster_Break=Extend, ZWJ or SpacingMark.
  var isPostcore: Bool { value >= 0x300 && isOneCharacter(["a", self]) }
}

private func isOneCharacter(_ scalars: [Unicode.Scalar]) -> Bool {
  var string = ""
  string.unicodeScalars.append(contentsOf: scalars)
  return string.count == 1
}

extension Unicode.GeneralCategory {
  var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
