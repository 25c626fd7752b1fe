import Emulator
import Scenarios
import Screen

/// What happened, newest at the bottom: the event on the left, what it caused behind it.
struct TracePanel {
  static let eventColumns = 14

  let lines: [TraceLog.Line]
  /// How many lines it is scrolled back.
  let offset: Int

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    var area = rect
    drawTitle(in: &frame, at: area.takeTop(1))
    let end = max(0, lines.count - offset)
    let start = max(0, end - area.size.rows)
    for (index, line) in lines[start..<end].enumerated() {
      draw(line, in: &frame, at: area.row + index, area)
    }
  }

  private func drawTitle(in frame: inout Frame, at rect: Rect) {
    frame.rule(at: rect.row, columns: rect.columnRange, style: Style(.muted))
    let title = offset > 0 ? " trace, \(offset) lines back " : " trace "
    frame.write(title, at: rect.row, rect.column + 2, style: Style(.muted))
  }

  private func draw(_ line: TraceLog.Line, in frame: inout Frame, at row: Int, _ area: Rect) {
    if let event = line.event {
      let words = frame.widths.truncate(event.shortNotation, to: Self.eventColumns - 1)
      frame.write(words, at: row, area.column, style: .bold)
    }
    guard let entry = line.entry else { return }
    frame.write(
      TraceWording.words(for: entry), at: row, area.column + Self.eventColumns, style: entry.style,
      maxColumns: area.size.columns - Self.eventColumns)
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

extension InputEvent {
  /// The event as a scenario writes it, a key without its verb; of a long text only the start, because a
  /// paste may be a megabyte and the panel shows some ten columns.
  fileprivate var shortNotation: String {
    switch self {
    case .key(let key): key.notation
    case .paste(let text?) where text.count > 100: InputEvent.paste(text[0..<100]).notation
    case .insert(let text) where text.count > 100: InputEvent.insert(text[0..<100]).notation
    default: notation
    }
  }
}
