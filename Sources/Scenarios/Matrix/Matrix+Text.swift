/// The matrix on a terminal: a small table of signs, then each scenario's ends, alike ones together.
extension Matrix {
  func writeText(in language: Language, to output: inout some TextOutputStream) {
    let ids = policies.map(\.id)
    let width = ids.map(\.count).max() ?? 0
    let digits = "\(rows.count)".count
    for place in 0..<digits {
      output.write(String(repeating: " ", count: width + 1))
      for number in 1...max(1, rows.count) where number <= rows.count {
        let text = String(repeating: " ", count: digits - "\(number)".count) + "\(number)"
        output.write(" " + String(Array(text)[place]))
      }
      output.write("\n")
    }
    for (column, id) in ids.enumerated() {
      output.write(id + String(repeating: " ", count: width + 1 - id.count))
      for row in rows { output.write(" " + MatrixMark(row.cells[column]).rawValue) }
      output.write("\n")
    }
    output.write("\n\(MatrixMark.legend(in: language))\n")
    for (number, row) in rows.enumerated() {
      let title = PublishedCaseWording.title(row.heading, in: language)
      output.write("\n\(number + 1)  \(SafeText.shown(title))\n")
      for group in row.groups(of: ids) {
        output.write("   \(group.cell.words(in: language))\n")
        output.write("       \(group.policies.joined(separator: ", "))\n")
      }
    }
  }
}
