import TextField

/// A keyboard that composes Chinese through pinyin, with 26 keys, nine, or those of Zhuyin.
///
/// Each key goes to the field as marked text, syllables apart; a candidate for all open keys commits,
/// one for the first of them stays marked with the rest. What the delegate refuses is not typed, and when
/// the app takes the mark away by assigning `text`, the composition is over (UIKit facts §8).
public struct PinyinKeyboard: InputMethod {
  /// The keys that one composition holds; a further one is refused and reported.
  public static let maximumLetters = PinyinEngine.maximumLetters

  private let layout: PinyinLayout
  private var composition: PinyinComposition
  private var shortcut = DoubleSpaceShortcut(style: .chinese)

  /// Which keyboard this is.
  public var name: KeyboardName { layout.name }

  /// Whether keys are marked.
  public var isComposing: Bool { !composition.isEmpty }

  /// Whether a second space may make a full stop of the first.
  public var isTimed: Bool { shortcut.isTimed }

  /// A keyboard on which nothing is being composed.
  /// - Parameter layout: which keys it has.
  public init(_ layout: PinyinLayout = .full) {
    self.layout = layout
    composition = PinyinComposition(engine: layout.engine)
  }

  /// The candidates for the open keys.
  public func candidates(from start: Int, count: Int) -> [String] {
    composition.analysis.candidates(prefix: start + count).dropFirst(start).map(\.text)
  }

  /// What the first digits may be fixed to, beside the candidates; none but on nine keys.
  public var syllables: [String] { composition.syllables }

  /// Digits where they are no keys, else capitals.
  public var candidateKeys: [Character] { layout.candidateKeys }

  /// Forgets the keys and what was chosen for them.
  public mutating func forgetComposition() {
    composition = PinyinComposition(engine: layout.engine)
  }

  /// Gives the double-space shortcut up.
  public mutating func textWasAssigned() {
    shortcut.reset()
  }

  /// Presses one key.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    forgetLostComposition(in: host)
    switch key {
    case .character(let character): press(layout.meaning(of: character), character, in: &host)
    case .space: pressSpace(in: &host)
    default:
      shortcut.reset()
      if isComposing {
        pressWhileComposing(key, in: &host)
      } else {
        _ = host.pressCommonKey(key)
      }
    }
  }

  /// Picks a candidate: commits it, or marks it while keys are left.
  ///
  /// The text of a syllable on offer fixes that.
  public mutating func pick(_ choice: CandidateChoice, in host: inout some TextInputHost) {
    forgetLostComposition(in: host)
    if case .text(let text) = choice, let next = composition.fixing(text) {
      return show(next, after: .choosing, in: &host)
    }
    let index: Int? =
      switch choice {
      case .place(let place): place > 0 ? place - 1 : nil
      case .text(let text): composition.analysis.index(ofCandidate: text)
      }
    guard let index, let candidate = composition.analysis.candidate(at: index) else {
      return host.report(.notOffered(choice.description))
    }
    let next = composition.choosing(candidate)
    if next.keys.isEmpty {
      commit(next.chosenText, in: &host)
    } else {
      show(next, after: .choosing, in: &host)
    }
  }
}

// MARK: - Keys

extension PinyinKeyboard {
  private mutating func press(
    _ meaning: PinyinLayout.Meaning, _ character: Character, in host: inout some TextInputHost
  ) {
    if meaning != .space { shortcut.reset() }
    switch meaning {
    case .sound(let key, let announced):
      add(key, announced: announced, in: &host)
    case .boundary(let key, let announced, _) where isComposing:
      add(key, announced: announced, in: &host)
    case .boundary(_, _, let text):
      host.type(text)
    case .text(let text, let announced):
      // A key of the symbol layer confirms what is shown before it types.
      if isComposing { commit(composition.choosingFirst().rawText, in: &host) }
      if !isComposing { host.type(text, announced: announced) }
    case .space: pressSpace(in: &host)
    case .none: host.report(.noSuchKey(String(character)))
    }
  }

  private mutating func pressSpace(in host: inout some TextInputHost) {
    if !isComposing {
      shortcut.pressSpace(in: &host)
    } else if composition.analysis.candidate(at: 0) != nil {
      pick(.place(1), in: &host)
    } else {
      commit(composition.rawText, in: &host)
    }
  }

  private mutating func pressWhileComposing(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .return:
      let keepsSeparators = host.profile.returnKeepsSeparators
      commit(keepsSeparators ? host.field.markedText?.string ?? "" : composition.rawText, in: &host)
    case .backspace:
      show(composition.removingLast(), after: .deleting, in: &host)
    case .escape:
      forgetComposition()
      host.cancelComposition()
    case .left, .right, .home, .end, .tab, .space, .character:
      host.report(.idleKey("\(key)"))
    }
  }
}

// MARK: - The field

extension PinyinKeyboard {
  private mutating func add(
    _ key: Character, announced: UTF16Text, in host: inout some TextInputHost
  ) {
    guard composition.keyCount < Self.maximumLetters else {
      return host.report(.compositionFull(letters: Self.maximumLetters))
    }
    show(composition.adding(key), after: .typing(announced), in: &host)
  }

  /// Marks the next composition, and adopts it when that was allowed and the mark is still there.
  private mutating func show(
    _ next: PinyinComposition, after step: CompositionStep, in host: inout some TextInputHost
  ) {
    let marked = next.markedText(separator: layout.separator(in: host.profile))
    switch host.show(marked, after: step) {
    case .shown: composition = next
    case .refused: break
    case .lost: forgetComposition()
    }
  }

  private mutating func commit(_ text: String, in host: inout some TextInputHost) {
    host.commit(UTF16Text(text))
    if host.markedTextRange == nil { forgetComposition() }
  }

  /// Forgets a composition whose mark is gone.
  private mutating func forgetLostComposition(in host: some TextInputHost) {
    if isComposing, !host.holdsComposition { forgetComposition() }
  }
}
