import Scenarios
import Screen

/// All keys on one page, made from the bindings, section by section.
struct HelpPage {
  /// One line before it is laid out.
  private enum Line {
    case heading(String)
    case pair(String, String)
    case blank
  }

  /// A narrower page would leave of a narrow screen no more than its edges.
  private static let leastColumns = 80

  /// The page's lines.
  let lines: [StyledText]
  private let firstLines: [HelpSection: Int]
  private let title: String
  private let language: Language

  /// The page in a language; the column of keys is as wide as the longest of them.
  init(in language: Language, _ widths: ScalarWidths) {
    var content: [Line] = []
    var firstLines: [HelpSection: Int] = [:]
    for section in HelpSection.all {
      if !content.isEmpty { content.append(.blank) }
      firstLines[section] = content.count
      content.append(.heading(section.title(in: language)))
      content += section.pairs(in: language).map { .pair($0.key, $0.meaning) }
    }
    let keys = content.map { line in
      if case .pair(let key, _) = line { widths.columns(of: key) } else { 0 }
    }
    let column = 2 + (keys.max() ?? 0)
    lines = content.map { line in
      switch line {
      case .heading(let words): StyledText(words, .bold)
      case .blank: StyledText("")
      case .pair(let key, let meaning):
        StyledText(key, Style(.key))
          + StyledText(String(repeating: " ", count: column - widths.columns(of: key)) + meaning)
      }
    }
    self.firstLines = firstLines
    self.language = language
    title = Label.helpPage.words(in: language)
  }

  /// Where a section begins.
  func firstLine(of section: HelpSection) -> Int { firstLines[section] ?? 0 }

  /// How many lines a screen shows at once.
  static func shownLines(in size: Size) -> Int { max(0, size.rows - 2) }

  /// The first line in sight when the last one is.
  func lastFirstLine(in size: Size) -> Int { max(0, lines.count - Self.shownLines(in: size)) }

  func draw(in frame: inout Frame, firstLine: Int) {
    let size = frame.size
    let longest = lines.map { $0.columns(frame.widths) }.max() ?? 0
    let columns = min(size.columns, max(Self.leastColumns, longest + 4))
    let rows = min(size.rows, lines.count + 2)
    let rect = Rect(
      row: (size.rows - rows) / 2, column: (size.columns - columns) / 2, rows: rows,
      columns: columns)
    frame.fill(rect)
    frame.box(rect, style: Style(.accent), title: StyledText(title))
    let inside = rect.inset(rows: 1, columns: 2)
    for (index, line) in lines.dropFirst(firstLine).prefix(inside.size.rows).enumerated() {
      frame.write(
        line, at: inside.row + index, inside.column, truncatedTo: inside.size.columns)
    }
    if inside.size.rows < lines.count {
      let shown = firstLine..<min(lines.count, firstLine + inside.size.rows)
      let place = Phrase.rows(shown, of: lines.count).words(in: language)
      frame.write(" \(place) ", at: rect.rowRange.upperBound - 1, rect.column + 2)
    }
    frame.cursor = nil
  }
}
