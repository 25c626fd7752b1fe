import TextField

/// The editing-changed handler: cuts what arrived, and nothing else.
extension Exact {
  /// Waits while text is composed, dictated or rewritten; then cuts what is too long in what arrived.
  public mutating func editingChanged(
    _ field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Reason {
    if case .halfRewritten(let halfway) = phase, !halfway.isCompleted(by: field, from: before) {
      before = halfway.rest
      phase = .settled
    }
    if phase == .markRefused, field.text == before.text {
      settle(field)
      return standing(field.count(in: unit).value)
    }
    if let mark = field.markedTextRange {
      notePlace(of: mark, in: field.text)
      phase = .composing
      return .composing(marked: mark.count)
    }
    if field.isUndoing || field.isRedoing {
      settle(field)
      return .takesBack
    }
    if let place = placeholder(in: field) {
      phase = .listening(place)
      return .listening
    }
    if let halfway = Halfway(phase, from: before, to: field, unit: unit) {
      phase = .halfRewritten(halfway)
      return .halfRewritten
    }
    let length = field.count(in: unit).value
    guard maximum.value > 0 else {
      settle(field, rewritableCaret: caretAfterKey(in: field))
      return .noLimit
    }
    let incoming = IncomingText(
      before: before, now: field.text, caret: field.selectedTextRange.lowerBound)
    let isDeletion = phase.isDeletion && field.text.count <= before.text.count
    guard length > ceiling, !isDeletion, !incoming.arrived.isEmpty else {
      noteEntry(in: field)
      settle(field, rewritableCaret: caretAfterKey(in: field))
      return standing(length)
    }
    return cut(incoming, of: &field, length: length)
  }

  /// Takes from marked text what it has replaced: where nobody was asked, that is not known before.
  private mutating func notePlace(of mark: Range<Int>, in text: UTF16Text) {
    let replaced = before.text.count - (text.count - mark.count)
    guard replaced >= 0, mark.lowerBound + replaced <= before.text.count else { return }
    before.place = mark.lowerBound..<mark.lowerBound + replaced
    before.selection = before.place
  }

  private mutating func cut(
    _ incoming: IncomingText, of field: inout TextFieldModel, length: Int
  ) -> Reason {
    let limit = maximum.value
    let arrived = incoming.arrived
    let kept =
      incoming.mayBeCut
      ? fittingPrefix(of: field.text[arrived], replacing: incoming.replaced) : 0
    let reason: Reason
    if kept > 0 {
      let surplus = arrived.lowerBound + kept..<arrived.upperBound
      field.withoutUndoRegistration { $0.replace(surplus, withText: "") }
      reason = .cutIncoming(length: length, limit: limit, cut: surplus)
    } else {
      let old = before.text[incoming.replaced]
      field.withoutUndoRegistration { $0.replace(arrived, withText: old) }
      field.select(incoming.isInPlace ? before.selection : field.selectedTextRange)
      reason = .putBack(length: length, limit: limit, arrived: arrived)
    }
    let standing =
      arrived.lowerBound..<arrived.lowerBound + (kept > 0 ? kept : incoming.replaced.count)
    let recorded = UndoCorrections.Entry(
      range: arrived, replaced: before.text[incoming.replaced])
    corrections.note(recorded, actual: standing, in: field.text)
    settle(field)
    return reason
  }

  /// Remembers what undo is about to record of an insertion that stays as it is.
  private mutating func noteEntry(in field: TextFieldModel) {
    let caret = field.selectedTextRange.lowerBound
    let growth = field.text.count - before.text.count
    var start = before.selection.lowerBound
    switch phase {
    case .halfRewritten(let halfway):
      start = halfway.rest.selection.lowerBound
    case .asked(.key, let asked) where before.selection.isEmpty && growth != caret - asked:
      start = before.text.composedBoundary(before: asked)
    case .asked(_, let asked):
      start = asked
    default: break
    }
    let end = caret - growth
    guard start < caret, start <= end, end <= before.text.count else { return }
    corrections.note(
      .init(range: start..<caret, replaced: before.text[start..<end]), in: field.text)
  }

  /// Where a keyboard that rewrites may go on doing so: after a key, and after Hangul's backspace.
  private func caretAfterKey(in field: TextFieldModel) -> Int? {
    let caret = field.selectedTextRange
    guard caret.isEmpty else { return nil }
    switch phase {
    case .asked(.key, _), .halfRewritten: return caret.lowerBound
    case .asked(.deletion, _):
      return RewritingKey.isHangul(field.text, before: caret.lowerBound) ? caret.lowerBound : nil
    default: return nil
    }
  }

  /// Where dictation's placeholder stands, if it has come unannounced and is still there.
  private func placeholder(in field: TextFieldModel) -> Range<Int>? {
    switch phase {
    case .listening(let place):
      let isThere =
        place.upperBound <= field.text.count
        && Self.placeholders.contains(field.text[place])
        && field.text.count >= before.text.count + place.count
      return isThere ? place : nil
    case .settled:
      let caret = field.selectedTextRange.upperBound
      return Self.placeholders.lazy.map { caret - $0.count..<caret }.first { place in
        place.lowerBound >= 0 && field.text.count == before.text.count + place.count
          && Self.placeholders.contains(field.text[place])
      }
    default: return nil
    }
  }

  /// What dictation puts into the text while it listens: one sign, or ten spaces in views that do not
  /// say what they want.
  private static let placeholders: [UTF16Text] = ["\u{FFFC}", "          "]
}
