import InputMethods
import Limits
import Scenarios
import Screen
import TextField

/// The command palette: what it holds, its keys and its picture.
extension AppState {
  /// Opens the palette with what can be done now.
  mutating func openPalette() {
    overlay = .palette(Palette(paletteEntries))
  }

  private var paletteEntries: [Palette.Entry] {
    let isPlaying = playback != nil
    let commands = Command.allCases
      .filter { $0 != .palette && !(isPlaying && $0.changesPhones) }
      .map {
        Palette.Entry(
          title: $0.title(in: language), alias: $0.title(in: .english),
          detail: $0.summary(in: language), key: KeyBinding.keyName(of: $0),
          choice: .command($0))
      }
    guard !isPlaying else { return commands }
    let session = workbench.leading
    return commands
      + SystemAction.allCases.filter { $0.isOffered(in: session) }.map {
        item(.system, $0.rawValue, Command.system.title, $0.summary(in: session, language))
      }
      + KeyboardName.allCases.map {
        item(
          .keyboard, $0.rawValue, Command.keyboard.title,
          FieldWording.words(for: $0, in: language))
      }
      + PolicyCatalog.all.map {
        item(.policy, $0.id, Command.policy.title, PolicyWording.summary(of: $0, in: language))
      }
      + SystemProfile.Name.allCases.map {
        item(
          .profile, $0.rawValue, Command.profile.title,
          FieldWording.summary(of: $0, in: language))
      }
      + Language.allCases.map {
        item(.language, $0.rawValue, Command.language.title, $0.ownName)
      }
      + SystemProfile.switches.map { choice in
        item(
          .profile, choice.name, Label.set.words,
          "\(choice.value(session.field.profile))  "
            + ProfileSwitchWording.summary(of: choice, in: language))
      }
  }

  /// A line of a menu: what kind of thing it is, and its id.
  private func item(
    _ purpose: Menu.Purpose, _ id: String, _ kind: (Language) -> String, _ detail: String
  ) -> Palette.Entry {
    Palette.Entry(
      title: "\(kind(language)) \(id)", alias: "\(kind(.english)) \(id)", detail: detail,
      choice: .item(purpose, id))
  }

  /// Gives a key to the palette.
  mutating func takeKey(_ key: KeyEvent, in palette: Palette) -> [Effect] {
    var palette = palette
    switch key {
    case .character(let character): palette.type(String(character))
    case .backspace: palette.deleteBackward()
    case .move(.up, _): palette.move(by: -1)
    case .move(.down, _), .tab: palette.move(by: 1)
    case .move(.pageUp, _): palette.move(by: -10)
    case .move(.pageDown, _): palette.move(by: 10)
    case .return where !palette.matches.isEmpty:
      overlay = nil
      switch palette.matches[palette.selected].choice {
      case .command(let command): return run(command)
      case .item(let purpose, let id): return choose(id, for: purpose)
      }
    default: return [.bell]
    }
    overlay = .palette(palette)
    return []
  }

  /// Draws the palette, and gives its lines back.
  func draw(_ palette: Palette, in frame: inout Frame) -> [TapArea] {
    let rect = popup(rows: min(20, size.rows), columns: 100, in: &frame)
    let count = palette.matches.count
    frame.box(rect, style: Style(.accent), title: StyledText(phrase(.commands(count)), .bold))
    var inside = rect.inset(rows: 1, columns: 2)
    let line = inside.takeTop(1)
    let mark = frame.write("› ", at: line.row, line.column, style: Style(.key))
    let shown = widths.end(of: palette.query, fitting: line.size.columns - mark - 1)
    let written = frame.write(shown, at: line.row, line.column + mark, style: .bold)
    frame.cursor = Position(row: line.row, column: line.column + mark + written)

    let titles = min(24, inside.size.columns / 2)
    let first = max(0, palette.selected - inside.size.rows + 1)
    var areas: [TapArea] = []
    for (row, (place, entry)) in zip(
      inside.rowRange, palette.matches.enumerated().dropFirst(first))
    {
      areas.append(TapArea(.line(place), at: inside.line(row)))
      let isSelected = place == palette.selected
      let keyColumns = entry.key.isEmpty ? 0 : entry.key.count + 1
      frame.write(isSelected ? ">" : " ", at: row, inside.column)
      let title = frame.write(
        widths.truncate(entry.title, to: inside.size.columns - 4), at: row, inside.column + 2,
        style: isSelected ? .reverse : .plain)
      let column = inside.column + 2 + max(titles, title) + 2
      let room = inside.columnRange.upperBound - column - keyColumns
      if room > 4 {
        frame.write(
          widths.truncate(entry.detail, to: room), at: row, column, style: Style(.muted))
      }
      frame.write(
        entry.key, at: row, endingAt: inside.columnRange.upperBound, style: Style(.key))
    }
    return areas
  }
}
