/// Manual tests as rows (RFC 4180), one for each step; row 0 of a scenario is its preparation.
///
/// A byte order mark comes first: without it Excel takes UTF-8 for the code page of the machine, and Chinese
/// cannot be read.
extension ScenarioExport {
  func writeCSV(to output: inout some TextOutputStream) {
    output.write("\u{FEFF}")
    Self.writeRow(["id", "title", "step number", "step", "expected"], to: &output)
    for (scenario, name) in zip(scenarios, names) {
      let test = ManualTest(scenario, named: name, in: language)
      var rows = [(test.preparation.joined(separator: "\n"), test.opening)]
      rows += test.steps.map { ($0.action, $0.expected) }
      for (number, row) in rows.enumerated() {
        let expected = row.1.joined(separator: "\n")
        Self.writeRow([test.id, test.title, "\(number)", row.0, expected], to: &output)
      }
    }
  }

  private static func writeRow(_ cells: [String], to output: inout some TextOutputStream) {
    output.write(cells.map(escaped).joined(separator: ",") + "\r\n")
  }

  /// A cell, in quotes where it needs them.
  ///
  /// What a spreadsheet would take for a formula gets an apostrophe in front, so that a file from
  /// elsewhere cannot run one.
  private static func escaped(_ cell: String) -> String {
    let lines = cell.split(separator: "\n", omittingEmptySubsequences: false)
    var text = lines.map { SafeText.shown(String($0)) }.joined(separator: "\n")
    if let first = text.unicodeScalars.first, "=+-@\t＝＋－＠".unicodeScalars.contains(first) {
      text = "'" + text
    }
    guard text.unicodeScalars.contains(where: { "\",\n\r".unicodeScalars.contains($0) }) else {
      return text
    }
    // By scalars, since a mark behind a quote makes one character with it.
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
