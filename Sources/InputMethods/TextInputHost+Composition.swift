import TextField

/// Composing text, with the questions that the system asks meanwhile (UIKit facts §1).
extension TextInputHost {
  /// Makes `marked` the text being composed.
  ///
  /// The delegate is asked about `typed` at the caret when a key was added, and about the whole mark
  /// otherwise; separators come and go without a question.
  /// - Parameters:
  ///   - marked: the whole new marked text.
  ///   - typed: the key that was added; nil to take it from what `marked` adds to the present mark.
  /// - Returns: what became of it.
  @discardableResult
  public mutating func compose(_ marked: UTF16Text, typed: UTF16Text? = nil) -> ChangeOutcome {
    perform(
      KeyboardChange(
        question: compositionQuestion(marked, typed: typed),
        edits: [.init(.setMarkedText(marked))]))
  }

  /// Whether what the keyboard composes goes on: while it is marked, and where the system does not tell
  /// the keyboard that the app has taken the mark away (§8).
  public var holdsComposition: Bool {
    field.markedTextRange != nil || !field.profile.assignmentEndsInputSession
  }

  /// Ends the composition with `text`, as a tapped candidate does.
  @discardableResult
  public mutating func commit(_ text: UTF16Text) -> ChangeOutcome {
    let profile = field.profile
    let mark = field.markedTextRange ?? field.selectedTextRange
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
    guard field.markedTextRange != nil else { return }
    _ = perform(KeyboardChange(question: nil, edits: [.init(.unmarkText)]))
  }

  /// Throws the marked text away; nobody is asked.
  public mutating func cancelComposition() {
    guard field.markedTextRange != nil else { return }
    _ = perform(KeyboardChange(question: nil, edits: [.init(.setMarkedText(""))]))
  }

  /// Types a next word that the candidate bar offers while nothing is composed.
  @discardableResult
  public mutating func typeNextWord(_ word: UTF16Text) -> ChangeOutcome {
    let question = ProposedChange(
      range: field.selectedTextRange, replacement: word, kind: .insertion)
    return perform(
      KeyboardChange(
        question: field.profile.associationAsks ? question : nil, edits: [.init(.insertText(word))])
    )
  }

  private func compositionQuestion(_ marked: UTF16Text, typed: UTF16Text?) -> ProposedChange? {
    guard field.profile.compositionAsks else { return nil }
    guard let mark = field.markedTextRange else {
      return ProposedChange(
        range: field.selectedTextRange, replacement: typed ?? marked, kind: .composition)
    }
    let old = field.text[mark]
    if let added = typed ?? (marked.starts(with: old) ? marked[old.count..<marked.count] : nil) {
      return ProposedChange(
        range: mark.upperBound..<mark.upperBound, replacement: added, kind: .composition)
    }
    switch field.profile.composingBackspace {
    case .lastUnit where old.starts(with: marked):
      return ProposedChange(
        range: (mark.lowerBound + marked.count)..<mark.upperBound, replacement: "",
        kind: .deletion)
    case .wholeMark
    where marked.count < old.count && field.profile.composingBackspaceString == .empty:
      return ProposedChange(range: mark, replacement: "", kind: .deletion)
    case .lastUnit, .wholeMark:
      return ProposedChange(
        range: mark, replacement: marked,
        kind: marked.count < old.count ? .deletion : .composition)
    }
  }
}
