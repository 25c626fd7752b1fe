import Screen

/// Looking at the trace: scrolling it, filtering it, and looking for something in it.
extension AppState {
  /// What is being looked for in the trace at the moment.
  var traceSearch: TraceSearch? {
    if case .traceSearch(let search) = overlay { search } else { nil }
  }

  /// Shows the trace; where it is shown, gives it all rows below the field, or its part of them again.
  mutating func showField() {
    guard logPanel == .trace else { return logPanel = .trace }
    view = view == .field ? .trace : .field
  }

  /// Scrolls the trace.
  /// - Parameter lines: by how many lines, to newer ones; negative to older ones.
  mutating func scrollTrace(by lines: Int) {
    traceView.top = workbench.trace.top(traceView, scrolledBy: lines, rows: picture.traceRows)
  }

  /// Scrolls the trace by what is in sight but a line.
  mutating func scrollTrace(byPages pages: Int) {
    scrollTrace(by: pages * max(1, picture.traceRows - 1))
  }

  /// Keeps the newest line in sight from here on.
  mutating func followTrace() {
    traceView.top = nil
    inspectorOffset = 0
  }

  // MARK: - Filtering

  /// Whether what follows every change is shown too.
  var showsDetails: Bool {
    get { traceView.filter == .everything }
    set { traceView.filter = newValue ? .everything : .telling }
  }

  /// Opens the list of the kinds of lines.
  mutating func openTraceMenu() {
    overlay = .menu(
      Menu(
        .trace, title: label(.traceMenu),
        items: TraceFilter.allCases.map {
          .init(id: $0.rawValue, name: $0.name(in: language), detail: $0.summary(in: language))
        }, selected: traceView.filter.rawValue))
  }

  // MARK: - Searching

  /// Asks what to look for, in a panel that has room for what is found.
  mutating func openTraceSearch() {
    logPanel = .trace
    if picture.traceRows < 2 { view = .trace }
    var search = TraceSearch(from: traceView)
    find(in: &search)
    overlay = .traceSearch(search)
  }

  /// Gives a key to the search.
  mutating func takeKey(_ key: KeyEvent, in search: TraceSearch) -> [Effect] {
    var search = search
    switch key {
    case .character(let character):
      search.type(String(character))
      find(in: &search)
    case .backspace:
      search.deleteBackward()
      find(in: &search)
    case .move(.up, _): search.move(by: -1)
    case .move(.down, _), .tab: search.move(by: 1)
    case .return:
      traceView.query = search.query
      overlay = nil
      return search.line == nil ? [.bell] : []
    default: return [.bell]
    }
    overlay = .traceSearch(search)
    show(search)
    return search.query.isEmpty || search.line != nil ? [] : [.bell]
  }

  /// Gives text that came at once to the search.
  mutating func type(_ text: String, into search: TraceSearch) {
    var search = search
    search.type(text)
    find(in: &search)
    overlay = .traceSearch(search)
    show(search)
  }

  /// Gives the search up, and shows what was in sight before.
  mutating func giveUp(_ search: TraceSearch) {
    traceView = search.before
  }

  /// Finds all lines, and takes the newest of those that are not newer than what was in sight.
  private func find(in search: inout TraceSearch) {
    let log = workbench.trace
    let needle = Needle(search.query)
    let filter = traceView.filter
    search.matches = log.lines.indices.filter { place in
      let row = log.row(at: place, filter)
      return filter.passes(row.line)
        && ((row.beginsEvent && needle.isIn(row.line.notation))
          || row.line.words(in: language).map(needle.isIn) ?? false)
    }.map(log.number)
    let last = log.window(search.before, rows: picture.traceRows).rows.last?.number ?? 0
    search.current = search.matches.lastIndex { $0 <= last } ?? 0
  }

  /// Brings the line that was found into sight, in the middle where it was not.
  private mutating func show(_ search: TraceSearch) {
    traceView.top = search.before.top
    guard let line = search.line else { return }
    let rows = picture.traceRows
    guard !workbench.trace.window(traceView, rows: rows).rows.contains(where: { $0.number == line })
    else { return }
    traceView.top = line
    traceView.top = workbench.trace.top(traceView, scrolledBy: -(rows / 2), rows: rows) ?? line
  }
}
