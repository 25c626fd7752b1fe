import Scenarios

/// A recording that is being written: what of the phones is on disk already.
struct Recording: Sendable {
  /// From how many actions on it expects what is seen; what came before only leads up to there.
  var mark: Int
  /// What is written.
  var transcript: Transcript
  /// How many of the workbench's actions are in it.
  var written: Int
}

/// From where on a recording expects what was seen: the lines of its menu.
enum RecordingStart: String, CaseIterable {
  /// From the start of the session.
  case start
  /// From the present state; the events that led up to it are kept without expectations.
  case here

  /// What the menu calls it.
  func name(in language: Language) -> String {
    switch self {
    case .start: language.say("start", "从头", "從頭")
    case .here: language.say("here", "从此", "從此")
    }
  }

  /// What is expected then.
  func summary(in language: Language) -> String {
    switch self {
    case .start:
      language.say("all since the start, with what was seen", "从头到现在的一切，连同所见", "從頭到現在的一切，連同所見")
    case .here:
      language.say(
        "what is seen from now on; what was done before leads up to it",
        "从此刻起所见；此前所做只作铺垫", "從此刻起所見；此前所做只作鋪墊")
    }
  }
}
