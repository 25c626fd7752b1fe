import TextField

/// Kana from Latin letters, with conversion to kanji.
///
/// The delegate hears each letter as it is on the key, while the field shows the kana that it spells as
/// marked text (UIKit facts §9); letters that spell nothing yet stay letters. The space bar puts one
/// candidate after the other in the place of the kana, Return commits what is shown, and a candidate
/// that stands for the first kana only stays marked with the rest. A commit asks as it does in Chinese.
/// Words come from `JapaneseWords`, a short list: enough to test fields, not to write Japanese.
///
/// Choices where evidence is silent: going through the candidates asks about the whole mark; a letter
/// confirms the candidate that is shown; any other character confirms what is shown and is typed as it
/// is, but for `-`, which is ー; a last n is converted as ん and committed as n; the space is the wide
/// one, U+3000.
public struct RomajiKeyboard: InputMethod {
  /// The kana and letters that one composition holds; a further one is refused and reported.
  public static let maximumLength = 64

  private var composition = RomajiComposition()

  /// Which keyboard this is.
  public var name: KeyboardName { .romaji }

  /// Whether kana or letters are marked.
  public var isComposing: Bool { !composition.isEmpty }

  /// A keyboard on which nothing is being composed.
  public init() {}

  /// The candidates for the open kana.
  public func candidates(from start: Int, count: Int) -> [String] {
    composition.candidates.dropFirst(start).prefix(count).map(\.text)
  }

  /// Forgets the kana and what was chosen for them.
  public mutating func forgetComposition() {
    composition = RomajiComposition()
  }

  /// Presses one key.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    if isComposing, !host.holdsComposition { forgetComposition() }
    switch key {
    case .character(let letter) where spells(letter):
      add(letter, in: &host)
    case _ where isComposing:
      pressWhileComposing(key, in: &host)
    case .character(let character):
      host.type(UTF16Text(String(character)))
    case .space:
      host.type(.ideographicSpace)
    default:
      _ = host.pressCommonKey(key)
    }
  }

  /// Picks a candidate: commits it, or marks it while kana are left.
  public mutating func pick(_ choice: CandidateChoice, in host: inout some TextInputHost) {
    let candidates = composition.candidates
    let index: Int? =
      switch choice {
      case .place(let place): candidates.indices.first { $0 + 1 == place }
      case .text(let text): candidates.firstIndex { $0.text == text }
      }
    guard let index else { return host.report(.notOffered(choice.description)) }
    let next = composition.choosing(candidates[index])
    if next.isChosen {
      commit(next.text, in: &host)
    } else {
      show(next, after: .choosing, in: &host)
    }
  }

  private mutating func pressWhileComposing(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .space where !composition.isChosen:
      show(composition.showingNext(), after: .choosing, in: &host)
    case .space, .return:
      commit(composition.text, in: &host)
    case .backspace:
      show(composition.removingLast(), after: .deleting, in: &host)
    case .escape:
      forgetComposition()
      host.cancelComposition()
    case .character(let character):
      commit(composition.text, in: &host)
      if !isComposing { host.type(UTF16Text(String(character))) }
    case .left, .right, .home, .end, .tab:
      host.report(.idleKey("\(key)"))
    }
  }

  private func spells(_ key: Character) -> Bool {
    key.isASCII && key.isLetter || key == "-" || key == "ー"
      || key == "'" && composition.takesApostrophe
  }

  private mutating func add(_ letter: Character, in host: inout some TextInputHost) {
    if composition.showsCandidate {
      commit(composition.text, in: &host)
      if isComposing { return }
    }
    guard composition.length < Self.maximumLength else {
      return host.report(.compositionFull(letters: Self.maximumLength))
    }
    show(composition.adding(letter), after: .typing(UTF16Text(String(letter))), in: &host)
  }

  /// Marks the next composition, and adopts it when that was allowed and the mark is still there.
  private mutating func show(
    _ next: RomajiComposition, after step: CompositionStep, in host: inout some TextInputHost
  ) {
    switch host.show(UTF16Text(next.text), after: step) {
    case .shown: composition = next
    case .refused: break
    case .lost: forgetComposition()
    }
  }

  private mutating func commit(_ text: String, in host: inout some TextInputHost) {
    host.commit(UTF16Text(text))
    if host.markedTextRange == nil { forgetComposition() }
  }
}
