import TextField

/// What became of one expectation in one session.
public struct Verdict: Hashable, Sendable {
  /// What was expected.
  public var expectation: Expectation
  /// Nil when it held.
  public var failure: Failure?

  /// Whether it held.
  public var held: Bool { failure == nil }

  /// What was expected and what was found.
  public struct Failure: Hashable, Sendable {
    /// What was expected.
    public var expected: Finding
    /// What was found.
    public var got: Finding
  }
}

/// How many expectations held, and how many files could not be run.
public struct Tally: Hashable, Sendable {
  /// Those that held.
  public var passed = 0
  /// Those that did not.
  public var failed = 0
  /// Those for policies that did not run.
  public var skipped = 0
  /// Files of which nothing ran because of their errors.
  public var brokenFiles = 0

  /// Nothing was expected.
  public init() {}

  /// Adds another tally.
  public static func += (tally: inout Tally, other: Tally) {
    tally.passed += other.passed
    tally.failed += other.failed
    tally.skipped += other.skipped
    tally.brokenFiles += other.brokenFiles
  }
}
