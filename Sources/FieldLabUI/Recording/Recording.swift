import Scenarios
import TextField

/// A recording that is being written: what of the phones is on disk already.
///
/// It is of one field, the single one or one of the form's, under the settings with which it began. While
/// another field is looked at it waits, and goes on when its own comes back. Other settings replay the
/// events, so that nobody has seen what the screen then shows as it was typed: the file ends, with what was
/// seen, and another one begins with the same events under the new settings.
struct Recording: Sendable {
  /// The field that is recorded: one of the form's, or the single one.
  enum Subject: Hashable, Sendable {
    case single
    case inForm(FieldPreset)
  }

  /// The field.
  let subject: Subject
  /// Whether the tester said where it goes; else its name tells the settings.
  let hasOwnPath: Bool
  /// From how many actions on it expects what is seen; what came before only leads up to there.
  let mark: Int
  /// How many events had come from the tester when it began.
  let start: Int
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
