/// The matrix as one page that needs nothing else: no network, no script.
///
/// Each cell is a `details` element that opens to its trace; light and dark follow the reader's system, and
/// print shows the table with every cell closed as it is on the screen.
extension Matrix {
  func writeHTML(to output: inout some TextOutputStream) {
    output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>FieldLab: policies and scenarios</title>
      <style>
      \(MatrixPage.style)</style>
      </head>
      <body>
      <h1>Policies and scenarios</h1>
      <p class="legend">\(MatrixPage.legend)</p>
      <div class="scroll">
      <table>
      <thead><tr><th scope="col">scenario</th>

      """)
    for policy in policies {
      let title = XML.escaped("\(policy.summary) (\(policy.source))")
      output.write("<th scope=\"col\" title=\"\(title)\">\(XML.escaped(policy.id))</th>\n")
    }
    output.write("</tr></thead>\n<tbody>\n")
    for row in rows {
      let name = XML.escaped(row.name)
      output.write(
        "<tr><th scope=\"row\" title=\"\(name)\">\(XML.escaped(row.title))</th>\n")
      for cell in row.cells { write(cell, to: &output) }
      output.write("</tr>\n")
    }
    output.write("</tbody>\n</table>\n</div>\n</body>\n</html>\n")
  }

  private func write(_ cell: Cell, to output: inout some TextOutputStream) {
    let mark = MatrixMark(cell)
    let sign = "<b title=\"\(mark.meaning)\">\(mark.rawValue)</b>"
    let words = XML.escaped(cell.words)
    guard let outcome = cell.outcome else {
      output.write("<td class=\"\(mark)\">\(sign) \(words)</td>\n")
      return
    }
    output.write(
      "<td class=\"\(mark)\"><details><summary>\(sign) <bdi>\(words)</bdi></summary><ol>\n")
    if outcome.dropped > 0 { output.write("<li>… \(outcome.dropped) earlier</li>\n") }
    for event in outcome.trace {
      output.write("<li><code>\(XML.escaped(event.notation))</code><ul>\n")
      for entry in event.entries {
        output.write("<li>\(XML.escaped(TraceWording.words(for: entry, in: .english)))</li>\n")
      }
      output.write("</ul></li>\n")
    }
    output.write("</ol></details></td>\n")
  }
}
