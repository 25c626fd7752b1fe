import TextField

/// What a romaji keyboard is composing: pieces already chosen, then a spelling that is still open.
///
/// A value that is replaced whole, as `PinyinComposition` is: the keyboard works out the next one, shows
/// it to the field, and adopts it only when nobody refused.
struct RomajiComposition: Sendable {
  /// Text chosen for the first kana, with the spelling that it stands for.
  private struct Choice: Sendable {
    var text: String
    var spelling: RomajiSpelling
  }

  private var choices: [Choice] = []
  private var open = RomajiSpelling()
  /// The place of the candidate that the space bar has put in place of the open spelling.
  private var shown: Int?

  var isEmpty: Bool { open.isEmpty && choices.isEmpty }

  /// How many kana and letters were typed, chosen for or not.
  var length: Int {
    choices.reduce(open.text.count) { $0 + $1.spelling.text.count }
  }

  /// Whether an apostrophe would be part of the spelling.
  var takesApostrophe: Bool { shown == nil && open.letters.lowercased() == "n" }

  /// Whether a candidate is shown, which the next letter then confirms.
  var showsCandidate: Bool { shown != nil }

  /// What is offered for the open spelling.
  var candidates: [KanaCandidate] { KanaCandidate.candidates(for: open.reading) }

  /// What the field shows, and Return commits.
  var text: String {
    if let shown, let candidate = candidates.dropFirst(shown).first {
      return choosing(candidate).text
    }
    return choices.map(\.text).joined() + open.text
  }

  /// Whether all that was typed has been chosen for.
  var isChosen: Bool { open.isEmpty }

  /// The composition with one more letter.
  func adding(_ letter: Character) -> RomajiComposition {
    var next = self
    next.open.add(letter)
    next.shown = nil
    return next
  }

  /// The composition after backspace: with the kana in place of a candidate that is shown, else without
  /// the last letter or kana, else without the last choice.
  func removingLast() -> RomajiComposition {
    var next = self
    if shown != nil {
      next.shown = nil
    } else if open.isEmpty {
      next.open = next.choices.popLast()?.spelling ?? RomajiSpelling()
    } else {
      next.open.removeLast()
    }
    return next
  }

  /// The composition that shows the next candidate, the first one after the last.
  func showingNext() -> RomajiComposition {
    var next = self
    next.shown = ((shown ?? -1) + 1) % max(1, candidates.count)
    return next
  }

  /// The composition with `candidate` chosen for the first open kana.
  func choosing(_ candidate: KanaCandidate) -> RomajiComposition {
    var next = self
    next.shown = nil
    if candidate.length >= open.reading.count {
      next.choices.append(Choice(text: candidate.text, spelling: open))
      next.open = RomajiSpelling()
    } else {
      let (taken, rest) = open.split(after: candidate.length)
      next.choices.append(Choice(text: candidate.text, spelling: taken))
      next.open = rest
    }
    return next
  }
}
