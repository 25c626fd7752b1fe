import Emulator
import InputMethods
import Screen
import TextField

/// The on-screen keyboard: which keys it shows, where it is drawn, and what its keys do.
extension AppState {
  /// What a log keeps beside keys with lines round them: its title and some events.
  private static let leastLogRows = 5
  /// What a table keeps beside keys: its heading and some policies.
  private static let leastTableRows = 7

  /// The keys that are shown.
  var shownLayout: KeyboardLayout {
    let name = workbench.leading.keyboard.name
    let layer = name.layers.contains(onScreen.layer) ? onScreen.layer : .letters
    let layout = name.layout(layer, candidates: name == .emoji ? shownCandidates : [])
    return name == .emoji || name == .system ? layout.labelling(labelsOfKeys) : layout
  }

  /// What is printed on the keys of keyboards that write no language, in that of the tester.
  private var labelsOfKeys: [KeyboardLayout.Action: String] {
    [
      .press(.tab): language.say("tone", "肤色", "膚色"),
      .press(.space): language.say("space", "空格", "空格"),
      .press(.return): language.say("return", "换行", "換行"),
    ]
  }

  /// Shows the set of keys that has the key used last, wherever that was pressed; nothing to do, and a
  /// good part of a key's time saved, while no keys are shown.
  mutating func followUsedKey() {
    guard onScreen.isShown, let event = workbench.lastInput else { return }
    let name = workbench.leading.keyboard.name
    if case .keyboard = event { onScreen.layer = .letters }
    func hasKey(_ layer: KeyboardLayout.Layer) -> Bool {
      name.layout(layer).caps.contains { $0.isUsed(by: event) }
    }
    guard !hasKey(onScreen.layer), let layer = name.layers.first(where: hasKey) else { return }
    onScreen.layer = layer
  }

  /// The rows that what stands below the keys has before them: the script that is played, the table, and
  /// beside keys with lines round them the log.
  private func rowsNeeded(below form: OnScreenKeyboard.Form) -> Int {
    guard !isWide else { return 0 }
    let hasTable = showsTable && view == .field
    if playback != nil { return ScriptPanel.leastRows + (hasTable ? 4 : 0) }
    if hasTable { return min(Self.leastTableRows, comparisonTable.rows) }
    return form == .boxed ? Self.leastLogRows : 0
  }

  /// The rows without which a keyboard that is to be shown would not be; 0 where none is, or where it is
  /// too wide in any case.
  var leastRowsOfKeys: Int {
    guard onScreen.isShown else { return 0 }
    let layout = shownLayout
    let isTooWide = OnScreenKeyboard.columns(of: layout, .compact, widths) > fieldColumns
    return isTooWide ? 0 : OnScreenKeyboard.rows(of: layout, .compact)
  }

  /// How keys look that have this room and what stands below them; nil where there is none for them.
  func formOfKeys(_ layout: KeyboardLayout, in room: Size) -> OnScreenKeyboard.Form? {
    OnScreenKeyboard.Form.allCases.first { form in
      OnScreenKeyboard.columns(of: layout, form, widths) <= room.columns
        && OnScreenKeyboard.rows(of: layout, form) + rowsNeeded(below: form) <= room.rows
    }
  }

  /// Draws the keyboard at the top of `rest`, with lines round its keys where there is room for that; where
  /// there is none at all, a line says so, but not in the place of the script.
  func drawOnScreenKeyboard(in picture: inout Picture, at rest: inout Rect) {
    guard onScreen.isShown, !picture.hasKeys, !rest.isEmpty else { return }
    let layout = shownLayout
    let room = rest.size
    let form = formOfKeys(layout, in: Size(rows: room.rows - 1, columns: room.columns))
    // The keys need no title as much as they need their rows.
    if form == nil, let form = formOfKeys(layout, in: room) {
      return draw(
        layout, form, in: &picture, at: rest.takeTop(OnScreenKeyboard.rows(of: layout, form)))
    }
    guard form != nil || playback == nil || room.rows > ScriptPanel.leastRows else { return }
    let title = rest.takeTop(1)
    picture.frame.rule(at: title.row, columns: title.columnRange, style: Style(.muted))
    let words =
      form == nil
      ? roomForKeys(layout, in: room) : language.say("keys", "键盘", "鍵盤")
    picture.frame.write(
      " \(words) ", at: title.row, title.column + 2, style: Style(.muted),
      truncatedTo: title.size.columns - 2)
    guard let form else { return }
    let rows = OnScreenKeyboard.rows(of: layout, form)
    draw(layout, form, in: &picture, at: rest.takeTop(rows))
  }

  /// Draws the keys, and makes them such that can be tapped.
  func draw(
    _ layout: KeyboardLayout, _ form: OnScreenKeyboard.Form, in picture: inout Picture,
    at rect: Rect
  ) {
    let keyboard = OnScreenKeyboard(
      layout, form, in: rect, lastEvent: workbench.lastInput, widths)
    keyboard.draw(in: &picture.frame)
    picture.areas += keyboard.keys.map { TapArea(.key($0.cap), at: $0.rect) }
  }

  /// What the keys need at least, and what they have beside what goes before them.
  private func roomForKeys(_ layout: KeyboardLayout, in room: Size) -> String {
    let needed = Size(
      rows: 1 + OnScreenKeyboard.rows(of: layout, .compact),
      columns: OnScreenKeyboard.columns(of: layout, .compact, widths))
    let left = Size(
      rows: max(1, room.rows - rowsNeeded(below: .compact)), columns: room.columns)
    return language.say(
      "keys need \(needed), here are \(left)", "键盘需要 \(needed)，此处只有 \(left)",
      "鍵盤需要 \(needed)，此處只有 \(left)")
  }

  /// Does what a key of the keyboard does.
  mutating func press(_ cap: KeyboardLayout.Cap) {
    switch cap.action {
    case .show(let layer):
      onScreen.layer = layer
      return
    case .press(let key): input(.key(key))
    case .pick(let place): pickCandidate(at: place)
    case .insert(let text): input(.insert(UTF16Text(text)))
    case .nextKeyboard: input(.keyboard(nextKeyboard))
    }
    // Shift is for one letter.
    if onScreen.layer == .capitals { onScreen.layer = .letters }
  }

  /// Picks the candidate in this place among those in sight.
  mutating func pickCandidate(at place: Int) {
    input(.pick(.place((candidateStarts.last ?? 0) + place + 1)))
  }

  /// The keyboard behind the present one in the list, of those that the field allows.
  private var nextKeyboard: KeyboardName {
    let session = workbench.leading
    let isSecure = session.field.profile.traits.secureTextEntry
    let names = KeyboardName.allCases.filter { !isSecure || $0.servesSecureEntry }
    let place = names.firstIndex(of: session.keyboard.name) ?? -1
    return names[(place + 1) % names.count]
  }

  /// Shows the keyboard, or hides it; where there is no room for it, a message says so.
  mutating func toggleOnScreenKeyboard() {
    onScreen.isShown.toggle()
    guard onScreen.isShown else { return }
    followUsedKey()
    let hasKeys = picture.areas.contains { if case .key = $0.target { true } else { false } }
    if !hasKeys { message = .noRoomForKeys }
  }

  /// Asks the terminal for clicks, or gives the mouse back to it.
  mutating func toggleMouse() -> [Effect] {
    onScreen.takesClicks.toggle()
    message = .mouse(isOn: onScreen.takesClicks)
    return [.mouse(onScreen.takesClicks)]
  }
}

extension Workbench {
  /// What was put in last, if that was the last thing done; passing time is nothing done.
  var lastInput: InputEvent? {
    let last = actions.last { !$0.isTime }
    guard case .input(let event) = last else { return nil }
    return event
  }
}
