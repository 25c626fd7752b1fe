/// How the trace is looked at.
struct TraceView: Sendable {
  /// Which lines are shown.
  var filter = TraceFilter.telling
  /// The number of the first line in sight; nil follows the newest.
  var top: Int?
  /// What was looked for last, which stays marked while older lines are looked at.
  var query = ""

  /// Whether the newest line stays in sight.
  var isFollowing: Bool { top == nil }
}
