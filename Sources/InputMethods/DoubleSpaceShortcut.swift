import TextField

/// Two quick spaces after a word become a full stop (UIKit facts §4).
///
/// In English the delegate hears `". "` in place of the first space, unless the profile says otherwise.
/// In Chinese the system deletes the space and inserts 。 without asking, which is how the stop gets past
/// a pre-check.
struct DoubleSpaceShortcut: Sendable {
  enum Style: Sendable {
    case english
    case chinese
  }

  /// The first of the two.
  private struct FirstSpace: Sendable {
    var time: Duration
    /// Where the caret was when the app had answered; elsewhere, somebody else has typed or moved it.
    var caret: Range<Int>
  }

  let style: Style
  private var firstSpace: FirstSpace?

  /// Whether a space that comes soon makes a full stop.
  var isTimed: Bool { firstSpace != nil }

  init(style: Style) {
    self.style = style
  }

  /// Another key came in between.
  mutating func reset() {
    firstSpace = nil
  }

  /// Types a space, or turns the one before the caret into a full stop.
  /// - Returns: what became of it.
  @discardableResult
  mutating func pressSpace(in host: inout some TextInputHost) -> ChangeOutcome {
    let field = host.field
    if let firstSpace, field.offersDoubleSpaceShortcut,
      host.now - firstSpace.time < field.profile.doubleSpaceWindow,
      firstSpace.caret == field.selectedTextRange, field.endsWordAndSpaceAtCaret
    {
      reset()
      return makeStop(at: field.selectedTextRange.lowerBound, in: &host)
    }
    let outcome = host.type(" ")
    firstSpace =
      outcome == .made ? FirstSpace(time: host.now, caret: host.selectedTextRange) : nil
    return outcome
  }

  private func makeStop(at caret: Int, in host: inout some TextInputHost) -> ChangeOutcome {
    switch style {
    case .english:
      return host.perform(englishStop(at: caret, host.profile.smart))
    case .chinese where host.profile.smart.chineseDoubleSpaceAsks:
      let outcome = host.deleteBackward()
      return outcome == .made ? host.type("。") : outcome
    case .chinese:
      return host.perform(
        KeyboardChange(
          question: nil, edits: [.init(.deleteBackward), .init(.insertText("。"))]))
    }
  }

  private func englishStop(at caret: Int, _ smart: SmartBehaviour) -> KeyboardChange {
    let space = (caret - 1)..<caret
    let question: ProposedChange? =
      switch smart.doubleSpaceQuestion {
      case .replacingSpace: ProposedChange(range: space, replacement: ". ", kind: .replacement)
      case .secondSpace:
        ProposedChange(range: caret..<caret, replacement: " ", kind: .insertion)
      case .none: nil
      }
    return KeyboardChange(question: question, edits: [.init(.replace(space, ". "))])
  }
}

extension TextFieldModel {
  fileprivate var offersDoubleSpaceShortcut: Bool {
    profile.doubleSpaceShortcut && !profile.traits.secureTextEntry
  }

  /// Whether a letter, digit or ideograph and then one space stand before the caret.
  fileprivate var endsWordAndSpaceAtCaret: Bool {
    let caret = selectedTextRange.lowerBound
    guard selectedTextRange.isEmpty, caret >= 2, text[caret - 1] == 0x20 else { return false }
    let before = text.string(in: text.composedSequence(at: caret - 2))
    return before.first.map { $0.isLetter || $0.isNumber } ?? false
  }
}
