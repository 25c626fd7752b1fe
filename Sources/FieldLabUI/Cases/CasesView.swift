import Scenarios
import Screen

/// The list of cases, and beside or below it the one under the bar.
struct CasesView {
  /// One row of the list.
  private enum Row {
    case folder(String)
    case problems
    case item(place: Int)
  }

  let browser: CaseBrowser
  let language: Language
  /// One line about the last thing done.
  let message: String?
  /// The next line of the scenario that is played or was left before its end.
  let leftLine: Int?

  /// Draws it, and gives the lines of the list back.
  func draw(in frame: inout Frame, at rect: Rect) -> [TapArea] {
    var rest = rect
    drawTitle(in: &frame, at: rest.takeTop(1))
    drawKeys(in: &frame, at: rest.takeBottom(1))
    drawMessage(in: &frame, at: rest.takeBottom(1))
    drawQuery(in: &frame, at: rest.takeTop(1))
    let rows = rows
    let isWide = rest.size.columns >= 2 * AppState.smallestSize.columns
    let list =
      isWide
      ? rest.takeLeft(min(listColumns(frame.widths), rest.size.columns / 2))
      : rest.takeTop(min(rows.count, rest.size.rows / 2))
    let areas = draw(rows, in: &frame, at: list)
    if !isWide {
      let rule = rest.takeTop(1)
      frame.rule(at: rule.row, columns: rule.columnRange, style: Style(.muted))
    }
    let detail = isWide ? rest : rest.inset(rows: 0, columns: 1)
    guard let item = browser.current else { return areas }
    let isLeft = browser.playing == browser.matches[browser.selected]
    CaseDetail(item: item, language: language, leftLine: isLeft ? leftLine : nil)
      .draw(in: &frame, at: detail, scrolledBy: browser.scroll)
    return areas
  }

  // MARK: - Around the list

  private func drawTitle(in frame: inout Frame, at rect: Rect) {
    var title = StyledText(" FieldLab ", Style(.accent, [.bold, .reverse]))
    title.append("  \(CasesWording.cases(language))", .bold)
    title.append("  \(browser.foundCount) / \(browser.count)")
    let run = browser.items.compactMap(\.outcomes)
    let held = run.count { $0.failed == 0 }
    if held > 0 { title.append("  ✓ \(held)", Style(.good)) }
    if held < run.count { title.append("  ✗ \(run.count - held)", Style(.bad)) }
    if browser.problemCount > 0 {
      title.append("  ! " + CasesWording.errors(browser.problemCount, language), Style(.bad))
    }
    title.append("  \(browser.place)", Style(.muted))
    frame.write(title, at: rect.row, rect.column, truncatedTo: rect.size.columns)
  }

  /// What is looked for, or the question for a path.
  private func drawQuery(in frame: inout Frame, at rect: Rect) {
    let label = browser.path == nil ? "› " : CasesWording.path(language)
    let taken = frame.write(
      label, at: rect.row, rect.column + 1, style: Style(.key), maxColumns: rect.size.columns / 2)
    let editor = browser.path ?? LineEditor(browser.query)
    var place = rect
    _ = place.takeLeft(taken + 1)
    editor.draw(in: &frame, at: place)
  }

  private func drawMessage(in frame: inout Frame, at rect: Rect) {
    frame.write(
      message ?? "", at: rect.row, rect.column + 1, style: Style(.warning),
      truncatedTo: rect.size.columns - 2)
  }

  private func drawKeys(in frame: inout Frame, at rect: Rect) {
    var column = rect.column + 1
    for (key, word) in CasesWording.listKeys(language) {
      let line = StyledText(key, Style(.key)) + StyledText(" \(word)  ")
      guard column + line.columns(frame.widths) <= rect.columnRange.upperBound else { break }
      column += frame.write(line, at: rect.row, column)
    }
  }

  // MARK: - The list

  private var rows: [Row] {
    var rows: [Row] = []
    var folder = ""
    var hasProblems = false
    for place in browser.matches.indices {
      let item = browser.items[browser.matches[place]]
      if item.problem != nil {
        if !hasProblems { rows.append(.problems) }
        hasProblems = true
      } else if item.folder != folder {
        folder = item.folder
        rows.append(.folder(folder))
      }
      rows.append(.item(place: place))
    }
    return rows
  }

  private func listColumns(_ widths: ScalarWidths) -> Int {
    let longest = browser.items.map { item in
      let words = item.problem.map { CasesWording.words(for: $0, language) } ?? ""
      return max(widths.columns(of: item.name + words), widths.columns(of: item.folder))
    }
    return 5 + (longest.max() ?? 0)
  }

  private func draw(_ rows: [Row], in frame: inout Frame, at rect: Rect) -> [TapArea] {
    let bar = rows.firstIndex {
      if case .item(let place) = $0 { place == browser.selected } else { false }
    }
    let first = max(0, min((bar ?? 0) - rect.size.rows / 2, rows.count - rect.size.rows))
    let columns = rect.size.columns - 1
    var areas: [TapArea] = []
    for (row, content) in zip(rect.rowRange, rows.dropFirst(first)) {
      if case .item(let place) = content {
        areas.append(TapArea(.line(place), at: rect.line(row)))
      }
      let text =
        switch content {
        case .folder(let name): StyledText(" \(name)/", Style(.accent, .bold))
        case .problems: StyledText(" \(CasesWording.problems(language))", Style(.bad, .bold))
        case .item(let place): text(ofItemAt: place)
        }
      frame.write(text, at: row, rect.column, truncatedTo: columns)
    }
    return areas
  }

  private func text(ofItemAt place: Int) -> StyledText {
    let item = browser.items[browser.matches[place]]
    let isSelected = place == browser.selected
    var text = StyledText(isSelected ? ">" : " ", .bold)
    text.append(item.sign.text + " ", item.sign.style)
    text.append(item.name, isSelected ? .reverse : .plain)
    if let problem = item.problem {
      let separator = item.name.isEmpty ? "" : ": "
      let words = CasesWording.words(for: problem, language)
      // What all rows would begin with tells nothing; the whole path stands beside.
      text.append(separator + words.replacing(browser.place + "/", with: ""), Style(.bad))
    }
    return text
  }
}

extension CaseBrowser.Item {
  /// Whether it held.
  var sign: (text: String, style: Style) {
    guard problem == nil else { return ("!", Style(.bad, .bold)) }
    guard let outcomes else { return (" ", .plain) }
    return outcomes.failed == 0 ? ("✓", Style(.good, .bold)) : ("✗", Style(.bad, .bold))
  }
}
