/// Shows errors as compilers do: place and message, the source line, a caret under the place.
public struct DiagnosticRendering: Sendable {
  /// How wide characters are.
  public var width: CellWidth = .standard
  /// How many errors of one source are shown with their line; the others have theirs to themselves.
  public var mostExcerpts = 50
  /// How many errors of one source are shown at all.
  public var most = 2000
  /// How many cells of a source line are shown.
  public var longestLine = 160
  /// The language of the sentences; `error:` stays, since editors read it.
  public var language: Language

  /// The usual rendering in that language.
  public init(in language: Language) {
    self.language = language
  }

  /// All errors of a source: the first in three lines each, many more in one, so that a file that is
  /// wrong throughout stays readable.
  public func render(_ errors: ScenarioErrors) -> String {
    var text = ""
    for (index, diagnostic) in errors.diagnostics.prefix(most).enumerated() {
      let lines = render(diagnostic, in: errors.source)
      text += index < mostExcerpts ? lines : lines.prefix { $0 != "\n" } + "\n"
    }
    let more = errors.diagnostics.count - most
    if more > 0 {
      let name = SafeText.shown(errors.source.name)
      let words = language.say(
        "… and \(more) more \(more == 1 ? "error" : "errors")", "… 另有 \(more) 个错误",
        "… 另有 \(more) 個錯誤")
      text += "\(name): \(words)\n"
    }
    return text
  }

  /// `FILE:LINE:COLUMN: error: …`, the source line, and a caret.
  public func render(_ diagnostic: Diagnostic, in source: SourceFile) -> String {
    let place = diagnostic.place
    let scalars = Array(source.line(place.line).unicodeScalars).map(\.safeToShow)
    let start = min(place.scalars.lowerBound, scalars.count)
    let column = width.cells(scalars[..<start]) + 1
    let message = ScenarioErrorWording.words(for: diagnostic.error, in: language)
    let (excerpt, padding) = excerpt(scalars, around: start)
    return """
      \(SafeText.shown(source.name)):\(place.line):\(column): error: \(message)
      \(excerpt)
      \(padding)^

      """
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
