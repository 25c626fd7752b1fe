/// Other steps in a scenario that has been read, without another line of it.
extension Scenario {
  /// The scenario with another step in the place of one.
  /// - Parameters:
  ///   - line: the line of the step, counted from 1.
  ///   - text: one line with a step, a comment behind it as it may be.
  /// - Returns: the other scenario; what is expected after the step stays.
  /// - Throws: what is wrong with the text, at places of the line.
  public func replacingStep(
    inLine line: Int, with text: String
  ) throws(ScenarioErrors) -> Scenario {
    var lines = source.lines
    guard lines.indices.contains(line - 1) else { throw missingStep(line, lines) }
    lines[line - 1] = text
    return try read(lines, stepIn: line, more: 0)
  }

  /// The scenario with one more step.
  /// - Parameters:
  ///   - text: one line with a step.
  ///   - line: the line that the step gets, counted from 1, and that those from there on go down by; at the
  ///     end when nil.
  /// - Returns: the other scenario.
  /// - Throws: what is wrong with the text, at places of the line.
  public func insertingStep(
    _ text: String, atLine line: Int?
  ) throws(ScenarioErrors) -> Scenario {
    var lines = source.lines
    let place = min(max(0, (line ?? lines.count + 1) - 1), lines.count)
    lines.insert(text, at: place)
    return try read(lines, stepIn: place + 1, more: 1)
  }

  /// The scenario without a step and what is expected after it; their lines become comments, so that all
  /// others keep their numbers.
  /// - Parameter line: the line of the step, counted from 1.
  /// - Returns: the other scenario.
  /// - Throws: why it cannot be without the step.
  public func droppingStep(inLine line: Int) throws(ScenarioErrors) -> Scenario {
    var lines = source.lines
    guard let step = steps.first(where: { $0.line == line }) else {
      throw missingStep(line, lines)
    }
    for number in [line] + step.expectations.map(\.line) where lines.indices.contains(number - 1) {
      lines[number - 1] = "# " + lines[number - 1]
    }
    return try read(lines, stepIn: nil, more: -1)
  }

  /// Reads the lines, which must be the same scenario but for one step: a first step that goes may make a
  /// header of what stands below.
  private func read(
    _ lines: [String], stepIn line: Int?, more: Int
  ) throws(ScenarioErrors) -> Scenario {
    let scenario = try Scenario(SourceFile(name: name, lines: lines), policies: policies)
    let hasStep = line.map { line in scenario.steps.contains { $0.line == line } } ?? true
    guard hasStep, scenario.steps.count == steps.count + more else {
      throw missingStep(line ?? 1, lines)
    }
    return scenario
  }

  private func missingStep(_ line: Int, _ lines: [String]) -> ScenarioErrors {
    let place = SourcePlace(line: line, scalars: 0..<0)
    return ScenarioErrors(
      source: SourceFile(name: name, lines: lines), [Diagnostic(.missing(.step), at: place)])
  }
}
