/// An error and its place.
public struct Diagnostic: Error, Hashable, Sendable {
  /// What is wrong.
  public var error: ScenarioError
  /// Where.
  public var place: SourcePlace

  /// An error at a place.
  public init(_ error: ScenarioError, at place: SourcePlace) {
    self.error = error
    self.place = place
  }

  /// How much it matters.
  public var severity: Severity {
    switch error {
    case .unused, .notRun: .warning
    default: .error
    }
  }

  /// How much a diagnostic matters; its raw value is the word for it.
  public enum Severity: String, Hashable, Sendable {
    /// Nothing of the file runs.
    case error
    /// The file runs all the same.
    case warning
  }
}

/// Everything that is wrong with one source, in the order of its lines.
public struct ScenarioErrors: Error, Hashable, Sendable {
  /// What was read.
  public var source: SourceFile
  /// The errors, or the warnings; never empty.
  public var diagnostics: [Diagnostic]

  /// The errors of a source, or the warnings about it.
  init(source: SourceFile, _ diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics.sorted {
      ($0.place.line, $0.place.scalars.lowerBound) < ($1.place.line, $1.place.scalars.lowerBound)
    }
  }
}
