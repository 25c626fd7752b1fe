import Emulator
import InputMethods
import Limits
import TextField

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many keys one session takes in a second of the processor's time, every record kept.
enum KeyRate {
  private static let goal = 200_000.0
  private static let keys = 40_000
  private static let policies = ["unlimited", "combined", "exact", "custom", "last-valid"]

  static func rows() throws -> [Row] {
    var rows: [Row] = []
    for id in policies {
      guard let policy = PolicyCatalog.policy(id) else { continue }
      for keyboard in [KeyboardName.pinyin, .english] {
        let rate = try rate(policy, on: keyboard)
        rows.append(Row("\(id), \(keyboard.rawValue)", rate / 1000, "k/s", above: goal / 1000))
      }
    }
    var slowest = (id: "", rate: Double.infinity)
    for policy in PolicyCatalog.all {
      let rate = try rate(policy, on: .pinyin, runs: 1)
      if rate < slowest.rate { slowest = (policy.id, rate) }
    }
    rows.append(
      Row("\(slowest.id), the slowest of all", slowest.rate / 1000, "k/s", above: goal / 1000))
    return rows
  }

  /// The best of some runs, since whatever else the machine does only slows it.
  private static func rate(
    _ policy: PolicyDescription, on keyboard: KeyboardName, runs: Int = 3
  ) throws(PolicyError) -> Double {
    var configuration = Session.Configuration(policyID: policy.id, policy: try policy.make())
    configuration.keyboard = keyboard.make()
    let start = Session(configuration)
    let typed = events(on: keyboard)
    var best = 0.0
    for _ in 0..<runs {
      var session = start
      var trace: [StepRecord] = []
      trace.reserveCapacity(keys)
      let before = processorTime
      for index in 0..<keys { trace.append(session.apply(typed[index % typed.count])) }
      best = max(best, Double(trace.count) / (processorTime - before))
    }
    return best
  }

  /// Words, chosen where there is a choice, until the field is full and past it, and all of it taken back.
  private static func events(on keyboard: KeyboardName) -> [InputEvent] {
    let word = "nihao".map { InputEvent.key(.character($0)) } + [.key(.space)]
    // A word is two characters by choice, and six without.
    let words = keyboard == .pinyin ? 6 : 2
    return (0..<words).flatMap { _ in word } + [InputEvent](repeating: .key(.backspace), count: 10)
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
