/// The matrix as one page that needs nothing else: no network, no script.
///
/// Each cell is a `details` element that opens to its trace; light and dark follow the reader's system, and
/// print shows the table with every cell closed as it is on the screen.
extension Matrix {
  func writeHTML(in language: Language, to output: inout some TextOutputStream) {
    let heading = language.say("Policies and scenarios", "策略与脚本", "策略與腳本")
    output.write(
      """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(
        language.say("FieldLab: policies and scenarios", "FieldLab：策略与脚本", "FieldLab：策略與腳本"))</title>
      <style>
      \(MatrixPage.style)</style>
      </head>
      <body>
      <h1>\(heading)</h1>
      <p class="legend">\(MatrixPage.legend(in: language))</p>
      <div class="scroll">
      <table>
      <thead><tr><th scope="col">\(language.say("scenario", "脚本", "腳本"))</th>

      """)
    for policy in policies {
      let title = XML.escaped(PolicyWording.summaryAndSource(of: policy, in: language))
      output.write("<th scope=\"col\" title=\"\(title)\">\(XML.escaped(policy.id))</th>\n")
    }
    output.write("</tr></thead>\n<tbody>\n")
    for row in rows {
      let name = XML.escaped(row.name)
      let title = XML.escaped(PublishedCaseWording.title(row.heading, in: language))
      output.write("<tr><th scope=\"row\" title=\"\(name)\">\(title)</th>\n")
      for cell in row.cells { write(cell, in: language, to: &output) }
      output.write("</tr>\n")
    }
    output.write("</tbody>\n</table>\n</div>\n</body>\n</html>\n")
  }

  private func write(_ cell: Cell, in language: Language, to output: inout some TextOutputStream) {
    let mark = MatrixMark(cell)
    let sign = "<b title=\"\(mark.meaning(in: language))\">\(mark.rawValue)</b>"
    let words = XML.escaped(cell.words(in: language))
    guard let outcome = cell.outcome else {
      output.write("<td class=\"\(mark)\">\(sign) \(words)</td>\n")
      return
    }
    output.write(
      "<td class=\"\(mark)\"><details><summary>\(sign) <bdi>\(words)</bdi></summary><ol>\n")
    if outcome.dropped > 0 {
      output.write("<li>\(FailedExpectation.earlier(outcome.dropped, in: language))</li>\n")
    }
    for event in outcome.trace {
      output.write("<li><code>\(XML.escaped(event.notation))</code><ul>\n")
      for entry in event.entries {
        output.write("<li>\(XML.escaped(TraceWording.words(for: entry, in: language)))</li>\n")
      }
      output.write("</ul></li>\n")
    }
    output.write("</ol></details></td>\n")
  }
}
