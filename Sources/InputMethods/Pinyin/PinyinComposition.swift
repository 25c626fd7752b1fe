import TextField

/// What a pinyin keyboard is composing: pieces already chosen, and keys still open.
///
/// A value that is replaced whole: the keyboard works out the next one, shows it to the field, and
/// adopts it only when nobody refused.
struct PinyinComposition: Sendable {
  /// Text chosen for the first keys, with the keys that it stands for.
  struct Choice: Sendable {
    var text: String
    var keys: String
  }

  private let engine: PinyinEngine
  private(set) var choices: [Choice] = []
  private(set) var analysis: PinyinAnalysis
  /// Whether the last thing done was a choice, which backspace then takes back.
  private var choseLast = false

  init(engine: PinyinEngine) {
    self.engine = engine
    analysis = engine.analyse("")
  }

  /// The keys that no text is chosen for yet.
  var keys: String { analysis.keys }

  var isEmpty: Bool { keys.isEmpty && choices.isEmpty }

  /// How many letters were typed, chosen for or not.
  var letterCount: Int {
    choices.reduce(keys.utf8.count) { $0 + $1.keys.utf8.count }
  }

  /// What has been chosen so far.
  var chosenText: String { choices.map(\.text).joined() }

  /// The marked text: what is chosen, then the open syllables.
  func markedText(separator: UTF16Text) -> UTF16Text {
    UTF16Text(chosenText + analysis.markedText(separator: separator.string))
  }

  /// What Return commits: what is chosen, then the keys as they were typed.
  var rawText: String { chosenText + keys }

  /// The composition with one more key.
  func adding(_ key: Character) -> PinyinComposition {
    var next = self
    next.analysis = engine.analyse(keys + String(key))
    next.choseLast = false
    return next
  }

  /// The composition after backspace: without the last choice if that was made last or nothing is open,
  /// else without the last key.
  func removingLast() -> PinyinComposition {
    var next = self
    if choseLast || keys.isEmpty, let choice = next.choices.popLast() {
      next.analysis = engine.analyse(choice.keys + keys)
      next.choseLast = !next.choices.isEmpty
    } else {
      next.analysis = engine.analyse(String(keys.dropLast()))
      next.choseLast = false
    }
    return next
  }

  /// The composition with `candidate` chosen for the first open keys.
  func choosing(_ candidate: PinyinCandidate) -> PinyinComposition {
    var next = self
    let taken = String(keys.prefix(candidate.letters))
    next.choices.append(Choice(text: candidate.text, keys: taken))
    next.analysis = engine.analyse(String(keys.dropFirst(candidate.letters)))
    next.choseLast = true
    return next
  }

  /// The composition with the first candidate chosen until no key that has one is open.
  func choosingFirst() -> PinyinComposition {
    var next = self
    while let candidate = next.analysis.candidate(at: 0) { next = next.choosing(candidate) }
    return next
  }
}
