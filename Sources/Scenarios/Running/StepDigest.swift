import Emulator
import Limits
import TextField

/// What expectations may ask about one step in one session, gathered event by event.
///
/// A step may press a hundred thousand keys, so nothing is kept that nobody asks for, and of the trace only
/// its end.
public struct StepDigest: Sendable {
  /// How much of a trace is kept at least.
  public static let longestTrace = 200

  /// What happened, in order; only the end of a long step.
  public private(set) var entries: [TraceEntry] = []
  /// How many entries came before those that are kept.
  public private(set) var dropped = 0
  /// The last answer that the policy gave; nil when it was not asked.
  public private(set) var lastAnswer: Answer?
  /// What the post-filter took away; nil when it left the text alone.
  public private(set) var cut: UTF16Text?
  /// Which of the events that are asked for happened.
  public private(set) var events: Set<TraceEntry.Name> = []
  /// The field before the step, if that is asked for.
  let before: TextFieldModel?

  private let watched: Set<TraceEntry.Name>

  /// A step about which `expectations` will ask.
  init(for expectations: [Expectation], mustBeRefused: Bool, before field: TextFieldModel) {
    var watched: Set<TraceEntry.Name> = []
    for case .event(let name) in expectations.map(\.claim) { watched.insert(name) }
    self.watched = watched
    before = mustBeRefused ? field : nil
  }

  /// Adds what one event did.
  mutating func note(_ record: StepRecord) {
    if let answer = record.lastAnswer { lastAnswer = answer }
    if let text = record.cut {
      if let end = cut?.count { cut?.replace(end..<end, with: text) } else { cut = text }
    }
    events.formUnion(watched.subtracting(events).filter(record.has))
    entries += record.entries
    if entries.count > 2 * Self.longestTrace {
      let surplus = entries.count - Self.longestTrace
      entries.removeFirst(surplus)
      dropped += surplus
    }
  }

  /// Whether the app crashed in this step.
  var crashed: Bool {
    if case .crash? = entries.last { true } else { false }
  }
}
