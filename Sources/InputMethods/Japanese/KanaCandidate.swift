/// A text offered for a reading in kana.
struct KanaCandidate: Hashable, Sendable {
  /// The text.
  let text: String
  /// How many characters of the reading it stands for, from the first one on.
  let length: Int
}

extension KanaCandidate {
  /// What is offered for a reading: its words, the reading itself in three scripts, and then the words
  /// for its beginnings, longest first.
  static func candidates(for reading: String) -> [KanaCandidate] {
    guard !reading.isEmpty else { return [] }
    let length = reading.count
    var texts = JapaneseWords.words(read: reading)
    texts += [reading, KanaScript.katakana(reading), KanaScript.halfWidth(reading)]
    var candidates = texts.map { KanaCandidate(text: $0, length: length) }
    for shorter in (1..<length).reversed() {
      candidates += JapaneseWords.words(read: String(reading.prefix(shorter))).map {
        KanaCandidate(text: $0, length: shorter)
      }
    }
    var offered: Set<String> = []
    return candidates.filter { offered.insert($0.text).inserted }
  }
}
