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
    let beside =
      hasCountersBelowPhone
      ? 0 : Counters(workbench.leading, language, widths).columnsInPairs + 3
    let columns = min(PhoneFrame.columns.upperBound, fieldColumns - beside)
    return columns < PhoneFrame.columns.lowerBound ? nil : columns
  }

  /// Whether a keyboard makes the phone so wide that the counters stand below it.
  private var hasCountersBelowPhone: Bool { isWide && onScreen.isShown }

  /// Draws the phone with the field, the candidates and the keys inside, and around it what a phone does
  /// not show.
  func drawPhone(columns: Int, in picture: inout Picture, at rest: inout Rect) {
    let leading = workbench.leading
    let counterRows = hasCountersBelowPhone ? 3 : 0
    let inner = PhoneFrame.inside(of: Rect(Size(rows: 0, columns: columns))).size.columns
    let bareRows = FieldBox.rows + 1 + PhoneFrame.edgeRows
    let keys = onScreen.isShown ? shownLayout : nil
    let form = keys.flatMap {
      formOfKeys(
        $0, in: Size(rows: rest.size.rows - bareRows - counterRows - Lamps.rows, columns: inner))
    }
    let keyRows = keys.flatMap { keys in form.map { OnScreenKeyboard.rows(of: keys, $0) } } ?? 0
    var phone = rest.takeTop(bareRows + keyRows)
    let side = phone.takeRight(phone.size.columns - columns)
    PhoneFrame(profile: leading.field.profile.name).draw(in: &picture.frame, at: phone)
    var inside = PhoneFrame.inside(of: phone)
    var box = FieldBox(session: leading, language: language)
    box.hasLabels = false
    picture.areas += box.draw(in: &picture.frame, at: inside.takeTop(FieldBox.rows))
    picture.areas += candidateBar.draw(
      in: &picture.frame, at: inside.takeTop(1).inset(rows: 0, columns: 1))
    if let keys, let form {
      draw(keys, form, in: &picture, at: inside)
      picture.hasKeys = true
    }
    if hasCountersBelowPhone {
      let below = rest.takeTop(counterRows).inset(rows: 0, columns: 1)
      let labels = box.remainingLabel + StyledText("  ") + box.labelNote
      drawAroundPhone([labels], in: &picture.frame, at: below)
    } else {
      var beside = side.inset(rows: 0, columns: 1)
      _ = beside.takeTop(1)
      drawAroundPhone([box.remainingLabel, box.labelNote], in: &picture.frame, at: beside)
    }
  }

  /// Draws what remains, and below it the counters.
  private func drawAroundPhone(_ labels: [StyledText], in frame: inout Frame, at rect: Rect) {
    for (row, label) in zip(rect.rowRange, labels) {
      frame.write(label, at: row, rect.column, truncatedTo: rect.size.columns)
    }
    var rest = rect
    _ = rest.takeTop(labels.count)
    Counters(workbench.leading, language, widths).draw(in: &frame, at: rest)
  }
}
