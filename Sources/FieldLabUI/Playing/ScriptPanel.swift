import Scenarios
import Screen

/// The scenario that is being played: its steps, where it stands, and what its expectations got.
struct ScriptPanel {
  /// Fewer rows have no room for what was expected beside what was got: it stands behind its line then.
  private static let fewRows = 8

  /// The rows that it has before others get any: its title, and six lines.
  static let leastRows = 7

  let playback: Playback
  let language: Language

  /// How many rows it would fill at that width.
  func rows(columns: Int, _ widths: ScalarWidths) -> Int {
    1 + lines(columns: columns, isShort: false, widths).count
  }

  /// Draws it, and gives its steps back.
  func draw(in frame: inout Frame, at rect: Rect) -> [TapArea] {
    guard !rect.isEmpty else { return [] }
    var area = rect
    drawTitle(in: &frame, at: area.takeTop(1))
    let height = area.size.rows
    var lines = lines(columns: area.size.columns, isShort: false, frame.widths)
    if height < Self.fewRows, height < lines.count {
      lines = self.lines(columns: area.size.columns, isShort: true, frame.widths)
    }
    let next = lines.firstIndex { $0.isNext } ?? lines.count
    // More of what was done than of what comes, because there is what was got.
    let rowsBefore = height - 1 - height / 3
    let first = max(0, min(next - rowsBefore, lines.count - height))
    var areas: [TapArea] = []
    for (row, line) in zip(area.rowRange, lines.dropFirst(first)) {
      frame.write(line.text, at: row, area.column, truncatedTo: area.size.columns)
      if let step = line.step { areas.append(TapArea(.step(step), at: area.line(row))) }
    }
    return areas
  }

  private func drawTitle(in frame: inout Frame, at rect: Rect) {
    frame.rule(at: rect.row, columns: rect.columnRange, style: Style(.muted))
    let outcomes = playback.outcomes
    let hasSum = outcomes.held + outcomes.failed > 0
    let sum = hasSum ? " \(CasesWording.sum(outcomes, language)) " : ""
    let room = rect.size.columns - 4
    let sumColumns = frame.widths.columns(of: sum)
    let change = playback.isChanged ? "* " : ""
    frame.write(
      " \(playback.scenario.title(in: language)) \(change)", at: rect.row, rect.column + 2,
      style: .bold,
      truncatedTo: sumColumns < room / 2 ? room - sumColumns : room)
    guard sumColumns < room / 2 else { return }
    frame.write(
      sum, at: rect.row, rect.columnRange.upperBound - 2 - sumColumns,
      style: outcomes.failed == 0 ? Style(.good) : Style(.bad))
  }

  // MARK: - Lines

  /// One row.
  private struct Line {
    var text: StyledText
    var isNext = false
    /// The line of the step that it tells.
    var step: Int?
  }

  private func lines(columns: Int, isShort: Bool, _ widths: ScalarWidths) -> [Line] {
    let scenario = playback.scenario
    var lines: [Line] = []
    for expectation in scenario.opening {
      lines += rows(of: line(of: expectation), expectation.line, isShort, columns, widths)
    }
    for step in scenario.steps {
      lines += rows(of: line(of: step), step.line, isShort, columns, widths)
      for expectation in step.expectations {
        lines += rows(of: line(of: expectation), expectation.line, isShort, columns, widths)
      }
    }
    return lines
  }

  private func line(of step: Scenario.Step) -> Line {
    let isNext = step.line == playback.nextLine
    var text =
      isNext ? StyledText(">", Style(.highlight, .bold)) : sign(of: playback.outcomes[step.line])
    text.append(playback.changedLines.contains(step.line) ? "*" : " ", Style(.warning, .bold))
    text.append(step.notation, .bold)
    return Line(text: text, isNext: isNext, step: step.line)
  }

  private func line(of expectation: Expectation) -> Line {
    // Columns that a file lines up with blanks are too wide for a panel.
    let words = expectation.source.split(separator: " ").joined(separator: " ")
    return Line(text: sign(of: playback.outcomes[expectation.line]) + StyledText("   " + words))
  }

  /// A line, and what was expected and got where it failed: `! STEP` is an expectation too.
  private func rows(
    of line: Line, _ number: Int, _ isShort: Bool, _ columns: Int, _ widths: ScalarWidths
  ) -> [Line] {
    guard let failures = playback.outcomes[number]?.failures, let first = failures.first else {
      return [withFinding(line, number, columns, widths)]
    }
    guard isShort else {
      let comparison = FailureColumns(failures, in: language, widths)
      return [line] + comparison.lines(columns: columns).map { Line(text: $0) }
    }
    var line = line
    let got = CasesWording.got(language)
    let words = FindingWording.words(for: first.failure.got, in: language)
    line.text.append("  \(first.policy) \(got) \(words)", Style(.bad))
    return [line]
  }

  /// A line of the step just done that held, and what was got where there is room for that.
  private func withFinding(
    _ line: Line, _ number: Int, _ columns: Int, _ widths: ScalarWidths
  ) -> Line {
    guard let seen = playback.outcomes.seen[number] else { return line }
    let words = seen.map { FindingWording.words(for: $0.finding, in: language) }
    let got =
      Set(words).count == 1
      ? words[0] : zip(seen, words).map { "\($0.policy) \($1)" }.joined(separator: ", ")
    var text = line.text
    text.append("   \(CasesWording.got(language)) \(got)", Style(.muted))
    return text.columns(widths) > columns ? line : Line(text: text, isNext: line.isNext)
  }

  private func sign(of outcome: Outcomes.Outcome?) -> StyledText {
    guard let outcome else { return StyledText(" ") }
    return outcome.failures.isEmpty
      ? StyledText("✓", Style(.good, .bold)) : StyledText("✗", Style(.bad, .bold))
  }
}
