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

  var summary: String {
    switch self {
    case .start: "all since the start, with what was seen"
    case .here: "what is seen from now on; what was done before leads up to it"
    }
  }
}
