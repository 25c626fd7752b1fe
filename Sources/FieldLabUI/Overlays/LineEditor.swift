import Screen

/// One line of text that is being written, with a caret in it.
struct LineEditor: Sendable {
  /// What stands before the caret.
  private(set) var before: String
  /// What stands behind it.
  private(set) var after = ""

  /// A line with the caret at its end.
  init(_ text: String = "") {
    before = text
  }

  /// The whole line.
  var text: String { before + after }

  /// Puts text at the caret; what would begin another line is left out.
  mutating func type(_ text: String) {
    before += text.filter { !$0.isNewline }
  }

  /// Gives it a key that moves the caret or deletes; false for any other.
  mutating func take(_ key: KeyEvent) -> Bool {
    switch key {
    case .character(let character): type(String(character))
    case .backspace: _ = before.popLast()
    case .deleteForward: if !after.isEmpty { after.removeFirst() }
    case .move(.left, _): if let last = before.popLast() { after = String(last) + after }
    case .move(.right, _): if !after.isEmpty { before.append(after.removeFirst()) }
    case .move(.home, _): (before, after) = ("", text)
    case .move(.end, _): (before, after) = (text, "")
    default: return false
    }
    return true
  }

  /// Draws the part around the caret, and the cursor.
  /// - Returns: how many columns of the line are hidden at its left.
  @discardableResult
  func draw(in frame: inout Frame, at rect: Rect) -> Int {
    let shown = frame.widths.end(of: before, fitting: rect.size.columns - 1)
    let taken = frame.write(shown, at: rect.row, rect.column, style: .bold)
    frame.write(
      after, at: rect.row, rect.column + taken, style: .bold,
      truncatedTo: rect.size.columns - taken)
    frame.cursor = Position(row: rect.row, column: rect.column + taken)
    return frame.widths.columns(of: before) - taken
  }
}
