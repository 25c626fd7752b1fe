import Limits
import TextField

/// What one event did to one session.
public struct StepRecord: Hashable, Sendable {
  /// Everything that happened, in order.
  public private(set) var entries: [TraceEntry] = []
  /// What the post-filter took away, in the order in which it did; nil when it left the text alone.
  public private(set) var cut: UTF16Text?

  /// Nothing has happened.
  public init() {}

  /// The last answer that the policy gave; nil when it was not asked.
  public var lastAnswer: Answer? {
    for case .shouldChange(_, let answer) in entries.reversed() { return answer }
    return nil
  }

  /// Whether somebody, the policy or the program, assigned `text`.
  var assignsText: Bool {
    entries.contains { if case .call(let call) = $0 { call.name == .setText } else { false } }
  }

  /// Adds an entry.
  mutating func append(_ entry: TraceEntry) {
    entries.append(entry)
  }

  /// Notes text that the post-filter took away.
  mutating func noteCut(_ text: UTF16Text) {
    guard !text.isEmpty else { return }
    cut = UTF16Text(units: (cut?.units ?? []) + text.units)
  }

  /// Adds what happened after this.
  public mutating func append(_ later: StepRecord) {
    entries += later.entries
    if let text = later.cut { noteCut(text) }
  }
}
