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
  /// The matrix in that form.
  public func write(as format: MatrixFormat, to output: inout some TextOutputStream) {
    switch format {
    case .text: writeText(to: &output)
    case .markdown: writeMarkdown(to: &output)
    case .html: writeHTML(to: &output)
    case .json: writeJSON(to: &output)
    }
  }
}
