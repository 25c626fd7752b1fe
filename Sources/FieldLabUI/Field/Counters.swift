import Emulator
import Scenarios
import Screen
import TextField

/// What the text costs in every unit, the policy's own first to be found.
struct Counters {
  let session: Session
  let language: Language

  /// The counters in as many lines as they need.
  func lines(columns: Int, _ widths: ScalarWidths) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    for item in items(widths) {
      let needed = item.columns(widths) + (line.isEmpty ? 0 : 2)
      if !line.isEmpty, line.columns(widths) + needed > columns {
        lines.append(line)
        line = StyledText()
      }
      if !line.isEmpty { line.append("  ") }
      line.append(item)
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The columns that two counters side by side take at most.
  func columnsInPairs(_ widths: ScalarWidths) -> Int {
    let columns = items(widths).map { $0.columns(widths) }
    return zip(columns, columns.dropFirst()).map { $0 + $1 + 2 }.max() ?? 0
  }

  private func items(_ widths: ScalarWidths) -> [StyledText] {
    CountingUnit.allCases.map { unit in
      let isPolicys = unit == session.policy.unit
      var item = StyledText(unit.rawValue, isPolicys ? Style(.accent, .bold) : Style(.muted))
      let count =
        unit.unavailableReason == nil
        ? "\(session.field.count(in: unit))" : Label.notAvailable.words(in: language)
      // Padded, so that the counters keep their places while one types.
      item.append(
        " " + count + String(repeating: " ", count: max(0, 4 - widths.columns(of: count))))
      return item
    }
  }
}
