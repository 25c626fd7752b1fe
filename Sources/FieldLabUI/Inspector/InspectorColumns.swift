import Screen
import TextField

/// Where the inspector's columns begin, as wide as what is in sight needs.
///
/// The names of the units stand in two lines, every other one in the upper, so that the numbers below
/// them may be close together.
struct InspectorColumns {
  /// Less of a name says nothing.
  private static let shortestName = 12
  /// A sequence of many spacing marks is cut here.
  private static let widestSequence = 8

  let place: Int
  let sign: Int
  let shown: Int
  let shownWidth: Int
  let code: Int
  let name: Int
  /// How many columns a name has; 0 where there is no room for any.
  let nameWidth: Int
  /// The units that have a column, in their order.
  let units: [CountingUnit]
  /// The columns of one unit, the blank before it included.
  let unitWidth: Int
  private let end: Int

  /// Lays out columns for some rows.
  /// - Parameters:
  ///   - rect: the room.
  ///   - rows: what is in sight.
  ///   - totals: the counts of the whole text.
  ///   - policysUnit: the unit that has a column in the narrowest window.
  ///   - widths: the widths of characters.
  init(
    of rect: Rect, rows: [InspectorRow], totals: [String], policysUnit: CountingUnit,
    _ widths: ScalarWidths
  ) {
    let places = rows.map(\.place.count).max() ?? 0
    place = rect.column + 2
    sign = place + places + 1
    shown = sign + 2
    shownWidth = min(
      Self.widestSequence, rows.map { widths.columns(of: $0.shown) }.max() ?? 0)
    code = shown + shownWidth + 1
    name = code + (rows.map(\.code.count).max() ?? 0) + 1
    end = rect.columnRange.upperBound
    let numbers =
      totals + rows.flatMap { row in CountingUnit.allCases.map(row.cost(in:)) }
    let longestName = CountingUnit.allCases.map(\.rawValue.count).max() ?? 0
    unitWidth = max((numbers.map(\.count).max() ?? 0) + 1, longestName / 2 + 1)
    let room = max(0, (end - name - Self.shortestName) / unitWidth)
    let others = CountingUnit.allCases.filter { $0 != policysUnit }.prefix(max(0, room - 1))
    units = CountingUnit.allCases.filter { $0 == policysUnit || others.contains($0) }
    // The first unit's name may be wider than its column.
    let unitColumns = units.count * unitWidth + (units.count == 1 ? longestName - unitWidth : 0)
    nameWidth = max(0, end - name - unitColumns)
  }

  /// The column from which on the units' names stand.
  func units(in rect: Rect) -> Int {
    max(rect.column, min(name + nameWidth, end(ofUnit: 0) - (units.first?.rawValue.count ?? 0) - 1))
  }

  /// The column behind the last one of a unit.
  func end(ofUnit index: Int) -> Int { end - (units.count - 1 - index) * unitWidth }
}
