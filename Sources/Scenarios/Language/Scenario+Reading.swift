import Limits

extension Scenario {
  /// Reads a scenario.
  /// - Parameters:
  ///   - source: what was read.
  ///   - policies: the policies that run instead of the file's own.
  /// - Throws: everything that is wrong with it.
  public init(
    _ source: SourceFile, policies: [PolicyDescription]? = nil
  ) throws(ScenarioErrors) {
    var parser = Parser(source, override: policies)
    self = try parser.parse()
  }
}
