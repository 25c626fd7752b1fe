/// The first word of a line.
enum Verb: String, CaseIterable, Sendable {
  // Header
  case title, policy, limit, system, keyboard, field, filter, pattern, set, custom, text, unfocused
  // Steps; `limit`, `keyboard` and `set text` are steps too
  case keys, pick, insert, paste, mark, commit, cancel, delete, replace, suggest, autofill, dictate
  case drop, caret, select, cut, copy, undo, redo, clear, focus, blur, `return`, tick
  // Expectations
  case expect

  /// Whether the verb belongs before the first step and nowhere else.
  var isHeaderOnly: Bool {
    switch self {
    case .title, .policy, .system, .field, .filter, .pattern, .custom, .text, .unfocused: true
    default: false
    }
  }
}
