import Emulator
import Scenarios
import Screen

/// What happened, newest at the bottom: the event on the left, what it caused behind it.
struct TracePanel {
  static let eventColumns = 14

  let log: TraceLog
  /// How many lines it is scrolled back.
  let offset: Int
  /// Whether the events that follow every change are shown.
  let detailed: Bool
  let language: Language

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    var area = rect
    drawTitle(in: &frame, at: area.takeTop(1))
    let lines = log.lines(rows: area.size.rows, offset: offset, detailed: detailed)
    for (index, line) in lines.enumerated() {
      draw(line, in: &frame, at: area.row + index, area)
    }
  }

  private func drawTitle(in frame: inout Frame, at rect: Rect) {
    frame.rule(at: rect.row, columns: rect.columnRange, style: Style(.muted))
    var title = Label.trace.words(in: language)
    if offset > 0 {
      title += language.say(", ", "，", "，") + Phrase.linesBack(offset).words(in: language)
    }
    frame.write(" \(title) ", at: rect.row, rect.column + 2, style: Style(.muted))
  }

  private func draw(_ line: TraceLog.Line, in frame: inout Frame, at row: Int, _ area: Rect) {
    if let event = line.event {
      frame.write(
        event, at: row, area.column, style: .bold, truncatedTo: Self.eventColumns - 1)
    }
    guard let entry = line.entry else { return }
    frame.write(
      TraceWording.words(for: entry, in: language), at: row, area.column + Self.eventColumns,
      style: entry.style,
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
