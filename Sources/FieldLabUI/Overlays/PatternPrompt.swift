import Limits
import Screen

/// The question for the pattern of the policies that have one.
public struct PatternPrompt: Sendable {
  /// The pattern so far.
  public private(set) var pattern: String

  init(_ pattern: String) {
    self.pattern = pattern
  }

  mutating func type(_ text: String) {
    pattern += text
  }

  mutating func deleteBackward() {
    _ = pattern.popLast()
  }
}

extension AppState {
  /// Gives a key to the question for a pattern.
  ///
  /// It stays open with one that does not compile.
  mutating func takeKey(_ key: KeyEvent, in prompt: PatternPrompt) -> [Effect] {
    var prompt = prompt
    switch key {
    case .character(let character): prompt.type(String(character))
    case .backspace: prompt.deleteBackward()
    case .return:
      var settings = workbench.settings
      settings.pattern = prompt.pattern
      guard replay(settings) else { return [.bell] }
      overlay = nil
      message = .pattern
      return []
    default: return [.bell]
    }
    overlay = .pattern(prompt)
    return []
  }

  /// Draws the question for a pattern.
  func draw(_ prompt: PatternPrompt, in frame: inout Frame) {
    let rect = popup(rows: 4, columns: 60, in: &frame)
    frame.box(rect, style: Style(.accent), title: StyledText(label(.patternPrompt), .bold))
    let inside = rect.inset(rows: 1, columns: 2)
    let shown = widths.end(of: prompt.pattern, fitting: inside.size.columns - 1)
    let written = frame.write(shown, at: inside.row, inside.column, style: .bold)
    frame.cursor = Position(row: inside.row, column: inside.column + written)
    frame.write(
      label(.promptKeys), at: inside.row + 1, inside.column, style: Style(.muted),
      maxColumns: inside.size.columns)
  }
}

extension ScalarWidths {
  /// The end of a text, as much as fits.
  func end(of text: String, fitting columns: Int) -> String {
    var end = text.suffix(max(0, columns))
    while !end.isEmpty, self.columns(of: String(end)) > columns { end.removeFirst() }
    return String(end)
  }
}
