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

  /// What was done last, which backspace then takes back.
  private enum Step: Sendable {
    case key
    case choice
    case syllable
  }

  private let engine: PinyinEngine
  private(set) var choices: [Choice]
  private(set) var analysis: PinyinAnalysis
  private var lastStep: Step

  init(engine: PinyinEngine) {
    self.init(engine: engine, choices: [], keys: "", lastStep: .key)
  }

  private init(engine: PinyinEngine, choices: [Choice], keys: String, lastStep: Step) {
    self.engine = engine
    self.choices = choices
    self.lastStep = lastStep
    analysis = engine.analyse(keys)
  }

  /// The keys that no text is chosen for yet.
  var keys: String { analysis.keys }

  var isEmpty: Bool { keys.isEmpty && choices.isEmpty }

  /// How many keys were typed, chosen for or not.
  var keyCount: Int {
    choices.reduce(keys.utf8.count) { $0 + $1.keys.utf8.count }
  }

  /// What has been chosen so far.
  var chosenText: String { choices.map(\.text).joined() }

  /// The marked text: what is chosen, then the open syllables.
  func markedText(separator: String) -> UTF16Text {
    UTF16Text(chosenText + analysis.markedText(separator: separator))
  }

  /// What Return commits: what is chosen, then the open syllables with nothing between.
  var rawText: String { chosenText + analysis.spellings.joined() }

  /// The composition with one more key.
  func adding(_ key: Character) -> PinyinComposition {
    with(keys: keys + String(key), after: .key)
  }

  /// The composition after backspace: without the last choice or fixed syllable if that was made last
  /// or no key behind it is open, else without the last key.
  func removingLast() -> PinyinComposition {
    var next: PinyinComposition
    if lastStep == .choice || keys.isEmpty, let choice = choices.last {
      next = with(keys: choice.keys + keys, after: .key)
      next.choices.removeLast()
    } else if lastStep == .syllable || endsFixed, let released = keysReleasingLast {
      next = with(keys: released, after: .key)
    } else {
      return with(keys: String(keys.dropLast()), after: .key)
    }
    // A further backspace goes on with what was done before.
    if next.keysReleasingLast != nil {
      next.lastStep = .syllable
    } else if !next.choices.isEmpty {
      next.lastStep = .choice
    }
    return next
  }

  /// The composition with `candidate` chosen for the first open keys.
  func choosing(_ candidate: PinyinCandidate) -> PinyinComposition {
    var next = with(keys: String(keys.dropFirst(candidate.letters)), after: .choice)
    next.choices.append(
      Choice(text: candidate.text, keys: String(keys.prefix(candidate.letters))))
    return next
  }

  /// The composition with the first candidate chosen until no key that has one is open.
  func choosingFirst() -> PinyinComposition {
    var next = self
    while let candidate = next.analysis.candidate(at: 0) { next = next.choosing(candidate) }
    return next
  }

  private func with(keys: String, after step: Step) -> PinyinComposition {
    PinyinComposition(engine: engine, choices: choices, keys: keys, lastStep: step)
  }
}

// MARK: - Syllables of digits, fixed to letters

extension PinyinComposition {
  /// What the first keys that are not fixed may be fixed to.
  var syllables: [String] { engine.syllableChoices(for: keys) }

  /// The composition with the first keys that are not fixed yet read as `syllable`; nil if they cannot
  /// be.
  func fixing(_ syllable: String) -> PinyinComposition? {
    guard syllables.contains(syllable) else { return nil }
    let fixed = PinyinEngine.fixedKeyCount(of: keys)
    let rest = keys.dropFirst(fixed + syllable.utf8.count)
    let letters = syllable.dropLast() + syllable.suffix(1).uppercased()
    return with(keys: String(keys.prefix(fixed)) + letters + rest, after: .syllable)
  }

  /// Whether the last key belongs to a fixed syllable.
  private var endsFixed: Bool { keys.utf8.last.map { PinyinKeypad.digit(of: $0) != $0 } ?? false }

  /// The keys with the syllable that was fixed last as digits again; nil without one.
  private var keysReleasingLast: String? {
    guard engine.keypad == .digits, let end = keys.lastIndex(where: \.isUppercase) else {
      return nil
    }
    let before = keys[..<end].lastIndex { !$0.isLowercase }
    let start = before.map(keys.index(after:)) ?? keys.startIndex
    let digits = keys[start...].utf8.map(PinyinKeypad.digit)
    return keys[..<start] + String(decoding: digits, as: UTF8.self)
  }
}
