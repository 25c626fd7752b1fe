/// What playing remembers beside the scenario itself: how fast it goes by itself, and what was left.
struct Player: Sendable {
  /// The times between two events that can be chosen, the longest first.
  static let intervals: [Duration] = [
    .seconds(4), .seconds(2), .seconds(1), .milliseconds(500), .milliseconds(250),
    .milliseconds(125),
  ]

  /// The chosen one's place among them.
  private var pace = 3
  /// When the next event comes by itself, by the clock outside; nil while nothing moves.
  var due: Duration?
  /// The scenario that was left for going on by hand, at the point where it was left.
  var left: Playback?
  /// The scenario before each change of a step, at the point where that was changed.
  var changes: [Playback] = []
  /// How many events there were when it was left.
  var eventsWhenLeft = 0

  /// The time between two events.
  var interval: Duration { Self.intervals[pace] }

  /// Whether events come by themselves.
  var isPlaying: Bool { due != nil }

  /// Makes it faster, or slower with a negative number; false at the ends.
  mutating func change(by steps: Int) -> Bool {
    guard Self.intervals.indices.contains(pace + steps) else { return false }
    pace += steps
    return true
  }
}
