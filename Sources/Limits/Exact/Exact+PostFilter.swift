import TextField

/// The editing-changed handler: cuts what arrived, and nothing else.
extension Exact {
  /// Waits while text is composed, dictated or rewritten; then cuts what is too long in what arrived.
  public mutating func editingChanged(
    _ field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Reason {
    if let mark = field.markedTextRange {
      phase = .composing
      return .composing(marked: mark.count)
    }
    if field.isUndoing || field.isRedoing {
      settle(field)
      return .takesBack
    }
    if isListening(in: field.text, caret: field.selectedTextRange.lowerBound) {
      phase = .listening
      return .listening
    }
    if case .halfRewritten(let halfway) = phase {
      if !halfway.isCompleted(by: field, from: before) { before = halfway.rest }
    } else if let halfway = Halfway(phase, from: before, to: field, unit: unit) {
      phase = .halfRewritten(halfway)
      return .halfRewritten
    }
    let length = field.count(in: unit).value
    guard maximum.value > 0 else {
      settle(field, rewritableCaret: caretAfterKey(in: field))
      return .noLimit
    }
    guard length > ceiling, phase != .asked(.deletion) else {
      let reason = Reason.within(length: length, limit: ceiling)
      settle(field, rewritableCaret: caretAfterKey(in: field))
      return reason
    }
    return cut(&field, length: length)
  }

  private mutating func cut(_ field: inout TextFieldModel, length: Int) -> Reason {
    let limit = ceiling
    let incoming = IncomingText(
      before: before, now: field.text, caret: field.selectedTextRange.lowerBound)
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
      field.select(before.selection)
      reason = .putBack(length: length, limit: limit, arrived: arrived)
    }
    let standing =
      arrived.lowerBound..<arrived.lowerBound + (kept > 0 ? kept : incoming.replaced.count)
    corrections.noteCut(to: standing, recorded: arrived, in: field.text)
    settle(field)
    return reason
  }

  /// Where a keyboard that rewrites may go on doing so: after a key, and after Hangul's backspace.
  private func caretAfterKey(in field: TextFieldModel) -> Int? {
    let caret = field.selectedTextRange
    guard caret.isEmpty else { return nil }
    switch phase {
    case .asked(.key), .halfRewritten: return caret.lowerBound
    case .asked(.deletion):
      return RewritingKey.isHangul(field.text, before: caret.lowerBound) ? caret.lowerBound : nil
    default: return nil
    }
  }

  /// Whether dictation's placeholder has come unannounced and is still there.
  private func isListening(in text: UTF16Text, caret: Int) -> Bool {
    switch phase {
    case .listening: break
    case .settled where caret > 0 && text[caret - 1] == Self.placeholder: break
    default: return false
    }
    return text.contains(Self.placeholder) && !before.text.contains(Self.placeholder)
  }

  /// U+FFFC, which dictation puts into the text while it listens.
  private static var placeholder: UInt16 { 0xFFFC }
}
