/// The matrix for a document: the table of signs, and a table of ends for each scenario.
extension Matrix {
  func writeMarkdown(in language: Language, to output: inout some TextOutputStream) {
    let ids = policies.map(\.id)
    output.write(
      "| \(language.say("policy", "策略", "策略")) |" + rows.indices.map { " \($0 + 1) |" }.joined()
        + "\n")
    output.write("|---|" + rows.map { _ in "---|" }.joined() + "\n")
    for (column, id) in ids.enumerated() {
      let marks = rows.map { " \(MatrixMark($0.cells[column]).rawValue) |" }
      output.write("| `\(id)` |" + marks.joined() + "\n")
    }
    output.write("\n\(MatrixMark.legend(in: language))\n")
    for (number, row) in rows.enumerated() {
      let heads = [language.say("ends as", "结果", "結果"), language.say("under", "策略", "策略")]
      let title = PublishedCaseWording.title(row.heading, in: language)
      output.write("\n### \(number + 1). \(Markdown.escaped(title))\n\n")
      output.write("| \(heads.joined(separator: " | ")) |\n|---|---|\n")
      for group in row.groups(of: ids) {
        let under = group.policies.map { "`\($0)`" }.joined(separator: ", ")
        output.write("| \(Markdown.escaped(group.cell.words(in: language))) | \(under) |\n")
      }
    }
  }
}
