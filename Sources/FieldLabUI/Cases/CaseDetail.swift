import Limits
import Scenarios
import Screen

/// One case: what it is about, what it runs under, what became of it, and its script.
struct CaseDetail {
  let item: CaseBrowser.Item
  let language: Language
  /// The next line of it when it was left before its end.
  let leftLine: Int?

  func draw(in frame: inout Frame, at rect: Rect, scrolledBy scroll: Int) {
    let columns = rect.size.columns
    var lines: [StyledText] = []
    if let scenario = item.scenario {
      lines = head(of: scenario, columns: columns, frame.widths)
      let script = script(of: scenario, columns: columns, frame.widths)
      lines += script.dropFirst(min(scroll, max(0, script.count - 1)))
    } else if let problem = item.problem {
      lines = text(of: problem, columns: columns, frame.widths)
    }
    for (row, line) in zip(rect.rowRange, lines) {
      frame.write(line, at: row, rect.column, truncatedTo: columns)
    }
  }

  // MARK: - A scenario

  private func head(
    of scenario: Scenario, columns: Int, _ widths: ScalarWidths
  ) -> [StyledText] {
    let labels = CasesWording.labels(language)
    let label =
      [labels.policies, labels.limit, labels.keyboard].map { widths.columns(of: $0) }
      .max() ?? 0
    func lines(_ name: String, _ text: String) -> [StyledText] {
      let parts = widths.lines(of: text, columns: max(1, columns - label - 2))
      return parts.enumerated().map { index, part in
        let name = index == 0 ? name : ""
        let padding = String(repeating: " ", count: label + 2 - widths.columns(of: name))
        return StyledText(name + padding, Style(.muted)) + StyledText(part)
      }
    }
    let header = scenario.header
    let limit = header.limit.map { number in
      "\(number)" + (header.unit.map { " \($0.rawValue)" } ?? "")
    }
    return widths.lines(of: scenario.title(in: language), columns: columns).map {
      StyledText($0, .bold)
    }
      + lines(labels.policies, scenario.policies.map(\.id).joined(separator: ", "))
      + lines(labels.limit, limit ?? CasesWording.ownLimit(language))
      + lines(labels.keyboard, "\(header.keyboard.rawValue), \(header.profile.label(in: language))")
      + [result, StyledText()]
  }

  private var result: StyledText {
    let sign = item.sign
    var text = StyledText(
      item.outcomes.map { "\(sign.text) \(CasesWording.sum($0, language))" }
        ?? CasesWording.notRun(language), item.outcomes == nil ? Style(.muted) : sign.style)
    if let leftLine {
      text.append("  " + CasesWording.leftAt(line: leftLine, language), Style(.warning))
    }
    return text
  }

  /// The remarks of the header, which say what the case is about, and the lines from the first step on.
  private func script(
    of scenario: Scenario, columns: Int, _ widths: ScalarWidths
  ) -> [StyledText] {
    let lines = scenario.source.lines
    let first = scenario.opening.first?.line ?? scenario.steps.first?.line ?? 1
    let remarks = lines.prefix(first - 1).filter { $0.isRemark }
    let steps = Set(scenario.steps.map(\.line))
    let said = remarks.flatMap { widths.lines(of: $0, columns: columns) }
    return said.map { StyledText($0, Style(.muted)) }
      + zip(first..., lines.dropFirst(first - 1)).map { number, source in
        // Columns that a file lines up with blanks are given up where they do not fit.
        let line =
          widths.columns(of: source) + 2 > columns
          ? source.split(separator: " ").joined(separator: " ") : source
        let style: Style = line.isRemark ? Style(.muted) : steps.contains(number) ? .bold : .plain
        return sign(inLine: number) + StyledText(" " + line, style)
      }
  }

  private func sign(inLine line: Int) -> StyledText {
    guard let outcome = item.outcomes?[line] else { return StyledText(" ") }
    return outcome.failures.isEmpty
      ? StyledText("✓", Style(.good, .bold)) : StyledText("✗", Style(.bad, .bold))
  }

  // MARK: - A problem

  private func text(
    of problem: CaseBrowser.Problem, columns: Int, _ widths: ScalarWidths
  ) -> [StyledText] {
    let words = CasesWording.words(for: problem, language)
    let said = widths.lines(of: words, columns: columns).map { StyledText($0, Style(.bad)) }
    guard case .line(let diagnostic, let source) = problem else { return said }
    let path = "\(source.name):\(diagnostic.place.line)"
    let name = widths.lines(of: path, columns: columns).map { StyledText($0, .bold) }
    let line = source.line(diagnostic.place.line)
    let before = String(line.unicodeScalars.prefix(diagnostic.place.scalars.lowerBound))
    let padding = String(repeating: " ", count: min(columns, widths.columns(of: before)))
    return name + said
      + [StyledText(), StyledText(line), StyledText(padding + "^", Style(.bad, .bold))]
  }
}

extension String {
  /// Whether it is a comment of a scenario.
  fileprivate var isRemark: Bool { first == "#" }
}
