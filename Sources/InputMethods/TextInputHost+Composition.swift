import TextField

/// Composing text, with the questions that the system asks meanwhile (UIKit facts §1).
extension TextInputHost {
  /// Makes `marked` the text being composed.
  ///
  /// The delegate is asked about a key at the caret when one was added, and about the whole mark
  /// otherwise; separators come and go without a question.
  /// - Parameters:
  ///   - marked: the whole new marked text.
  ///   - step: what was done; nil to take it from how `marked` differs from the present mark.
  /// - Returns: what became of it.
  @discardableResult
  public mutating func compose(
    _ marked: UTF16Text, after step: CompositionStep? = nil
  ) -> ChangeOutcome {
    perform(
      KeyboardChange(
        question: compositionQuestion(marked, after: step),
        edits: [.init(.setMarkedText(marked))]))
  }

  /// Makes `marked` the text being composed for a keyboard that would then go on from there.
  /// - Parameters:
  ///   - marked: the whole new marked text; where a choice leaves it as it is shown already, there is
  ///     nothing to ask and nothing to change.
  ///   - step: what was done.
  /// - Returns: whether the keyboard goes on from there, or from where it was, or from nothing.
  mutating func show(_ marked: UTF16Text, after step: CompositionStep) -> ShownComposition {
    let isShown = !step.addsKey && marked == field.markedText
    let outcome = isShown ? .made : compose(marked, after: step)
    guard holdsComposition else { return .lost }
    return outcome == .made ? .shown : .refused
  }

  /// Whether what the keyboard composes goes on: while it is marked, and where the system does not tell
  /// the keyboard that the app has taken the mark away (§8).
  public var holdsComposition: Bool {
    markedTextRange != nil || !profile.assignmentEndsInputSession
  }

  /// Ends the composition with `text`, as a tapped candidate does.
  @discardableResult
  public mutating func commit(_ text: UTF16Text) -> ChangeOutcome {
    let mark = markedTextRange ?? selectedTextRange
    let question: ProposedChange? =
      switch profile.candidateCommit {
      case .none: nil
      case .markedRange: ProposedChange(range: mark, replacement: text, kind: .commit)
      case .caret:
        ProposedChange(
          range: mark.upperBound..<mark.upperBound, replacement: text, kind: .commit)
      }
    return perform(
      KeyboardChange(
        question: question,
        edits: [
          .init(.setMarkedText(text), notifies: profile.commitSendsTwoEvents),
          .init(.unmarkText),
        ],
        editsIfRefused: profile.refusedCommit == .vanishes ? [.init(.setMarkedText(""))] : []))
  }

  /// Ends the composition with the marked text as it is; nobody is asked.
  public mutating func keepMarkedText() {
    guard markedTextRange != nil else { return }
    _ = perform(KeyboardChange(question: nil, edits: [.init(.unmarkText)]))
  }

  /// Throws the marked text away; nobody is asked.
  public mutating func cancelComposition() {
    guard markedTextRange != nil else { return }
    _ = perform(KeyboardChange(question: nil, edits: [.init(.setMarkedText(""))]))
  }

  /// Types a next word that the candidate bar offers while nothing is composed.
  @discardableResult
  public mutating func typeNextWord(_ word: UTF16Text) -> ChangeOutcome {
    let question = ProposedChange(
      range: selectedTextRange, replacement: word, kind: .insertion)
    return perform(
      KeyboardChange(
        question: profile.associationAsks ? question : nil, edits: [.init(.insertText(word))])
    )
  }

  private func compositionQuestion(
    _ marked: UTF16Text, after step: CompositionStep?
  ) -> ProposedChange? {
    guard profile.compositionAsks else { return nil }
    let mark = markedTextRange ?? selectedTextRange
    switch step ?? CompositionStep(from: field.markedText, to: marked) {
    case .typing(let key):
      let place = markedTextRange == nil ? mark : mark.upperBound..<mark.upperBound
      return ProposedChange(range: place, replacement: key, kind: .composition)
    case .choosing:
      return ProposedChange(range: mark, replacement: marked, kind: .composition)
    case .deleting:
      return deletionQuestion(marked, mark)
    }
  }

  private func deletionQuestion(_ marked: UTF16Text, _ mark: Range<Int>) -> ProposedChange {
    switch (profile.composingBackspace, profile.composingBackspaceString) {
    case (.lastUnit, _) where field.text[mark].starts(with: marked):
      let end = mark.lowerBound + marked.count
      return ProposedChange(range: end..<mark.upperBound, replacement: "", kind: .deletion)
    case (.wholeMark, .empty):
      return ProposedChange(range: mark, replacement: "", kind: .deletion)
    case (.lastUnit, _), (.wholeMark, .remaining):
      return ProposedChange(range: mark, replacement: marked, kind: .deletion)
    }
  }
}

/// What a keyboard has to make of a composition that it wanted to show.
enum ShownComposition {
  /// It is in the field: the keyboard adopts it.
  case shown
  /// The delegate said no: the composition before it stands.
  case refused
  /// The app has taken the mark away: there is no composition any more.
  case lost
}
