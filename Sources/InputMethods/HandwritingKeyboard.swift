import TextField

/// Characters drawn with a finger.
///
/// A drawn character is in the field, marked, before the delegate is asked, and a no takes it away
/// again; when the keyboard goes away the delegate is asked once more and its no is ignored (UIKit facts
/// §1, one report of iOS 9.3). The rest is assumed: the question names the range where the character
/// stands, it stays marked until the next one is drawn, and ending it is a candidate's commit.
public struct HandwritingKeyboard: InputMethod {
  /// The character that is still marked, and may be taken for another one.
  private var drawn: Character?

  /// Which keyboard this is.
  public var name: KeyboardName { .handwriting }

  /// Whether a drawn character is still marked.
  public var isComposing: Bool { drawn != nil }

  /// True: any character can be drawn.
  public var hasKeyForEveryCharacter: Bool { true }

  /// A keyboard on which nothing is drawn.
  public init() {}

  /// The drawn character, and those that it may have been meant for.
  public func candidates(from start: Int, count: Int) -> [String] {
    guard let drawn else { return [] }
    return ([drawn] + drawn.lookalikes).dropFirst(start).prefix(count).map(String.init)
  }

  /// Forgets what was drawn.
  public mutating func forgetComposition() {
    drawn = nil
  }

  /// Draws the character on the key, or ends the one that is marked.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    noticeLostMark(in: host)
    switch key {
    case .character(let character) where character.isWholeEmoji:
      host.report(.noSuchKey(String(character)))
    case .character(let character):
      if let drawn { commit(String(drawn), in: &host) }
      if drawn == nil { draw(character, in: &host) }
    case _ where isComposing:
      pressWhileMarked(key, in: &host)
    case .space:
      host.type(" ")
    default:
      _ = host.pressCommonKey(key)
    }
  }

  /// Puts another character in place of the marked one, and ends it.
  public mutating func pick(_ choice: CandidateChoice, in host: inout some TextInputHost) {
    noticeLostMark(in: host)
    let candidates = candidates(from: 0, count: .max)
    let text: String? =
      switch choice {
      case .text(let text): candidates.first { $0 == text }
      case .place(let place): candidates.indices.contains(place - 1) ? candidates[place - 1] : nil
      }
    guard let text else { return host.report(.notOffered(choice.description)) }
    commit(text, in: &host)
  }

  /// Asks about the marked character, and keeps it whatever the answer is.
  public mutating func close(in host: inout some TextInputHost) {
    let asks = isComposing && !host.profile.handwritingAsksFirst
    if asks, let mark = host.markedTextRange {
      let keep = [KeyboardChange.Edit(.unmarkText)]
      _ = host.perform(
        KeyboardChange(
          question: ProposedChange(
            range: mark, replacement: host.field.text[mark], kind: .commit),
          edits: keep, editsIfRefused: keep))
    }
    forgetComposition()
    host.keepMarkedText()
  }

  private mutating func pressWhileMarked(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .space, .return: pick(.place(1), in: &host)
    case .backspace:
      host.deleteBackward()
      noticeLostMark(in: host)
    case .escape:
      forgetComposition()
      host.cancelComposition()
    default: host.report(.idleKey("\(key)"))
    }
  }

  private mutating func draw(_ character: Character, in host: inout some TextInputHost) {
    let text = UTF16Text(String(character))
    if host.profile.handwritingAsksFirst {
      host.compose(text)
    } else {
      mark(text, in: &host)
    }
    drawn = character
    noticeLostMark(in: host)
  }

  /// Marks `text`, then asks; what it replaced comes back on a no.
  private func mark(_ text: UTF16Text, in host: inout some TextInputHost) {
    let replaced = host.field.text[host.selectedTextRange]
    _ = host.perform(KeyboardChange(question: nil, edits: [.init(.setMarkedText(text))]))
    // The app may have rewritten the text by now; then there is nothing left to ask about.
    guard let mark = host.markedTextRange else { return }
    _ = host.perform(
      KeyboardChange(
        question: ProposedChange(range: mark, replacement: text, kind: .composition),
        edits: [],
        editsIfRefused: [.init(.setMarkedText(replaced))]
          + (replaced.isEmpty ? [] : [.init(.unmarkText, notifies: false)])))
  }

  private mutating func commit(_ text: String, in host: inout some TextInputHost) {
    host.commit(UTF16Text(text))
    noticeLostMark(in: host)
  }

  private mutating func noticeLostMark(in host: some TextInputHost) {
    if host.markedTextRange == nil { forgetComposition() }
  }
}
