import TextField

/// Hangul, two-set: letters become syllables as they are typed, without marked text (UIKit facts §9).
///
/// The layout is that of KS X 5002; its letters can be given as jamo or as the Latin letters of the same
/// keys (ㅂ is q, ㅃ is Q). Each letter is announced to the delegate by itself, as an insertion at the
/// caret; on its yes the system deletes the syllable before the caret and inserts the new one, or two
/// when a vowel takes a final consonant along (rule B). What is refused was not typed. A letter that
/// begins a syllable is an insertion and nothing else.
///
/// The keyboard remembers the keys of the last syllable and does not look whether it is still there, so
/// what the app assigns goes unnoticed (rule D). Any other key, whatever else the user does, and a caret
/// that is not where the last key left it end the syllable.
///
/// Choices, for want of reports: backspace takes back one key of the syllable being built, and one that
/// has ended as a whole, also when its last consonant had gone over to the next (가나, 가ㄴ, 가, nothing);
/// two spaces make a full stop as in English.
public struct HangulKeyboard: InputMethod {
  /// The syllable that the next key may change.
  private var syllable: HangulSyllable?
  /// Where the selection was after the last key.
  private var lastSelection: Range<Int>?
  private var shortcut = DoubleSpaceShortcut(style: .english)

  /// Which keyboard this is.
  public var name: KeyboardName { .hangul }

  /// Whether a second space may make a full stop of the first.
  public var isTimed: Bool { shortcut.isTimed }

  /// A keyboard on which nothing has been typed yet.
  public init() {}

  /// Ends the syllable.
  public mutating func forgetComposition() {
    syllable = nil
  }

  /// Types a letter into the syllable, or does what the key does on every keyboard.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    if host.selectedTextRange != lastSelection { forgetComposition() }
    if key != .space { shortcut.reset() }
    switch key {
    case .character(let character):
      if let jamo = TwoSetLayout.jamo(on: character) {
        type(jamo, in: &host)
      } else if host.type(UTF16Text(String(character))) == .made {
        forgetComposition()
      }
    case .space:
      if shortcut.pressSpace(in: &host) == .made { forgetComposition() }
    case .backspace:
      deleteBackward(in: &host)
    default:
      forgetComposition()
      _ = host.pressCommonKey(key)
    }
    lastSelection = host.selectedTextRange
  }

  private mutating func type(_ jamo: Jamo, in host: inout some TextInputHost) {
    let raw = UTF16Text(jamo.text)
    let next: HangulSyllable
    let outcome: ChangeOutcome
    switch syllable?.adding(jamo) ?? .separate {
    case .joined(let grown):
      next = grown
      outcome = host.rewritePrevious(to: UTF16Text(grown.text), announcing: raw)
    case .split(let finished, let begun):
      next = begun
      outcome = host.rewritePrevious(
        to: UTF16Text(finished.text + begun.text), announcing: raw)
    case .separate:
      next = HangulSyllable(jamo)
      outcome = host.type(raw)
    }
    if outcome == .made { syllable = next }
  }

  private mutating func deleteBackward(in host: inout some TextInputHost) {
    let rest = syllable?.removingLast()
    let outcome =
      if let rest {
        host.rewritePrevious(deletingTo: UTF16Text(rest.text))
      } else {
        host.deleteBackward()
      }
    if outcome == .made { syllable = rest }
  }
}
