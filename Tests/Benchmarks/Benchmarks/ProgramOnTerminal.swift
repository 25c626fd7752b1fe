/// A program on a terminal of its own.
struct ProgramOnTerminal {
  let child: ChildProcess
  /// How long it took from the start until the first screen was whole.
  let start: Duration
  private let terminal: PseudoTerminal

  /// Starts a program, and waits until its first screen is there.
  init(_ arguments: [String], columns: Int, rows: Int) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    let started = ContinuousClock.now
    child = try ChildProcess(arguments, terminal: terminal.path)
    guard let painted = terminal.lastByte(waiting: 5000, quiet: 60) else {
      throw Trouble.notReady(arguments.joined(separator: " "))
    }
    start = painted - started
  }

  /// Types, and waits until the screen is quiet.
  /// - Parameters:
  ///   - bytes: what is typed.
  ///   - patience: how long the first answer may take, in milliseconds.
  /// - Returns: how long it took until the last byte of the answer; nil when none came.
  /// - Throws: why nothing can be typed.
  func answer(to bytes: [UInt8], patience: Int32 = 300) throws -> Duration? {
    let typed = ContinuousClock.now
    try terminal.type(bytes)
    return terminal.lastByte(waiting: patience).map { $0 - typed }
  }

  /// Ends it.
  /// - Returns: what it has cost.
  @discardableResult
  func end() throws -> ChildProcess.End { try child.end() }
}
