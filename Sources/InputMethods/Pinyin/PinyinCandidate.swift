/// A text offered for the keys typed.
public struct PinyinCandidate: Hashable, Sendable {
  /// The Chinese text.
  public let text: String
  /// How many keys it stands for, from the first one on.
  ///
  /// At least 1, at most `PinyinAnalysis.coveredKeys`. Apostrophes before the first syllable and
  /// those that end the last one are counted.
  public let letters: Int

  /// A text for the first `letters` keys.
  public init(text: String, letters: Int) {
    self.text = text
    self.letters = letters
  }
}
