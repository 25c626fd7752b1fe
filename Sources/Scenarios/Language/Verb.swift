/// The first word of a line.
enum Verb: String, CaseIterable, Sendable {
  // Header
  case title, policy, limit, system, keyboard, field, filter, pattern, set, custom, text, unfocused
  // Steps; `limit`, `keyboard` and `set text` are steps too
  case keys, pick, insert, paste, mark, commit, cancel, delete, replace, suggest, autofill, dictate
  case drop, caret, select, cut, copy, undo, redo, clear, focus, blur, `return`, tick
  // Expectations
  case expect

  /// What others call it.
  private static let synonyms: [String: Verb] = [
    "type": .keys, "press": .keys, "key": .keys, "tap": .pick, "choose": .pick,
    "backspace": .delete, "erase": .delete, "enter": .return, "newline": .return,
    "compose": .mark, "confirm": .commit, "escape": .cancel, "cursor": .caret, "wait": .tick,
    "sleep": .tick, "assert": .expect, "check": .expect, "verify": .expect, "focused": .focus,
    "focussed": .focus, "name": .title, "policies": .policy, "max": .limit,
  ]

  /// The verb that somebody may have meant; nil when none is near.
  static func nearest(to word: String) -> Verb? {
    synonyms[word.lowercased()]
      ?? NearestWord.to(word, among: allCases.map(\.rawValue)).flatMap(Verb.init)
  }

  /// Whether the verb belongs before the first step and nowhere else.
  var isHeaderOnly: Bool {
    switch self {
    case .title, .policy, .system, .field, .filter, .pattern, .custom, .text, .unfocused: true
    default: false
    }
  }
}
