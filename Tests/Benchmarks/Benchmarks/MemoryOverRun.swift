#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether a long run needs more memory at its end than when a tenth of it was done.
enum MemoryOverRun {
  /// Half again as much is more than the noise of an allocator.
  private static let goal = 1.5

  static func rows(_ programs: BuiltPrograms) throws -> [Row] {
    let many = try ScenarioFiles(count: FileRate.files)
    defer { many.remove() }
    // What is typed is taken back and forgotten, undo included: only what leaks can grow.
    let steps = 60
    let step = "keys {a*250} {backspace*250}\nset text \"\"\n"
    let long = try ScenarioFiles([
      (
        "long.scenario",
        "policy combined\nkeyboard english\nlimit 1000\n" + String(repeating: step, count: steps)
      )
    ])
    defer { long.remove() }
    return try rows("\(FileRate.files) files", [programs.fieldlab, "run", many.path])
      + rows(
        "\(steps * 500) keys in one file",
        [programs.fieldlab, "run", long.path + "/long.scenario", "--format", "json"])
  }

  /// Reads the report as it comes, and how much memory there has been by then.
  private static func rows(_ subject: String, _ arguments: [String]) throws -> [Row] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Trouble.system("pipe", errno: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = try ChildProcess(arguments, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var written = 0
    var peaks: [(written: Int, megabytes: Double)] = []
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      guard count > 0 else { break }
      written += count
      if let peak = child.peakMegabytes { peaks.append((written, peak)) }
    }
    let end = try child.wait()
    guard end.status == 0 else { throw Trouble.failed(subject, status: end.status) }
    guard let early = peaks.first(where: { $0.written >= written / 10 })?.megabytes,
      let late = peaks.last?.megabytes
    else {
      return [Row(subject, Row.text(end.peakMegabytes, "MB"))]
    }
    return [
      Row("\(subject): after a tenth", Row.text(early, "MB")),
      Row("\(subject): at the end", Row.text(late, "MB")),
      Row("\(subject): ratio", late / early, "×", below: goal),
    ]
  }
}
