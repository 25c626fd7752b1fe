/// A very large paste into the screen, and keys behind it.
enum PasteLatency {
  private static let units = 1_000_000

  static func rows(_ programs: BuiltPrograms) throws -> [Row] {
    let scenario = try ScenarioFiles([("unlimited.scenario", "policy unlimited\ncopy\n")])
    defer { scenario.remove() }
    let run = try ProgramOnTerminal(
      [programs.fieldlab, scenario.path + "/unlimited.scenario"], columns: 80, rows: 24)
    // Out of the scenario, whose policy stays.
    _ = try run.answer(to: [0x1B])
    let text = String(repeating: "一a二b三 c四d", count: units / 9 + 1).prefix(units)
    let paste = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    let pasted = try run.answer(to: paste, patience: 10_000)
    let peak = run.child.peakMegabytes
    var keys = Samples()
    for index in 0..<100 {
      let key = Array("nihao "[index % 6].utf8)
      if let answer = try run.answer(to: key) { keys.add(answer.milliseconds) }
    }
    let end = try run.end()
    return [
      Row("pasted and painted", pasted?.seconds ?? .nan, "s", below: 0.5),
      Row("peak memory", peak ?? end.peakMegabytes, "MB", below: 200),
      Row("a key afterwards, median", keys.median, "ms", below: 5),
      Row("a key afterwards, p99", Row.text(keys.p99, "ms")),
    ]
  }
}

extension String {
  fileprivate subscript(offset: Int) -> String {
    String(self[index(startIndex, offsetBy: offset)])
  }
}
