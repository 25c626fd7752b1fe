/// Start to first screen, and key to painted screen, beside a bare curses program in the same run.
///
/// All programs are up at the same time and take turns key by key, so that whatever else the machine
/// does falls on all of them alike. Only the ratios mean something on another machine.
enum ScreenLatency {
  private static let keys = 300
  private static let starts = 21
  private static let typed = Array("abcdefghij".utf8)
  private static let compare: [UInt8] = [0x05]

  static func rows(_ programs: BuiltPrograms) throws -> [Row] {
    var rows: [Row] = []
    for (columns, lines) in [(80, 24), (160, 50)] {
      let size = "\(columns)×\(lines)"
      rows += try startRows(programs, size, columns, lines)
      rows += try keyRows(programs, size, columns, lines)
    }
    return rows
  }

  private static func startRows(
    _ programs: BuiltPrograms, _ size: String, _ columns: Int, _ rows: Int
  ) throws -> [Row] {
    var floor = Samples()
    var own = Samples()
    for _ in 0..<starts {
      for program in [programs.floor, programs.fieldlab] {
        let run = try ProgramOnTerminal([program], columns: columns, rows: rows)
        if program == programs.floor {
          floor.add(run.start.milliseconds)
        } else {
          own.add(run.start.milliseconds)
        }
        try run.end()
      }
    }
    return [
      Row("\(size) start, curses alone, median", Row.text(floor.median, "ms")),
      Row("\(size) start, median", own.median, "ms", below: 20),
      Row("\(size) start, ratio", own.median / floor.median, "×", below: 4),
    ]
  }

  private static func keyRows(
    _ programs: BuiltPrograms, _ size: String, _ columns: Int, _ rows: Int
  ) throws -> [Row] {
    let floor = try ProgramOnTerminal([programs.floor], columns: columns, rows: rows)
    let one = try ProgramOnTerminal([programs.fieldlab], columns: columns, rows: rows)
    let all = try ProgramOnTerminal([programs.fieldlab], columns: columns, rows: rows)
    let runs = [floor, one, all]
    defer { for run in runs { _ = try? run.end() } }
    _ = try all.answer(to: compare)
    var samples = [Samples](repeating: Samples(), count: runs.count)
    for index in 0..<keys {
      for (place, run) in runs.enumerated() {
        let answer = try run.answer(to: [typed[index % typed.count]])
        if let answer { samples[place].add(answer.microseconds) }
      }
    }
    let (bare, single, compared) = (samples[0], samples[1], samples[2])
    return [
      Row("\(size) key, curses alone, median", Row.text(bare.median, "µs")),
      Row("\(size) key, curses alone, p99", Row.text(bare.p99, "µs")),
      Row("\(size) key, one policy, median", Row.text(single.median, "µs")),
      Row("\(size) key, one policy, ratio of medians", single.median / bare.median, "×", below: 2),
      Row("\(size) key, one policy, ratio of p99", single.p99 / bare.p99, "×", below: 4),
      Row("\(size) key, all policies, median", Row.text(compared.median, "µs")),
      Row("\(size) key, all policies, ratio", compared.median / bare.median, "×", below: 3),
    ]
  }
}
