/// A syllable under construction: the state of the two-set automaton.
///
/// A value knows which keys it was made of, so that it can be taken apart again key by key.
enum HangulSyllable: Hashable, Sendable {
  /// A consonant that waits for its vowel: ㄱ.
  case consonant(Jamo)
  /// A vowel without a consonant: ㅏ, ㅘ.
  case vowel(JamoCluster)
  /// A consonant and a vowel: 가, 과.
  case open(Jamo, JamoCluster)
  /// All three parts: 각, 값.
  case closed(Jamo, JamoCluster, JamoCluster)

  /// What one more key makes of a syllable.
  enum Growth: Hashable, Sendable {
    /// The key joins the syllable.
    case joined(HangulSyllable)
    /// A vowel takes the last consonant along into a syllable of its own: 값 and ㅏ are 갑 and 사.
    case split(HangulSyllable, HangulSyllable)
    /// The key stands apart and begins a new syllable.
    case separate
  }

  /// The syllable that a key begins.
  init(_ jamo: Jamo) {
    self = jamo.isVowel ? .vowel(JamoCluster(jamo)) : .consonant(jamo)
  }

  /// What `jamo`, the next key, makes of the syllable.
  func adding(_ jamo: Jamo) -> Growth {
    jamo.isVowel ? adding(vowel: jamo) : adding(consonant: jamo)
  }

  private func adding(vowel: Jamo) -> Growth {
    switch self {
    case .consonant(let initial):
      return .joined(.open(initial, JamoCluster(vowel)))
    case .vowel(let medial):
      return medial.adding(vowel).map { .joined(.vowel($0)) } ?? .separate
    case .open(let initial, let medial):
      return medial.adding(vowel).map { .joined(.open(initial, $0)) } ?? .separate
    case .closed(_, _, let final):
      guard let finished = removingLast() else { return .separate }
      return .split(finished, .open(final.last, JamoCluster(vowel)))
    }
  }

  private func adding(consonant: Jamo) -> Growth {
    switch self {
    case .consonant, .vowel:
      return .separate
    case .open(let initial, let medial):
      guard consonant.finalIndex != nil else { return .separate }
      return .joined(.closed(initial, medial, JamoCluster(consonant)))
    case .closed(let initial, let medial, let final):
      return final.adding(consonant).map { .joined(.closed(initial, medial, $0)) } ?? .separate
    }
  }

  /// The syllable without its last key; nil for nothing.
  func removingLast() -> HangulSyllable? {
    switch self {
    case .consonant:
      nil
    case .vowel(let medial):
      medial.removingLast().map { .vowel($0) }
    case .open(let initial, let medial):
      medial.removingLast().map { .open(initial, $0) } ?? .consonant(initial)
    case .closed(let initial, let medial, let final):
      final.removingLast().map { .closed(initial, medial, $0) } ?? .open(initial, medial)
    }
  }

  /// How the syllable is written: one precomposed syllable or one lone letter, one UTF-16 unit.
  var text: String {
    switch self {
    case .consonant(let jamo): jamo.text
    case .vowel(let medial): medial.letter.text
    case .open(let initial, let medial): Self.compose(initial, medial.letter, nil)
    case .closed(let initial, let medial, let final):
      Self.compose(initial, medial.letter, final.letter)
    }
  }

  /// Unicode's arithmetic for precomposed syllables (chapter 3.12); letters side by side where there is
  /// none, which the automaton does not build.
  private static func compose(_ initial: Jamo, _ medial: Jamo, _ final: Jamo?) -> String {
    guard let first = initial.initialIndex, let second = medial.medialIndex,
      let scalar = Unicode.Scalar(
        UInt32(0xAC00 + (first * 21 + second) * 28 + (final?.finalIndex ?? 0)))
    else { return initial.text + medial.text + (final?.text ?? "") }
    return String(Character(scalar))
  }
}
