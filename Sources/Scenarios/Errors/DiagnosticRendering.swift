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
    var text = all.prefix(mostExcerpts).map { render($0, in: errors.source) }.joined()
    guard all.count > mostExcerpts else { return text }
    let groups = DiagnosticGroup.groups(of: all.dropFirst(mostExcerpts))
    for group in groups.prefix(mostGroups) {
      text += headline(group.first, in: errors.source) + group.otherLines(in: language) + "\n"
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

  /// `FILE:LINE:COLUMN: error: …`, the source line, and a caret.
  public func render(_ diagnostic: Diagnostic, in source: SourceFile) -> String {
    let scalars = Self.scalars(of: diagnostic, in: source)
    let start = min(diagnostic.place.scalars.lowerBound, scalars.count)
    let (excerpt, padding) = excerpt(scalars, around: start)
    return """
      \(headline(diagnostic, in: source))
      \(excerpt)
      \(padding)^

      """
  }

  private func headline(_ diagnostic: Diagnostic, in source: SourceFile) -> String {
    let before = Self.scalars(of: diagnostic, in: source)
      .prefix(diagnostic.place.scalars.lowerBound)
    return "\(SafeText.shown(source.name)):\(diagnostic.place.line):\(width.cells(before) + 1): "
      + "\(diagnostic.severity.rawValue): \(ScenarioErrorWording.words(for: diagnostic.error, in: language))"
  }

  /// How many there are, in words.
  private func sum(_ diagnostics: [Diagnostic]) -> String {
    let count = diagnostics.count
    return switch diagnostics.first?.severity {
    case .warning:
      language.say("\(count) warning\(count == 1 ? "" : "s")", "\(count) 个警告", "\(count) 個警告")
    default: language.say("\(count) error\(count == 1 ? "" : "s")", "\(count) 个错误", "\(count) 個錯誤")
    }
  }

  private static func scalars(
    of diagnostic: Diagnostic, in source: SourceFile
  ) -> [Unicode.Scalar] {
    source.line(diagnostic.place.line).unicodeScalars.map(\.safeToShow)
  }

  /// The part of a line that is shown, and what brings the caret under its place.
  private func excerpt(
    _ scalars: [Unicode.Scalar], around start: Int
  ) -> (line: String, padding: String) {
    var first = 0
    var before = scalars[..<start].reduce(0) { $0 + width.scalar($1) }
    while before > longestLine / 2 {
      before -= width.scalar(scalars[first])
      first += 1
    }
    // A mark that has lost what it stood on would be drawn over the ellipsis.
    while first < start, first > 0, width.scalar(scalars[first]) == 0 { first += 1 }
    var last = first
    var cells = 0
    while last < scalars.count, cells < longestLine {
      cells += width.scalar(scalars[last])
      last += 1
    }
    let line = String(String.UnicodeScalarView(scalars[first..<last]))
    // A tab stays a tab, so that both lines meet the same stops.
    let padding = scalars[first..<start].map { scalar in
      scalar == "\t" ? "\t" : String(repeating: " ", count: width.scalar(scalar))
    }
    return (
      (first > 0 ? "…" : "") + line + (last < scalars.count ? "…" : ""),
      (first > 0 ? " " : "") + padding.joined()
    )
  }
}
