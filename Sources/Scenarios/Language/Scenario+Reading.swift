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
    parser.readLines()
    self = try parser.scenario()
  }

  /// Reads a scenario once, for each of some policies alone.
  /// - Parameters:
  ///   - policies: the policies.
  ///   - source: what was read.
  /// - Returns: what each of them runs, or what is wrong with that, in their order.
  static func each(
    of policies: [PolicyDescription], in source: SourceFile
  ) -> [Result<Scenario, ScenarioErrors>] {
    var parser = Parser(source, override: policies)
    parser.readLines()
    return policies.map { policy in
      var alone = parser
      alone.override = [policy]
      return Result { () throws(ScenarioErrors) in try alone.scenario() }
    }
  }
}
