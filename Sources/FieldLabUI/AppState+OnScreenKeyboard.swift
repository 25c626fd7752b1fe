import Emulator
import InputMethods
import Screen
import TextField

/// The on-screen keyboard: which keys it shows, where it is drawn, and what its keys do.
extension AppState {
  /// What a log keeps beside keys with lines round them: its title and some events.
  private static let leastLogRows = 5

  /// The keys that are shown.
  private var shownLayout: KeyboardLayout {
    let name = workbench.leading.keyboard.name
    let layer = name.layers.contains(onScreen.layer) ? onScreen.layer : .letters
    return name.layout(layer, candidates: name == .emoji ? shownCandidates : [])
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

  /// Draws the keyboard at the top of `rest`, with lines round its keys where there is room for that; where
  /// there is none at all, a line says so.
  func drawOnScreenKeyboard(in frame: inout Frame, at rest: inout Rect) -> [TapArea] {
    guard onScreen.isShown, !rest.isEmpty else { return [] }
    let layout = shownLayout
    let room = rest.size
    let fitting = OnScreenKeyboard.Form.allCases.first { form in
      let rows = 1 + OnScreenKeyboard.rows(of: layout, form)
      return OnScreenKeyboard.columns(of: layout, form, widths) <= room.columns
        && rows + (form == .boxed ? Self.leastLogRows : 0) <= room.rows
    }
    let title = rest.takeTop(1)
    frame.rule(at: title.row, columns: title.columnRange, style: Style(.muted))
    let form = fitting ?? .compact
    let rows = OnScreenKeyboard.rows(of: layout, form)
    let needed = Size(rows: 1 + rows, columns: OnScreenKeyboard.columns(of: layout, form, widths))
    let words =
      fitting == nil
      ? language.say(
        "keys need \(needed), here are \(room)", "键盘需要 \(needed)，此处只有 \(room)",
        "鍵盤需要 \(needed)，此處只有 \(room)")
      : language.say("keys", "键盘", "鍵盤")
    frame.write(
      " \(words) ", at: title.row, title.column + 2, style: Style(.muted),
      truncatedTo: title.size.columns - 2)
    guard fitting != nil else { return [] }
    let keyboard = OnScreenKeyboard(
      layout, form, in: rest.takeTop(rows), lastEvent: workbench.lastInput, widths)
    keyboard.draw(in: &frame)
    return keyboard.keys.map { TapArea(.key($0.cap), at: $0.rect) }
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
    let last = actions.last { if case .input(.tick) = $0 { false } else { true } }
    guard case .input(let event) = last else { return nil }
    return event
  }
}
