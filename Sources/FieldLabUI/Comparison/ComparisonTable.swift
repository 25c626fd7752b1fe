import Emulator
import Scenarios
import Screen
import TextField

/// A row per policy: the same keystrokes, and what each made of them.
///
/// What is not as under the leading policy, whose row has `=`, is marked by `≠` as well as by colour.
/// Below stand the reasons of the row at the `>`, in full.
struct ComparisonTable {
  /// The rule with the name of the policy, and a line for each check.
  private static let detailRows = 1 + Lamps.rows
  /// The rows from which on there is room for them.
  private static let rowsWithDetails = 7

  let sessions: [Session]
  let records: [StepRecord]
  let leading: Int
  let selected: Int
  let language: Language

  /// What a bench of sessions makes of the last event.
  init(_ workbench: Workbench, selected: Int, language: Language) {
    sessions = workbench.bench.sessions
    records = workbench.lastRecords
    leading = workbench.bench.leadingIndex
    self.selected = selected
    self.language = language
  }

  /// How many rows the whole table takes.
  var rows: Int { 1 + sessions.count + Self.detailRows }

  /// How many rows it makes use of where there are so many.
  func rows(of available: Int) -> Int {
    available >= min(Self.rowsWithDetails, rows)
      ? min(available, rows) : min(available, sessions.count + 2)
  }

  /// Draws the table, and gives its rows back.
  func draw(in frame: inout Frame, at rect: Rect) -> [TapArea] {
    var area = rect
    let details = area.takeBottom(detailRows(in: rect.size.rows))
    let heading = area.takeTop(1)
    guard !area.isEmpty else { return [] }
    let columns = ComparisonColumns(
      of: rect,
      longestName: sessions.indices.reduce(0) { max($0, sessions[$1].policyID.utf8.count) },
      longestNumber: sessions.indices.reduce(1) {
        max($0, sessions[$1].remaining?.notationLength ?? 1)
      })
    let first = min(max(0, selected - area.size.rows / 2), max(0, sessions.count - area.size.rows))
    let shown = first..<min(sessions.count, first + area.size.rows)
    drawHeading(of: shown, in: &frame, at: heading, columns)
    let leadingRow = row(leading)
    var notations = Notations(columns: columns.textWidth, widths: frame.widths)
    for index in shown {
      let place = area.row + index - first
      drawName(of: index, in: &frame, at: place, columns)
      let row = row(index)
      row.draw(
        state: notations.notation(of: row.field), against: leadingRow, in: &frame, at: place,
        columns)
    }
    drawDetails(in: &frame, at: details)
    return shown.map { TapArea(.policy($0), at: area.line(area.row + $0 - first)) }
  }

  /// What a session made of the last event.
  ///
  /// Sessions are asked where they are, for one thing at a time: a copy costs more than the answers.
  private func row(_ index: Int) -> ComparisonRow {
    ComparisonRow(
      policyID: sessions[index].policyID, field: sessions[index].field,
      remaining: sessions[index].remaining, crash: sessions[index].crash,
      lamps: Lamps(sessions[index], records[index], language))
  }

  private func drawName(
    of index: Int, in frame: inout Frame, at row: Int, _ columns: ComparisonColumns
  ) {
    if index == selected {
      frame.write(">", at: row, columns.name - 1, style: Style(.accent, .bold))
    }
    let isLeading = index == leading
    frame.write(
      sessions[index].policyID, at: row, columns.name, style: isLeading ? .bold : .plain,
      truncatedTo: columns.nameWidth)
    if isLeading { frame.write("=", at: row, columns.text, style: .bold) }
  }

  /// How many rows the reasons at the `>` get: in a low window a line, in a very low one none.
  private func detailRows(in rows: Int) -> Int {
    rows >= min(Self.rowsWithDetails, self.rows) ? Self.detailRows : rows >= 4 ? 1 : 0
  }

  private func drawHeading(
    of shown: Range<Int>, in frame: inout Frame, at rect: Rect, _ columns: ComparisonColumns
  ) {
    frame.rule(at: rect.row, columns: rect.columnRange, style: Style(.muted))
    func write(_ words: String, _ column: Int) {
      frame.write(" \(words) ", at: rect.row, column, style: Style(.muted))
    }
    let isWhole = shown.count == sessions.count
    let place = Phrase.rows(shown, of: sessions.count).words(in: language)
    let name = words(.policy)
    let both = "\(name) \(place)"
    let hasRoom = frame.widths.columns(of: both) < columns.nameWidth
    write(isWhole ? name : hasRoom ? both : place, columns.name - 1)
    write(words(.text), columns.text + 1)
    let remaining = words(.remaining)
    write(remaining, columns.left + columns.leftWidth - frame.widths.columns(of: remaining))
    if let postFilter = columns.postFilter {
      write(words(.preCheck), columns.checks + 1)
      write(words(.postFilter), postFilter + 1)
    } else if columns.hasWords {
      write(words(.checks), columns.checks + 1)
    }
  }

  private func words(_ label: Label) -> String { label.words(in: language) }

  private func drawDetails(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    let row = row(selected)
    guard rect.size.rows > 1 else {
      row.drawVerdict(
        hasWords: true, in: &frame, at: rect.row, rect.column, truncatedTo: rect.size.columns)
      return
    }
    var area = rect
    let title = area.takeTop(1)
    frame.rule(at: title.row, columns: title.columnRange, style: Style(.muted))
    let limit = sessions[selected].policy.limit.map { Phrase.limit($0).words(in: language) }
    let heading =
      StyledText(" \(row.policyID)", .bold) + StyledText("  \(limit ?? words(.noLimit)) ")
    frame.write(
      heading, at: title.row, title.column + 2, truncatedTo: title.size.columns - 4)
    row.lamps.draw(in: &frame, at: area.inset(rows: 0, columns: 1))
  }
}

/// The notations of states; most policies leave the same one, which is laid out once.
private struct Notations {
  let columns: Int
  let widths: ScalarWidths
  private var states: [ShownState] = []
  private var notations: [String] = []

  init(columns: Int, widths: ScalarWidths) {
    self.columns = columns
    self.widths = widths
  }

  mutating func notation(of field: TextFieldModel) -> String {
    let state = ShownState(field, columns: columns)
    if let place = states.firstIndex(of: state) { return notations[place] }
    let notation = state.notation(columns: columns, widths)
    states.append(state)
    notations.append(notation)
    return notation
  }
}

extension Int {
  /// How many characters its notation has.
  fileprivate var notationLength: Int {
    var length = self < 0 ? 2 : 1
    var rest = self / 10
    while rest != 0 {
      length += 1
      rest /= 10
    }
    return length
  }
}
