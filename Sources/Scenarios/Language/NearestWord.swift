/// Finds what somebody may have meant.
public enum NearestWord {
  /// The longest word, in scalars, for which another is looked for.
  private static let longest = 40

  /// The word of `words` that takes the fewest slips of the hand to become `word`; nil when none is near.
  ///
  /// A slip is one letter too many, missing, wrong, or swapped with its neighbour. One slip is allowed for
  /// every two letters, two at least, and something must be left of the word.
  public static func to(_ word: String, among words: [String]) -> String? {
    guard word.unicodeScalars.prefix(longest + 1).count <= longest else { return nil }
    let letters = Array(word.lowercased().unicodeScalars)
    let allowed = max(2, letters.count / 2)
    var best: (word: String, distance: Int)?
    for candidate in words {
      let most = min(allowed, best.map { $0.distance - 1 } ?? .max)
      let other = candidate.unicodeScalars.prefix(letters.count + most + 1)
      // Each letter too many is a slip, so lengths alone can tell that a word is too far off.
      guard abs(other.count - letters.count) <= most else { continue }
      let distance = slips(from: letters, to: Array(other))
      guard distance < max(letters.count, other.count) else { continue }
      if distance <= most { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The Damerau–Levenshtein distance, with neighbours swapped at most once.
  private static func slips(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...new.count)
    for i in old.indices {
      var row = [i + 1]
      for j in new.indices {
        var least = last[j] + (old[i] == new[j] ? 0 : 1)
        least = min(least, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, old[i] == new[j - 1], old[i - 1] == new[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[new.count]
  }
}
