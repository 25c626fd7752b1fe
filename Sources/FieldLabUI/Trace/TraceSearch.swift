/// Looking for something in the trace.
struct TraceSearch: Sendable {
  /// How the trace was looked at before, which giving up goes back to.
  let before: TraceView
  /// What is looked for.
  private(set) var query: String
  /// The numbers of the lines that hold it, oldest first.
  var matches: [Int] = []
  /// The place among them of the one that is looked at.
  var current = 0
  /// Whether the query is the last one, which the first character replaces.
  private var isUntouched = true

  /// A search that starts with what was looked for last.
  init(from view: TraceView) {
    before = view
    query = view.query
  }

  /// The number of the line that is looked at.
  var line: Int? { matches.indices.contains(current) ? matches[current] : nil }

  /// Its place as people count; 0 where nothing is found.
  var place: Int { line == nil ? 0 : current + 1 }

  mutating func type(_ text: String) {
    query = isUntouched ? text : query + text
    isUntouched = false
  }

  mutating func deleteBackward() {
    isUntouched = false
    _ = query.popLast()
  }

  /// Goes to the next match, to newer ones; negative to older ones; round the ends.
  mutating func move(by steps: Int) {
    guard !matches.isEmpty else { return }
    current = (current + steps + matches.count) % matches.count
  }
}
