import Scenarios

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line of a terminal that tells how far a run has come, is written anew in its place, and is gone at
/// the end.
struct ProgressLine {
  /// How long the line stands at least before it is written anew.
  private static let pause = Duration.milliseconds(100)
  /// Takes away what stands on the line.
  private static let erased = "\r\u{1B}[K"

  private let language: Language
  private var next = ContinuousClock.now

  /// A line on standard error; nil where that is no terminal, one that cannot erase, or the one on which
  /// the report appears while it grows.
  init?(in language: Language, reportingTo output: String?) {
    guard isatty(STDERR_FILENO) != 0, output != nil || isatty(STDOUT_FILENO) == 0,
      let terminal = getenv("TERM").map({ String(cString: $0) }), !terminal.isEmpty,
      terminal != "dumb"
    else { return nil }
    self.language = language
  }

  /// Shows how far the run has come, unless it has just done so.
  mutating func show(_ progress: ScenarioSuite.Progress) {
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + Self.pause
    write(Self.erased + words(for: progress))
  }

  /// Takes the line away.
  func clear() {
    write(Self.erased)
  }

  private func words(for progress: ScenarioSuite.Progress) -> String {
    let start = "\(progress.done)/\(progress.scenarios)"
    let failed = progress.tally.failed
    guard failed > 0 else { return start }
    return start + language.say(", \(failed) failed", "，\(failed) 项失败", "，\(failed) 項失敗")
  }

  private func write(_ text: String) {
    var sink = DescriptorSink(STDERR_FILENO)
    sink.write(text)
    sink.flush()
  }
}
