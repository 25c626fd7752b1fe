import TextField

/// Pinyin with 26 keys.
///
/// Each letter goes to the field as marked text, syllables apart; a candidate for all open keys commits,
/// one for the first of them stays marked with the rest. What the delegate refuses is not typed, and when
/// the app takes the mark away by assigning `text`, the composition is over (UIKit facts §8).
public struct PinyinKeyboard: InputMethod {
  /// The letters that one composition holds; a further one is refused and reported.
  public static let maximumLetters = PinyinEngine.maximumLetters

  private let engine: PinyinEngine
  private var composition: PinyinComposition
  private var shortcut = DoubleSpaceShortcut(style: .chinese)

  /// Which keyboard this is.
  public var name: KeyboardName { .pinyin }

  /// Whether letters are marked.
  public var isComposing: Bool { !composition.isEmpty }

  /// A keyboard on which nothing is being composed.
  /// - Parameter engine: where candidates come from.
  public init(engine: PinyinEngine = .shared) {
    self.engine = engine
    composition = PinyinComposition(engine: engine)
  }

  /// The candidates for the open keys.
  public func candidates(from start: Int, count: Int) -> [String] {
    composition.analysis.candidates(prefix: start + count).dropFirst(start).map(\.text)
  }

  /// Forgets the keys and what was chosen for them.
  public mutating func forgetComposition() {
    composition = PinyinComposition(engine: engine)
  }

  /// Presses one key.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    if isComposing, host.field.markedTextRange == nil { forgetComposition() }
    if key != .space { shortcut.reset() }
    switch key {
    case .character(let letter) where letter.isPinyinLetter || (letter == "'" && isComposing):
      add(letter, in: &host)
    case _ where isComposing:
      pressWhileComposing(key, in: &host)
    case .character(let character):
      host.type(UTF16Text(String(character)))
    case .space:
      shortcut.pressSpace(in: &host)
    default:
      _ = host.pressCommonKey(key)
    }
  }

  /// Picks a candidate: commits it, or marks it while keys are left.
  public mutating func pick(_ choice: CandidateChoice, in host: inout some TextInputHost) {
    let index: Int? =
      switch choice {
      case .place(let place): place - 1
      case .text(let text): composition.analysis.index(ofCandidate: text)
      }
    guard let index, let candidate = composition.analysis.candidate(at: index) else {
      return host.report(.notOffered(choice.description))
    }
    let next = composition.choosing(candidate)
    if next.keys.isEmpty {
      commit(next.chosenText, in: &host)
    } else {
      show(next, in: &host)
    }
  }

  private mutating func pressWhileComposing(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .space where composition.analysis.candidate(at: 0) != nil:
      pick(.place(1), in: &host)
    case .space:
      commit(composition.rawText, in: &host)
    case .return:
      let keepsSeparators = host.field.profile.returnKeepsSeparators
      commit(keepsSeparators ? host.field.markedText?.string ?? "" : composition.rawText, in: &host)
    case .backspace:
      show(composition.removingLast(), in: &host)
    case .escape:
      forgetComposition()
      host.cancelComposition()
    case .character(let character):
      // A key of the symbol layer confirms what is shown before it types.
      commit(composition.choosingFirst().rawText, in: &host)
      host.type(UTF16Text(String(character)))
    case .left, .right, .home, .end, .tab:
      host.report(.idleKey("\(key)"))
    }
  }

  private mutating func add(_ letter: Character, in host: inout some TextInputHost) {
    guard composition.letterCount < Self.maximumLetters else {
      return host.report(.compositionFull(letters: Self.maximumLetters))
    }
    show(composition.adding(letter), typed: letter, in: &host)
  }

  /// Marks the next composition, and adopts it when that was allowed and the mark is still there.
  private mutating func show(
    _ next: PinyinComposition, typed: Character? = nil, in host: inout some TextInputHost
  ) {
    let marked = next.markedText(separator: host.field.profile.syllableSeparator.text)
    let outcome = host.compose(marked, typed: typed.map { UTF16Text(String($0)) })
    if host.field.markedTextRange == nil {
      forgetComposition()
    } else if outcome == .made {
      composition = next
    }
  }

  private mutating func commit(_ text: String, in host: inout some TextInputHost) {
    host.commit(UTF16Text(text))
    if host.field.markedTextRange == nil { forgetComposition() }
  }
}

extension PinyinEngine {
  /// The engine that keyboards use unless told otherwise: one, so that they share what it remembers.
  public static let shared = PinyinEngine()
}

extension Character {
  /// Whether the key is a letter of the Latin alphabet without marks.
  fileprivate var isPinyinLetter: Bool { isASCII && isLetter }
}
