import TextField

/// `shouldChangeCharactersIn`: no only where nothing of the change could stay.
extension Exact {
  /// Refuses what cannot come to fit, and corrects what undo has recorded wrongly.
  public mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    if field.isUndoing || field.isRedoing { return answerUndo(change, in: &field) }
    guard change.range.upperBound <= field.text.count else {
      return .refuse(.rangeOutside(range: change.range, length: field.text.count))
    }
    if let mark = field.markedTextRange {
      phase = .composing
      guard maximum.value > 0 else { return .accept(.noLimit) }
      let answer = answerComposing(change, mark: mark, in: field)
      if answer.verdict == .refuse, asksAboutMark(change, in: field) { phase = .markRefused }
      return answer
    }
    // The field hides its mark while it asks about a commit (iOS 26): the text before the composition
    // is still what the commit must be measured against.
    if phase == .composing || phase == .markRefused { return .accept(.composing(marked: 0)) }
    before = Baseline(field, unit: unit)
    if change.range.isEmpty { before.place = change.range }
    phase = .settled
    // Return asks with a newline, which a text field never stores.
    if change.replacement == "\n" {
      rewritableCaret = nil
      return .accept(standing(unit.count(of: before).value))
    }
    guard maximum.value > 0 else { return yes(.noLimit, to: change) }
    return answerPlain(change)
  }

  // MARK: Nothing is marked

  private mutating func answerPlain(_ change: ProposedChange) -> Answer {
    if change.replacement.isEmpty { return yes(.takesAway, to: change) }
    let count = unit.count(of: before)
    let length = count + cost(of: change.replacement, replacing: change.range, in: before.text)
    guard length.value > ceiling else {
      return yes(standing(length.value), to: change)
    }
    if change.range == before.place {
      let kept = fittingPrefix(of: change.replacement, replacing: change.range)
      if kept > 0 {
        let reason = Reason.fitsInPart(
          kept: kept, of: change.replacement.count, limit: maximum.value)
        return yes(reason, to: change)
      }
      let confirmed = count + cost(of: "", replacing: change.range, in: before.text)
      if confirmed < Count(ceiling), ComposingLetters.isPlaceholder(change.replacement) {
        return yes(room(after: confirmed, marked: 0, allowed: nil), to: change)
      }
      if mayRewrite(change) {
        return yes(.mayRewrite(length: length.value, limit: maximum.value), to: change)
      }
    }
    corrections.noteRefusal(of: change, in: before.text)
    return count.value >= maximum.value
      ? .refuse(.full(confirmed: count.value, limit: maximum.value))
      : .refuse(.over(length: length.value, limit: maximum.value))
  }

  /// Says yes, and remembers to what.
  private mutating func yes(_ reason: Reason, to change: ProposedChange) -> Answer {
    let announced: Announced =
      if change.replacement.isEmpty, !change.range.isEmpty {
        .deletion
      } else if change.range == before.selection, change.replacement.isOneSequence {
        .key
      } else {
        change.range.isEmpty ? .text : .replacement
      }
    phase = .asked(announced, at: change.range.lowerBound)
    return .accept(reason)
  }

  /// Whether the key may be one that rewrites the character before the caret, into something that fits.
  private func mayRewrite(_ change: ProposedChange) -> Bool {
    let caret = change.range.upperBound
    guard change.range.isEmpty, rewritableCaret == caret, caret > 0 else { return false }
    let previous = before.text.composedBoundary(before: caret)..<caret
    guard
      let result = RewritingKey.result(of: change.replacement, after: before.text[previous])
    else { return false }
    let length = unit.count(of: before) + cost(of: result, replacing: previous, in: before.text)
    return length.value <= ceiling
  }

  // MARK: Text is marked

  private func answerComposing(
    _ change: ProposedChange, mark: Range<Int>, in field: TextFieldModel
  ) -> Answer {
    let confirmed = field.count(in: unit) + cost(of: "", replacing: mark, in: field.text)
    // Rounded up: half a unit is room for a letter.
    let room = (Count(ceiling) - confirmed).value
    let letters = ComposingLetters.count(in: field.text[mark])
    let added = ComposingLetters.count(in: change.replacement)
    // A mark longer than six letters for each place left is typed in vain; pinyin has none longer.
    let allowed = room > 2 ? nil : max(0, room) * 6
    let answer = Answer.accept(self.room(after: confirmed, marked: letters, allowed: allowed))
    if change.range.isEmpty, ComposingLetters.isKey(change.replacement) {
      guard let allowed, letters + added > allowed else { return answer }
      if room > 0 {
        return letters <= allowed && rewritesInMark(change, mark: mark, in: field)
          ? answer : .refuse(.markTooLong(marked: letters, allowed: allowed))
      }
      // Where a commit asks at the caret, this may be the only letter, chosen as it is.
      return change.replacement == field.text[mark] && fitsInPart(change.replacement)
        ? answer : .refuse(.full(confirmed: confirmed.value, limit: maximum.value))
    }
    // What makes the mark shorter, or letters again, may be backspace. All else must be able to stay.
    let mayBeBackspace =
      !asksAboutMark(change, in: field)
      && (added < letters || ComposingLetters.areKeys(change.replacement))
    guard mayBeBackspace || fitsInPart(change.replacement) else {
      let length = confirmed + unit.count(change.replacement)
      return .refuse(.over(length: length.value, limit: maximum.value))
    }
    return answer
  }

  /// Whether the change puts what is marked in place of itself: handwriting asks late, and letters may
  /// be chosen as they are.
  private func asksAboutMark(_ change: ProposedChange, in field: TextFieldModel) -> Bool {
    change.range == field.markedTextRange && change.replacement == field.text[change.range]
  }

  /// Whether some of a commit could stay, in place of what the composition has replaced.
  private func fitsInPart(_ replacement: UTF16Text) -> Bool {
    fittingPrefix(of: replacement, replacing: before.place) > 0
  }

  /// Whether a key may rewrite the last character of the mark, rather than add one.
  private func rewritesInMark(
    _ change: ProposedChange, mark: Range<Int>, in field: TextFieldModel
  ) -> Bool {
    let caret = change.range.lowerBound
    let last = field.text.composedBoundary(before: caret)..<caret
    if RewritingKey.result(of: change.replacement, after: field.text[last]) != nil { return true }
    // Among kana a vowel makes one of the letters before it; pinyin has no kana.
    return ComposingLetters.isConsonant(field.text[last])
      && ComposingLetters.isVowel(change.replacement)
      && field.text[mark].units.contains { ComposingLetters.kana.contains($0) }
  }

  // MARK: Reasons

  /// Of a text that is within the ceiling, whether that is the limit or what was there before.
  func standing(_ length: Int) -> Reason {
    guard maximum.value > 0 else { return .noLimit }
    return length > maximum.value
      ? .tolerated(length: length, limit: maximum.value)
      : .within(length: length, limit: maximum.value)
  }

  /// The room beside confirmed text; where that alone is too long, there is room for what was there.
  private func room(after confirmed: Count, marked: Int, allowed: Int?) -> Reason {
    confirmed > Count(maximum.value)
      ? standing(confirmed.value)
      : .roomLeft(
        confirmed: confirmed.value, limit: maximum.value, marked: marked, allowed: allowed)
  }

  // MARK: Costs

  func cost(of new: UTF16Text, replacing range: Range<Int>, in text: UTF16Text) -> Count {
    unit.change(replacing: range, in: text, with: new)
  }

  /// How much of `incoming` fits in place of a range of the text before, in UTF-16 units.
  func fittingPrefix(of incoming: UTF16Text, replacing range: Range<Int>) -> Int {
    FittingPrefix(
      incoming: incoming, replaced: range, text: before.text, count: unit.count(of: before),
      limit: Limit(ceiling, unit)
    ).length
  }
}

extension UTF16Text {
  /// Whether the text is one composed sequence.
  fileprivate var isOneSequence: Bool { !isEmpty && composedBoundary(after: 0) == count }
}
