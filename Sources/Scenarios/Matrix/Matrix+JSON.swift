import Emulator

/// The matrix for programs: JSON lines, one for each cell.
extension Matrix {
  func writeJSON(to output: inout some TextOutputStream) {
    for row in rows {
      for (policy, cell) in zip(policies, row.cells) {
        let line = CellJSON(
          scenario: row.name, title: row.title, policy: policy.id, mark: MatrixMark(cell),
          cell: cell)
        output.write(JSONWriter.text(of: line) + "\n")
      }
    }
  }
}

/// One cell; what a cell has nothing of is null.
private struct CellJSON: JSONWritable {
  var scenario: String
  var title: String
  var policy: String
  var mark: MatrixMark
  var cell: Matrix.Cell

  private struct StepJSON: JSONWritable {
    var line: Int
    var step: String
    var calls: [CallJSON]

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.member("line", line)
        json.member("step", step)
        json.member("calls", calls)
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.object(writeMembers)
  }

  private func writeMembers(to json: inout JSONWriter) {
    json.member("scenario", scenario)
    json.member("title", title)
    json.member("policy", policy)
    json.member("mark", "\(mark)")
    let outcome = cell.outcome
    json.member("state", outcome?.state.string)
    json.member("faults", outcome?.faults.map { $0.words(in: .english) })
    json.member("passed", outcome?.tally.passed)
    json.member("failed", outcome?.tally.failed)
    json.member("impossible", outcome == nil ? cell.words(in: .english) : nil)
    json.member("dropped", outcome?.dropped)
    json.member(
      "steps",
      outcome?.trace.map {
        StepJSON(line: $0.line, step: $0.notation, calls: $0.entries.calls)
      })
  }
}
