import Emulator
import InputMethods
import Limits
import TextField

/// Says of each step of a session what property of `exact` it breaks.
///
/// It knows nothing of the policy. Beside each step it takes the same step without any check, in a copy
/// of the session: what becomes of the text then is what the user wanted, and the limit alone says how
/// much of it there may be.
struct Oracle {
  private(set) var session: Session
  private var limit: Limit
  /// The field when nothing was marked last: what a composition started from.
  private var base: TextFieldModel
  /// Whether a character that the keyboard has typed is gone, so that it may rewrite another.
  private var keyboardIsAhead = false

  init(_ session: Session, limit: Limit) {
    self.session = session
    self.limit = limit
    base = session.field
  }

  /// Makes one step.
  /// - Returns: what is wrong about it, or nil.
  mutating func apply(_ event: InputEvent) -> String? {
    if session.field.markedTextRange != nil, event.endsComposition(on: session.keyboard) {
      return step(.commit(nil)) ?? step(event)
    }
    return step(event)
  }

  private mutating func step(_ event: InputEvent) -> String? {
    let before = session
    if before.field.markedTextRange == nil { base = before.field }
    var free = session
    free.checks = []
    let freeQuestions = free.apply(event).questions
    let record = session.apply(event)
    if case .limit(let value, let unit) = event {
      limit = Limit(value, unit ?? limit.unit)
    }
    let step = Step(
      event: event, record: record, base: base, before: before, after: session, free: free,
      freeQuestions: freeQuestions,
      limit: limit, keyboardIsAhead: keyboardIsAhead)
    if case .key(.character) = event {
      keyboardIsAhead = keyboardIsAhead || record.cut != nil
    } else if case .setText = event {
      keyboardIsAhead = true
    } else if StateNotation.units(before.field) != StateNotation.units(session.field) {
      keyboardIsAhead = false
    }
    if let mark = session.field.markedTextRange,
      mark.lowerBound != base.selectedTextRange.lowerBound
    {
      // The step has confirmed one composition and begun another.
      base = session.field
      base.setMarkedText("")
    }
    return step.complaint.map {
      """
      \($0)
        base   \(StateNotation.describe(base))
        before \(StateNotation.describe(before.field))
        free   \(StateNotation.describe(free.field))
        after  \(StateNotation.describe(session.field))
      """
    }
  }
}

extension InputEvent {
  /// Whether the event first makes marked text ordinary text, which is a step of its own.
  fileprivate func endsComposition(on keyboard: any InputMethod) -> Bool {
    switch self {
    case .insert, .paste, .drop, .autofill, .dictate, .replace, .cut, .clear, .history, .blur,
      .keyboard:
      true
    case .key(.character), .key(.left), .key(.right), .key(.home), .key(.end):
      !keyboard.isComposing
    default: false
    }
  }
}
