import Emulator
import Scenarios
import Screen
import TextField

/// What the text costs in every unit, the policy's own first to be found.
struct Counters {
  /// What a counter's number takes at least, so that the counters keep their places while one types.
  private static let numberColumns = 4

  private struct Item {
    let name: String
    let style: Style
    let number: String
    let columns: Int
  }

  private let items: [Item]

  init(_ session: borrowing Session, _ language: Language, _ widths: ScalarWidths) {
    let field = session.field
    let policyUnit = session.policy.unit
    items = CountingUnit.allCases.map { unit in
      let number =
        unit.unavailableReason == nil
        ? "\(field.count(in: unit))" : Label.notAvailable.words(in: language)
      return Item(
        name: unit.rawValue, style: unit == policyUnit ? Style(.accent, .bold) : Style(.muted),
        number: number,
        columns: widths.columns(of: unit.rawValue) + 1
          + max(Self.numberColumns, widths.columns(of: number)))
    }
  }

  /// Draws the counters in as many lines as they need and the rectangle has.
  /// - Returns: how many lines they took.
  @discardableResult
  func draw(in frame: inout Frame, at rect: Rect) -> Int {
    guard !rect.isEmpty else { return 0 }
    var line = rect.line(rect.row)
    for item in items {
      if line.size.columns < item.columns, line.column > rect.column {
        line = rect.line(line.row + 1)
        guard rect.rowRange.contains(line.row) else { return rect.size.rows }
      }
      let place = line.takeLeft(item.columns + 2)
      let taken = frame.write(item.name, at: place.row, place.column, style: item.style)
      frame.write(item.number, at: place.row, place.column + taken + 1)
    }
    return line.row - rect.row + 1
  }

  /// The columns that two counters side by side take at most.
  var columnsInPairs: Int {
    zip(items, items.dropFirst()).map { $0.columns + $1.columns + 2 }.max() ?? 0
  }
}
