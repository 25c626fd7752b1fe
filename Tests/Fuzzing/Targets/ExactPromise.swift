import Emulator
import InputMethods
import Limits
import TextField

/// The first of the promises of `exact`: text without marked text is never over the limit, unless it was
/// so before or the program made it so.
struct ExactPromise {
  private var session: Session
  private var limit: Limit
  /// The text when nothing was marked last.
  private var base: UTF16Text

  init(_ session: Session, limit: Limit) {
    self.session = session
    self.limit = limit
    base = session.field.text
  }

  /// What is broken after one more event.
  mutating func complaint(after event: InputEvent) -> String? {
    // Where an event first makes text of a mark, that is a step of its own.
    let endsMark = session.field.markedTextRange != nil && !event.belongsToComposition
    return (endsMark ? step(.commit(nil)) : nil) ?? step(event)
  }

  private mutating func step(_ event: InputEvent) -> String? {
    let before = session.field
    if before.markedTextRange == nil { base = before.text }
    session.apply(event)
    if let crash = session.crash { return "crashed: \(crash)" }
    if case .limit(let value, let unit) = event { limit = Limit(value, unit ?? limit.unit) }
    let field = session.field
    guard limit.value > 0, field.markedTextRange == nil, !event.mayExceed(in: before) else {
      return nil
    }
    // U+FFFC that arrives unannounced cannot be told from dictation's placeholder, which is waited for.
    guard !event.isUnannounced || !field.text.contains(0xFFFC) else { return nil }
    let ceiling = max(Count(limit.value), limit.unit.count(base))
    let count = limit.unit.count(field.text)
    return count.value <= ceiling.value ? nil : "holds \(count) of \(limit), before \(base)"
  }
}

extension InputEvent {
  fileprivate var belongsToComposition: Bool {
    switch self {
    case .key, .pick, .mark, .commit, .cancel, .delete, .suggest: true
    default: false
    }
  }

  /// Whether the delegate may not be asked about text that the event brings.
  fileprivate var isUnannounced: Bool {
    switch self {
    case .suggest, .autofill, .dictate: true
    default: false
    }
  }

  /// Whether the text may be over the limit afterwards: the program's doing, what was there once, what
  /// is left of a deletion and counts more (half a sequence, a broken address), and the first edit of a
  /// secure field.
  fileprivate func mayExceed(in field: TextFieldModel) -> Bool {
    switch self {
    case .setText, .limit, .history, .delete, .cut, .cancel, .key(.backspace), .key(.escape): true
    case .replace(_, let text), .paste(let text?), .insert(let text), .drop(_, let text),
      .suggest(let text):
      text.isEmpty
    default: field.profile.traits.secureTextEntry
    }
  }
}
