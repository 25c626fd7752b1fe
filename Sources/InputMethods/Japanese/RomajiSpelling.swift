/// Latin letters on their way to kana: the kana spelled so far, and the letters that spell none yet.
struct RomajiSpelling: Hashable, Sendable {
  private(set) var kana = ""
  /// Letters as they were typed, waiting for the rest of a spelling.
  private(set) var letters = ""

  /// What the field shows.
  var text: String { kana + letters }

  var isEmpty: Bool { kana.isEmpty && letters.isEmpty }

  /// What is converted: a last n counts as ん.
  var reading: String { letters.lowercased() == "n" ? kana + "ん" : text }

  /// Adds a letter, and spells what can be spelled.
  ///
  /// Letters that cannot become a spelling any more give way from the front: n becomes ん, the first of
  /// a doubled consonant (and t before c) っ, any other stays as the letter that it is.
  mutating func add(_ letter: Character) {
    letters.append(letter)
    while !letters.isEmpty {
      let spelling = letters.lowercased()
      if let spelled = RomajiTable.kana[spelling] {
        kana += spelled
        letters = ""
      } else if RomajiTable.beginnings.contains(spelling) {
        return
      } else {
        let first = letters.removeFirst()
        kana += Self.replacement(of: first, beforeLettersOf: spelling)
      }
    }
  }

  /// Takes the last letter away, or the last kana when no letter waits.
  mutating func removeLast() {
    if letters.popLast() == nil { _ = kana.popLast() }
  }

  /// The first `count` kana, and all that follows them.
  func split(after count: Int) -> (taken: RomajiSpelling, rest: RomajiSpelling) {
    var (taken, rest) = (self, self)
    taken.kana = String(kana.prefix(count))
    taken.letters = ""
    rest.kana = String(kana.dropFirst(count))
    return (taken, rest)
  }

  private static func replacement(
    of letter: Character, beforeLettersOf spelling: String
  ) -> String {
    let next = spelling.dropFirst().first
    return switch (spelling.first, next) {
    case ("n", .some): "ん"
    case ("t", "c"): "っ"
    case (let first, let next?) where first == next: "っ"
    default: String(letter)
    }
  }
}
