import Screen

/// The phone around the field, where there is room for one.
extension AppState {
  /// How many columns the field's part of the screen has.
  var fieldColumns: Int { isWide ? size.columns - size.columns / 2 : size.columns }

  /// How many columns there are for the candidates and the blanks beside them.
  var candidateColumns: Int {
    guard let phoneColumns else { return fieldColumns }
    return PhoneFrame.inside(of: Rect(Size(rows: 1, columns: phoneColumns))).size.columns
  }

  /// How many columns the phone has; nil where none is drawn.
  ///
  /// What stands beside it has its room first.
  var phoneColumns: Int? {
    let least = PhoneFrame.smallestScreen
    guard showsPhoneFrame, !showsTable, !isFormShown, size.rows >= least.rows,
      size.columns >= least.columns
    else { return nil }
    let beside = Counters(session: workbench.leading, language: language).columnsInPairs(widths) + 3
    let columns = min(PhoneFrame.columns.upperBound, fieldColumns - beside)
    return columns < PhoneFrame.columns.lowerBound ? nil : columns
  }

  /// Draws the phone with the field and the candidates inside, and beside it what a phone does not show.
  /// - Returns: what can be tapped there.
  func drawPhone(columns: Int, in frame: inout Frame, at rest: inout Rect) -> [TapArea] {
    let leading = workbench.leading
    var phone = rest.takeTop(FieldBox.rows + 1 + PhoneFrame.edgeRows)
    var side = phone.takeRight(phone.size.columns - columns).inset(rows: 0, columns: 1)
    _ = side.takeTop(1)
    PhoneFrame(profile: leading.field.profile.name).draw(in: &frame, at: phone)
    var inside = PhoneFrame.inside(of: phone)
    var box = FieldBox(session: leading, language: language)
    box.hasLabels = false
    var areas = box.draw(in: &frame, at: inside.takeTop(FieldBox.rows))
    areas += candidateBar.draw(in: &frame, at: inside.takeTop(1).inset(rows: 0, columns: 1))
    for label in [box.remainingLabel, box.labelNote] {
      let row = side.takeTop(1)
      frame.write(label, at: row.row, row.column, truncatedTo: row.size.columns)
    }
    let counters = Counters(session: leading, language: language).lines(
      columns: side.size.columns, widths)
    for (row, line) in zip(side.rowRange, counters) { frame.write(line, at: row, side.column) }
    return areas
  }
}
