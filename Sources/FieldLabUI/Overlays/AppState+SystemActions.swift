import Emulator
import Screen

/// The menu of what the system may do now, and the question for a text that some of it needs.
extension AppState {
  /// Opens the menu with what fits the field's state.
  mutating func openSystemMenu() {
    let offered = SystemAction.allCases.filter { $0.isOffered(in: workbench.leading) }
    guard let first = offered.first else {
      message = .appCrashed
      return
    }
    overlay = .menu(
      Menu(
        .system, title: label(.systemMenu),
        items: offered.map {
          .init(id: $0.rawValue, detail: $0.summary(in: workbench.leading, language))
        },
        selected: first.rawValue))
  }

  /// Does what was chosen in the menu, or asks for the text first.
  mutating func choose(_ action: SystemAction) {
    guard action.needsText else { return input(action.event()) }
    overlay = .text(
      TextPrompt(
        action, suggesting: action.suggestedText(in: workbench.leading),
        in: workbench.leading.field))
  }

  /// Gives a key to the question for a text.
  mutating func takeKey(_ key: KeyEvent, in prompt: TextPrompt) -> [Effect] {
    var prompt = prompt
    switch key {
    case .character(let character): prompt.type(String(character))
    case .backspace: prompt.deleteBackward()
    case .move(.left, _) where prompt.offset != nil: prompt.moveOffset(forward: false)
    case .move(.right, _) where prompt.offset != nil: prompt.moveOffset(forward: true)
    case .return where !prompt.text.isEmpty:
      overlay = nil
      input(prompt.action.event(prompt.text, at: prompt.offset ?? 0))
      return []
    default: return [.bell]
    }
    overlay = .text(prompt)
    return []
  }

  /// Gives text that came at once to the question for a text; false where there is none.
  mutating func typeIntoPrompt(_ text: String) -> Bool {
    switch overlay {
    case .text(var prompt):
      prompt.type(text)
      overlay = .text(prompt)
    case .pattern(var prompt):
      prompt.type(text)
      overlay = .pattern(prompt)
    case .palette(var palette):
      palette.type(text)
      overlay = .palette(palette)
    case .traceSearch(let search): type(text, into: search)
    case .step(var prompt):
      prompt.editor.type(text)
      prompt.problem = nil
      overlay = .step(prompt)
    case .cases: browser?.type(text)
    default: return false
    }
    return true
  }

  /// Draws the question for a text.
  func draw(_ prompt: TextPrompt, in frame: inout Frame) {
    let rect = popup(rows: 4, columns: 60, in: &frame)
    frame.box(
      rect, style: Style(.accent), title: StyledText(prompt.action.title(in: language), .bold))
    let inside = rect.inset(rows: 1, columns: 2)
    let place = prompt.offset.map { phrase(.place($0)) } ?? ""
    let taken = frame.write(place, at: inside.row, inside.column, style: Style(.muted))
    let shown = widths.end(of: prompt.shownText, fitting: inside.size.columns - taken - 1)
    let written = frame.write(shown, at: inside.row, inside.column + taken, style: .bold)
    frame.cursor = Position(row: inside.row, column: inside.column + taken + written)
    let help = label(prompt.offset == nil ? .promptKeys : .placeKeys)
    frame.write(
      help, at: inside.row + 1, inside.column, style: Style(.muted),
      maxColumns: inside.size.columns)
  }
}
