import Dispatch
import Synchronization

/// Scenarios that are run one after the other or several at a time, with one report.
public struct ScenarioSuite: Sendable {
  /// The most scenarios that can be asked to run at a time.
  public static let mostJobs = 256

  /// How far a run has come.
  public struct Progress: Hashable, Sendable {
    /// How many scenarios are done, those with errors among them.
    public var done: Int
    /// How many there are.
    public var scenarios: Int
    /// What became of the expectations of those that are done.
    public var tally: Tally
  }

  /// The scenarios, or what is wrong with their files, in order.
  public let results: [Result<Scenario, ScenarioLoader.Problem>]

  /// A suite of what was read; the report tells also what cannot be run.
  public init(_ results: [Result<Scenario, ScenarioLoader.Problem>]) {
    self.results = results
  }

  /// A suite of `scenarios`.
  public init(_ scenarios: [Scenario]) {
    results = scenarios.map { .success($0) }
  }

  /// Runs them all.
  /// - Parameters:
  ///   - format: how the report is written.
  ///   - language: the language of a report for people; those for tools are in English.
  ///   - jobs: how many run at a time; the report is the same for any number.
  ///   - output: where it goes, while the run goes on.
  ///   - progress: hears of each scenario that is done, in order.
  /// - Returns: how many expectations held.
  public func run(
    as format: ReportFormat, in language: Language, jobs: Int = 1,
    to output: inout some TextOutputStream,
    progress: (Progress) -> Void = { _ in }
  ) -> Tally {
    switch format {
    case .text: run(TextReport.self, in: language, jobs: jobs, to: &output, progress)
    case .tap: run(TAPReport.self, in: language, jobs: jobs, to: &output, progress)
    case .junit: run(JUnitReport.self, in: language, jobs: jobs, to: &output, progress)
    case .json: run(JSONReport.self, in: language, jobs: jobs, to: &output, progress)
    }
  }

  private func run<Format: Report>(
    _ format: Format.Type, in language: Language, jobs: Int, to output: inout some TextOutputStream,
    _ progress: (Progress) -> Void
  ) -> Tally {
    Format.begin(to: &output)
    var total = Tally()
    func tell(_ done: Int) {
      progress(Progress(done: done, scenarios: results.count, tally: total))
    }
    if jobs <= 1 {
      for index in results.indices {
        total += run(results[index], Format(number: index + 1, in: language), to: &output)
        tell(index + 1)
      }
    } else {
      // A batch at a time, so that what waits for its turn to be written stays small.
      let size = min(jobs, Self.mostJobs) * 4
      for start in stride(from: 0, to: results.count, by: size) {
        let batch = start..<min(start + size, results.count)
        for (index, chunk) in zip(batch, chunks(of: batch, format, in: language, jobs: jobs)) {
          output.write(chunk.text)
          total += chunk.tally
          tell(index + 1)
        }
      }
    }
    Format.sum(total, scenarios: results.count - total.brokenFiles, in: language, to: &output)
    return total
  }

  /// What the reports on some scenarios say, in order, however they were run.
  private func chunks<Format: Report>(
    of batch: Range<Int>, _ format: Format.Type, in language: Language, jobs: Int
  ) -> [(text: String, tally: Tally)] {
    let next = Mutex(batch.lowerBound)
    let done = Mutex<[Int: (text: String, tally: Tally)]>([:])
    DispatchQueue.concurrentPerform(iterations: min(jobs, batch.count)) { _ in
      while let index = next.withLock({ $0 < batch.upperBound ? $0.takeAndIncrement() : nil }) {
        var text = ""
        let tally = run(results[index], Format(number: index + 1, in: language), to: &text)
        done.withLock { $0[index] = (text, tally) }
      }
    }
    return done.withLock { found in batch.compactMap { found[$0] } }
  }

  private func run(
    _ result: Result<Scenario, ScenarioLoader.Problem>, _ report: some Report,
    to output: inout some TextOutputStream
  ) -> Tally {
    switch result {
    case .success(let scenario): return run(scenario, report, to: &output)
    case .failure(let problem):
      report.tell(problem, to: &output)
      var tally = Tally()
      tally.brokenFiles = 1
      return tally
    }
  }

  private func run(
    _ scenario: Scenario, _ report: some Report, to output: inout some TextOutputStream
  ) -> Tally {
    var report = report
    var tally = Tally()
    tally.skipped = scenario.skippedExpectations.count
    if var run = ScenarioRun(scenario) {
      while let moment = run.advance() {
        for verdict in moment.verdicts.joined() {
          if verdict.held { tally.passed += 1 } else { tally.failed += 1 }
        }
        report.note(moment, in: run, to: &output)
      }
    }
    report.end(scenario, tally, to: &output)
    return tally
  }
}

extension Int {
  /// The present value, which is one more afterwards.
  fileprivate mutating func takeAndIncrement() -> Int {
    defer { self += 1 }
    return self
  }
}
