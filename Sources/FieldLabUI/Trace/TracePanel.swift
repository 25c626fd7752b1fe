import Emulator
import Scenarios
import Screen

/// What happened, newest at the bottom: the event on the left, what it caused behind it.
struct TracePanel {
  /// Enough for most events; keys are short, and of a text the start tells which it was.
  static let eventColumns = 14

  let log: TraceLog
  let view: TraceView
  /// What is being looked for at the moment.
  let search: TraceSearch?
  let language: Language

  /// How many lines there is room for below the title.
  func lineRows(in rect: Rect) -> Int { max(0, rect.size.rows - 1) }

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    var area = rect
    let title = area.takeTop(1)
    let window = log.window(view, rows: area.size.rows)
    let needle = Needle(search?.query ?? (view.isFollowing ? "" : view.query))
    for (index, row) in window.rows.enumerated() {
      draw(row, marking: needle, in: &frame, at: area.row + index, area)
    }
    drawTitle(newer: window.newer, in: &frame, at: title)
  }

  private func drawTitle(newer: Int, in frame: inout Frame, at rect: Rect) {
    frame.rule(at: rect.row, columns: rect.columnRange, style: Style(.muted))
    let start = rect.column + 2
    if let search {
      let typed = Label.searchTrace.words(in: language) + search.query
      let column = start + frame.write(" \(typed)", at: rect.row, start, style: .bold)
      frame.cursor = Position(row: rect.row, column: column)
      guard !search.query.isEmpty else { return }
      let count = Phrase.matches(search.place, of: search.matches.count).words(in: language)
      frame.write("  \(count) ", at: rect.row, column, style: Style(.muted))
      return
    }
    var title = Label.trace.words(in: language)
    if view.filter != .telling {
      title += language.say(": ", "：", "：") + view.filter.name(in: language)
    }
    if newer > 0 { title += "  " + Phrase.newerLines(newer).words(in: language) }
    frame.write(" \(title) ", at: rect.row, start, style: Style(.muted))
  }

  private func draw(
    _ row: TraceWindow.Row, marking needle: Needle, in frame: inout Frame, at place: Int,
    _ area: Rect
  ) {
    let isCurrent = search?.line == row.number
    let mark: Style =
      isCurrent ? Style(.highlight, [.bold, .reverse]) : Style(.highlight, .underline)
    func write(_ text: String, _ style: Style, _ column: Int, truncatedTo columns: Int) {
      if needle.isEmpty {
        frame.write(text, at: place, column, style: style, truncatedTo: columns)
      } else {
        frame.write(
          needle.marked(text, style, mark), at: place, column, truncatedTo: columns)
      }
    }
    if row.beginsEvent {
      // An event that caused nothing has the whole row.
      let columns = row.line.entry == nil ? area.size.columns : Self.eventColumns - 1
      write(row.line.notation, .bold, area.column, truncatedTo: columns)
    }
    guard let entry = row.line.entry, let words = row.line.words(in: language) else { return }
    write(
      words, entry.style, area.column + Self.eventColumns,
      truncatedTo: area.size.columns - Self.eventColumns)
  }
}

extension TraceEntry {
  fileprivate var style: Style {
    switch self {
    case .shouldChange(_, let answer): answer.verdict == .accept ? Style(.good) : Style(.bad)
    case .crash: Style(.bad, .bold)
    case .notice: Style(.warning)
    case .selectionChanged, .textDidChange: Style(.muted)
    default: .plain
    }
  }
}
