/// What a terminal showed at one moment: its rows, its cursor and its modes.
struct CapturedScreen: Equatable, CustomStringConvertible {
  /// The rows, without the blanks at their ends.
  let lines: [String]
  /// The cursor's column, in cells from 0.
  let cursorColumn: Int
  /// The cursor's row, from 0.
  let cursorRow: Int
  let isCursorVisible: Bool
  let showsSecondScreen: Bool
  let reportsMouse: Bool
  let sendsKeypadSequences: Bool
  /// The exit status of the terminal's only program; nil while it runs.
  let exitStatus: Int?

  /// Takes the rows, then the cursor's place and the flags, in the order of the properties.
  init(lines: [String], facts: [Int]) {
    func fact(_ index: Int) -> Int { index < facts.count ? facts[index] : 0 }
    self.lines = lines
    cursorColumn = fact(0)
    cursorRow = fact(1)
    isCursorVisible = fact(2) == 1
    showsSecondScreen = fact(3) == 1
    reportsMouse = fact(4) == 1
    sendsKeypadSequences = fact(5) == 1 || fact(6) == 1
    exitStatus = fact(7) == 1 ? fact(8) : nil
  }

  /// The last row that is not empty.
  var lastLine: String { lines.last { !$0.isEmpty } ?? "" }

  /// Whether some row contains the text.
  func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// How many rows contain the text.
  func count(of text: String) -> Int { lines.count { $0.contains(text) } }

  /// The first row that contains the text.
  func line(with text: String) -> String? { lines.first { $0.contains(text) } }

  var description: String {
    let rows = lines.map { "  |" + $0 }.joined(separator: "\n")
    let end = exitStatus.map { ", ended with \($0)" } ?? ""
    return "\(rows)\n  cursor at column \(cursorColumn), row \(cursorRow)\(end)"
  }
}
