import Emulator

/// The matrix for programs: JSON lines, one for each cell.
extension Matrix {
  func writeJSON(to output: inout some TextOutputStream) {
    for row in rows {
      for (policy, cell) in zip(policies, row.cells) {
        let line = CellJSON(
          scenario: row.name, title: row.title, policy: policy.id, mark: MatrixMark(cell),
          cell: cell)
        // Encoding strings, integers and nulls cannot fail.
        guard let text = try? JSONLine.text(of: line) else { continue }
        output.write(text + "\n")
      }
    }
  }
}

/// One cell; what a cell has nothing of is null.
private struct CellJSON: Encodable {
  var scenario: String
  var title: String
  var policy: String
  var mark: MatrixMark
  var cell: Matrix.Cell

  private enum Key: String, CodingKey {
    case scenario, title, policy, mark, state, faults, passed, failed, impossible, steps, dropped
  }

  private struct StepJSON: Encodable {
    var line: Int
    var step: String
    var calls: [CallJSON]
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(scenario, forKey: .scenario)
    try object.encode(title, forKey: .title)
    try object.encode(policy, forKey: .policy)
    try object.encode("\(mark)", forKey: .mark)
    let outcome = cell.outcome
    try object.encode(outcome?.state.string, forKey: .state)
    try object.encode(outcome?.faults.map { $0.words(in: .english) }, forKey: .faults)
    try object.encode(outcome?.tally.passed, forKey: .passed)
    try object.encode(outcome?.tally.failed, forKey: .failed)
    try object.encode(outcome == nil ? cell.words(in: .english) : nil, forKey: .impossible)
    try object.encode(outcome?.dropped, forKey: .dropped)
    try object.encode(
      outcome?.trace.map {
        StepJSON(line: $0.line, step: $0.notation, calls: $0.entries.calls)
      }, forKey: .steps)
  }
}
