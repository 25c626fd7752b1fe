import Emulator

/// The lines of the trace in sight.
struct TraceWindow {
  /// One of them.
  struct Row {
    /// Its number, counted from the start.
    var number: Int
    var line: TraceLog.Line
    /// Whether it is the first of its event that is shown.
    var beginsEvent: Bool
  }

  /// They, oldest first.
  let rows: [Row]
  /// How many newer ones are out of sight.
  let newer: Int
}

extension TraceLog {
  /// The lines in sight; what is out of sight is not looked at while the newest is followed.
  ///
  /// Followed, they move up by half a page when there is no room for the newest, not by a line at each
  /// key: the eye keeps its place, and most keys change a few rows only.
  /// - Parameters:
  ///   - view: how the trace is looked at.
  ///   - rows: how many lines there is room for.
  /// - Returns: the lines.
  func window(_ view: TraceView, rows: Int) -> TraceWindow {
    let filter = view.filter
    let rows = max(0, rows)
    guard let top = view.top else {
      let count = count(filter)
      let step = max(1, rows / 2)
      let start = max(0, (count - rows + step - 1) / step * step)
      let places = lines.indices.reversed().lazy.filter { filter.passes(lines[$0]) }
      let shown = places.prefix(max(0, min(rows, count - start))).reversed()
      return TraceWindow(rows: shown.map { row(at: $0, filter) }, newer: 0)
    }
    let places = lines.indices[place(of: top)...].lazy.filter { filter.passes(lines[$0]) }
    return TraceWindow(
      rows: places.prefix(rows).map { row(at: $0, filter) },
      newer: max(0, places.count { _ in true } - rows))
  }

  /// The first line in sight after scrolling.
  /// - Parameters:
  ///   - view: how the trace is looked at.
  ///   - steps: by how many lines, to newer ones; negative to older ones.
  ///   - rows: how many lines there is room for.
  /// - Returns: the line's number; nil where the newest is in sight again, or all of them were.
  func top(_ view: TraceView, scrolledBy steps: Int, rows: Int) -> Int? {
    guard count(view.filter) > rows,
      let present = window(view, rows: max(1, rows)).rows.first?.number
    else { return nil }
    let place = place(of: present)
    guard steps > 0 else {
      let older = lines[..<place].indices.reversed().lazy.filter { view.filter.passes(lines[$0]) }
      return older.prefix(-steps).reversed().first.map(number) ?? present
    }
    let newer = lines[place...].indices.lazy.filter { view.filter.passes(lines[$0]) }
    let rest = Array(newer.dropFirst(steps).prefix(rows + 1))
    return rest.count > rows ? rest.first.map(number) : nil
  }

  /// A line as it is shown among those of a filter.
  func row(at place: Int, _ filter: TraceFilter) -> TraceWindow.Row {
    let line = lines[place]
    let before = lines[..<place].reversed().prefix { $0.event == line.event }
    return .init(
      number: number(place), line: line, beginsEvent: !before.contains(where: filter.passes))
  }
}
