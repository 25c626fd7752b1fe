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
    case .start: language.say("start", "从头开始", "從頭開始")
    case .here: language.say("here", "从现在开始", "從現在開始")
    }
  }

  /// What is expected then.
  func summary(in language: Language) -> String {
    switch self {
    case .start:
      language.say("all since the start, with what was seen", "从头到现在的全部操作和结果", "從頭到現在的全部操作和結果")
    case .here:
      language.say(
        "what is seen from now on; what was done before leads up to it",
        "从现在开始的操作和结果；此前的操作只作准备", "從現在開始的操作和結果；先前的操作只作準備")
    }
  }
}
