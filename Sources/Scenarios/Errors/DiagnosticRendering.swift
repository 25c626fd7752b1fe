/// Shows errors as compilers do: place and message, the source line, a caret under the place.
public struct DiagnosticRendering: Sendable {
  /// How wide characters are.
  public var width: CellWidth = .standard
  /// How many errors of one source are shown with their line; the others are put together by what is wrong.
  public var mostExcerpts = 50
  /// How many different errors are shown after those.
  public var mostGroups = 2000
  /// How many cells of a source line are shown.
  public var longestLine = 160
  /// How many scalars of a message are shown.
  public var longestMessage = 400
  /// The language of the sentences; `error:` stays, since editors read it.
  public var language: Language

  /// The usual rendering in that language.
  public init(in language: Language) {
    self.language = language
  }

  /// All errors of a source: the first in three lines each; of many more a line for each thing that is
  /// wrong, with all its places; and how many there are, so that a file that is wrong throughout stays
  /// readable.
  public func render(_ errors: ScenarioErrors) -> String {
    let all = errors.diagnostics
    var text = ""
    var line = MeasuredLine(of: errors.source, number: 0, width)
    for diagnostic in all.prefix(mostExcerpts) {
      if diagnostic.place.line != line.number {
        line = MeasuredLine(of: errors.source, number: diagnostic.place.line, width)
      }
      text += headline(diagnostic, in: errors.source, &line) + "\n" + body(diagnostic, line)
    }
    guard all.count > mostExcerpts else { return text }
    let groups = DiagnosticGroup.groups(of: all.dropFirst(mostExcerpts))
    for group in groups.prefix(mostGroups) {
      if group.first.place.line != line.number {
        line = MeasuredLine(of: errors.source, number: group.first.place.line, width)
      }
      text += headline(group.first, in: errors.source, &line)
      text += group.otherLines(in: language) + "\n"
    }
    let name = SafeText.shown(errors.source.name)
    let hidden = groups.dropFirst(mostGroups).reduce(0) { $0 + $1.lines.count }
    if hidden > 0 {
      text += language.say(
        "\(name): … and \(hidden) more\n", "\(name)：… 另有 \(hidden) 处\n",
        "\(name)：… 另有 \(hidden) 處\n")
    }
    return text + "\(name): \(sum(all))\n"
  }

  /// Each error of a source with its place: the line, counted from 1, and the column in cells.
  func located(_ errors: ScenarioErrors) -> [(line: Int, column: Int, message: String)] {
    var line = MeasuredLine(of: errors.source, number: 0, width)
    return errors.diagnostics.map { diagnostic in
      if diagnostic.place.line != line.number {
        line = MeasuredLine(of: errors.source, number: diagnostic.place.line, width)
      }
      let column = line.column(of: diagnostic.place.scalars.lowerBound)
      let message = ScenarioErrorWording.words(for: diagnostic.error, in: language)
      return (line.number, column, shortened(message))
    }
  }

  /// `FILE:LINE:COLUMN: error: …`, the source line, and a caret.
  public func render(_ diagnostic: Diagnostic, in source: SourceFile) -> String {
    var line = MeasuredLine(of: source, number: diagnostic.place.line, width)
    return headline(diagnostic, in: source, &line) + "\n" + body(diagnostic, line)
  }

  private func headline(
    _ diagnostic: Diagnostic, in source: SourceFile, _ line: inout MeasuredLine
  ) -> String {
    let column = line.column(of: diagnostic.place.scalars.lowerBound)
    let message = shortened(ScenarioErrorWording.words(for: diagnostic.error, in: language))
    return "\(SafeText.shown(source.name)):\(line.number):\(column): "
      + "\(diagnostic.severity.rawValue): \(message)"
  }

  private func body(_ diagnostic: Diagnostic, _ line: MeasuredLine) -> String {
    let start = min(diagnostic.place.scalars.lowerBound, line.scalars.count)
    let (excerpt, padding) = excerpt(line.scalars, around: start)
    return "\(excerpt)\n\(padding)^\n"
  }

  /// A message without the middle of a word that nobody would read to its end.
  private func shortened(_ message: String) -> String {
    let scalars = message.unicodeScalars
    guard scalars.count > longestMessage else { return SafeText.shown(message) }
    let half = longestMessage / 2
    return SafeText.shown("\(String(scalars.prefix(half)))…\(String(scalars.suffix(half)))")
  }

  /// How many there are, in words.
  func sum(_ diagnostics: [Diagnostic]) -> String {
    let count = diagnostics.count
    return switch diagnostics.first?.severity {
    case .warning:
      language.say("\(count) warning\(count == 1 ? "" : "s")", "\(count) 个警告", "\(count) 個警告")
    default: language.say("\(count) error\(count == 1 ? "" : "s")", "\(count) 个错误", "\(count) 個錯誤")
    }
  }

  /// The part of a line that is shown, and what brings the caret under its place.
  private func excerpt(
    _ scalars: [Unicode.Scalar], around start: Int
  ) -> (line: String, padding: String) {
    // More scalars than this are not looked at, so that marks without number on one letter are not either.
    let most = 4 * longestLine
    var before = 0
    let left = characters(scalars[max(0, start - most)..<start]).reversed().prefix { character in
      before += width.cells(character)
      return before <= longestLine / 2
    }
    // A mark that has lost what it stood on would be drawn over the ellipsis.
    var shown = Array(left.reversed())
    var first = start - shown.reduce(0) { $0 + $1.unicodeScalars.count }
    while first > 0, let lost = shown.first, width.cells(lost) == 0 {
      first += lost.unicodeScalars.count
      shown.removeFirst()
    }
    // A tab stays a tab, so that both lines meet the same stops.
    let padding = shown.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width.cells($0)) }
    var cells = padding.reduce(0) { $0 + $1.count }
    let right = characters(scalars[start..<min(scalars.count, start + most)]).prefix { character in
      defer { cells += width.cells(character) }
      return cells < longestLine
    }
    let last = start + right.reduce(0) { $0 + $1.unicodeScalars.count }
    return (
      (first > 0 ? "…" : "") + String(shown + right) + (last < scalars.count ? "…" : ""),
      (first > 0 ? " " : "") + padding.joined()
    )
  }

  private func characters(_ scalars: ArraySlice<Unicode.Scalar>) -> [Character] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Array(String(text))
  }
}

/// A line as it is shown, measured from its start as far as anybody has asked, since many errors may
/// stand in one long line.
private struct MeasuredLine {
  let number: Int
  let scalars: [Unicode.Scalar]
  private let width: CellWidth
  private var measured = (offset: 0, cells: 0)

  init(of source: SourceFile, number: Int, _ width: CellWidth) {
    self.number = number
    self.width = width
    scalars = source.line(number).unicodeScalars.map(\.safeToShow)
  }

  /// The column of a scalar, counted from 1.
  mutating func column(of offset: Int) -> Int {
    let offset = min(offset, scalars.count)
    if offset < measured.offset { measured = (0, 0) }
    let cells = width.cells(scalars[measured.offset..<offset], from: measured.cells)
    measured = (offset, cells)
    return cells + 1
  }
}
