import Scenarios
import Screen

/// The scenario that is being played: its steps, where it stands, and what its expectations got.
struct ScriptPanel {
  /// One line of the script.
  private struct Line {
    var number: Int
    var text: String
    var isStep: Bool
  }

  let playback: Playback
  let language: Language

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    var area = rect
    let title = area.takeTop(1)
    frame.rule(at: title.row, columns: title.columnRange, style: Style(.muted))
    frame.write(
      " \(playback.scenario.title) ", at: title.row, title.column + 2, style: .bold,
      maxColumns: title.size.columns - 4)
    let lines = lines
    let next = lines.firstIndex { $0.number == playback.nextLine } ?? lines.count
    let first = max(0, min(next - area.size.rows / 2, lines.count - area.size.rows))
    for (index, line) in lines.dropFirst(first).prefix(area.size.rows).enumerated() {
      draw(line, isNext: first + index == next, in: &frame, at: area.row + index, area)
    }
  }

  private var lines: [Line] {
    let scenario = playback.scenario
    let opening = scenario.opening.map { Line(number: $0.line, text: $0.source, isStep: false) }
    let steps = scenario.steps.flatMap { step in
      [Line(number: step.line, text: step.notation, isStep: true)]
        + step.expectations.map { Line(number: $0.line, text: $0.source, isStep: false) }
    }
    return opening + steps
  }

  private func draw(
    _ line: Line, isNext: Bool, in frame: inout Frame, at row: Int, _ area: Rect
  ) {
    let outcome = playback.outcome(inLine: line.number)
    let failure = outcome?.failures.first
    let sign = isNext ? ">" : failure != nil ? "✗" : outcome != nil ? "✓" : " "
    let role: Style.Role =
      isNext ? .highlight : failure != nil ? .bad : outcome != nil ? .good : .muted
    frame.write(sign, at: row, area.column, style: Style(role, .bold))
    // Columns that a file lines up with blanks are too wide for a panel.
    let words = line.text.split(separator: " ").joined(separator: " ")
    var text = StyledText(line.isStep ? line.text : words, line.isStep ? .bold : .plain)
    if let failure, let reason = failure.verdict.failure {
      let got = Phrase.got(
        FindingWording.words(for: reason.got, in: language), policy: failure.policy
      ).words(in: language)
      text.append("  " + got, Style(.bad))
    }
    frame.write(
      text, at: row, area.column + (line.isStep ? 2 : 4), maxColumns: area.size.columns - 4)
  }
}
