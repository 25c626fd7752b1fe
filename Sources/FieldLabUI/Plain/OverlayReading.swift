import Scenarios

/// What lies over the view, read out: what it is, and the line under the bar, or the whole page.
struct OverlayReading: Equatable, Sendable {
  /// What it is called.
  var title: String
  /// What is chosen, or typed so far; all lines of a page.
  var lines: [String]

  /// The reading of what lies over a state; nil where nothing does, or what has no line of its own.
  init?(_ state: AppState) {
    let say = state.language.say
    let line: String
    switch state.overlay {
    case .help:
      title = say("Keys", "按键", "按鍵")
      lines = HelpPage(in: state.language, state.widths).lines.map { $0.runs.map(\.text).joined() }
        .filter { !$0.isEmpty }
      return
    case .menu(let menu):
      guard menu.items.indices.contains(menu.selected) else { return nil }
      let item = menu.items[menu.selected]
      title = menu.title
      let value = item.value.isEmpty ? "" : item.value + ", "
      line = "\(item.id): \(value)\(item.detail) (\(menu.selected + 1)/\(menu.items.count))"
    case .limit(let prompt):
      title = Label.limitPrompt.words(in: state.language)
      line = "\(prompt.digits) \(prompt.unit.rawValue)"
    case .text(let prompt):
      title = prompt.action.rawValue
      line = StringNotation.quoted(prompt.shownText) + (prompt.offset.map { " @ \($0)" } ?? "")
    case .pattern(let prompt):
      title = Label.patternPrompt.words(in: state.language)
      line = StringNotation.quoted(prompt.pattern)
    case .comparison(let menu):
      guard menu.items.indices.contains(menu.selected) else { return nil }
      let item = menu.items[menu.selected]
      title = say("Compared policies", "比较的策略", "比較的策略")
      let chosen =
        item.isChosen ? say("chosen", "已选", "已選") : say("not chosen", "未选", "未選")
      line = "\(item.id): \(chosen), \(item.summary) (\(menu.selected + 1)/\(menu.items.count))"
    case .palette(let palette):
      title = say("Commands", "命令面板", "指令面板")
      guard palette.matches.indices.contains(palette.selected) else {
        lines = [Self.nothingFound(state.language)]
        return
      }
      let entry = palette.matches[palette.selected]
      let key = entry.key.isEmpty ? "" : ", \(entry.key)"
      line =
        "\(entry.title): \(entry.detail)\(key) (\(palette.selected + 1)/\(palette.matches.count))"
    case .step(let prompt):
      title = CasesWording.stepTitle(inserts: prompt.inserts, state.language)
      let problem = prompt.problem.map {
        ": " + ScenarioErrorWording.words(for: $0.error, in: state.language)
      }
      line = prompt.editor.text + (problem ?? "")
    case .cases:
      title = CasesWording.cases(state.language)
      guard let browser = state.browser else { return nil }
      if let path = browser.path {
        lines = [CasesWording.path(state.language) + path.text]
        return
      }
      guard let item = browser.current else {
        lines = [Self.nothingFound(state.language)]
        return
      }
      line =
        CasesWording.reading(of: item, state.language)
        + " (\(browser.selected + 1)/\(browser.matches.count))"
    case .traceSearch(let search):
      title = Command.searchTrace.title(in: state.language)
      line = Self.reading(of: search, state)
    case nil: return nil
    }
    lines = [line]
  }

  private static func nothingFound(_ language: Language) -> String {
    language.say("nothing found", "没有找到", "沒有找到")
  }

  /// What is looked for, and the line of the trace that was found.
  private static func reading(of search: TraceSearch, _ state: AppState) -> String {
    let query = StringNotation.quoted(search.query)
    guard !search.query.isEmpty else { return query }
    guard let number = search.line else { return "\(query): \(nothingFound(state.language))" }
    let log = state.workbench.trace
    let line = log.row(at: log.place(of: number), state.traceView.filter).line
    let words = line.words(in: state.language).map { ": " + $0 } ?? ""
    return "\(query): \(line.notation)\(words) (\(search.place)/\(search.matches.count))"
  }
}
