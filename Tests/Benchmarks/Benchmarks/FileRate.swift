/// How long `fieldlab run` takes for very many small files.
enum FileRate {
  static let files = 10_000
  private static let goal = 10.0

  static func rows(_ programs: BuiltPrograms) throws -> [Row] {
    let folder = try ScenarioFiles(count: files)
    defer { folder.remove() }
    var rows: [Row] = []
    for (jobs, goal) in [("1", nil), ("2", goal)] {
      let start = ContinuousClock.now
      let child = try ChildProcess([programs.fieldlab, "run", folder.path, "--jobs", jobs])
      let end = try child.wait()
      guard end.status == 0 else { throw Trouble.failed("run", status: end.status) }
      let seconds = (ContinuousClock.now - start).seconds
      let subject = "run, --jobs \(jobs)"
      rows.append(
        goal.map { Row(subject, seconds, "s", below: $0) } ?? Row(subject, Row.text(seconds, "s")))
    }
    return rows
  }
}
