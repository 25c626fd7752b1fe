/// How a matrix is written.
public enum MatrixFormat: String, CaseIterable, Sendable {
  /// For a terminal.
  case text
  /// For a document.
  case markdown
  /// One page that needs nothing else.
  case html
  /// JSON lines, one for each cell.
  case json
}

extension Matrix {
  /// The matrix in that form; JSON is in English, titles are as the scenarios have them.
  public func write(
    as format: MatrixFormat, in language: Language, to output: inout some TextOutputStream
  ) {
    switch format {
    case .text: writeText(in: language, to: &output)
    case .markdown: writeMarkdown(in: language, to: &output)
    case .html: writeHTML(in: language, to: &output)
    case .json: writeJSON(to: &output)
    }
  }
}
