import Emulator
import InputMethods
import TextField

/// A Swift file of XCUITests: a class for each scenario, a test for each of its policies.
extension ScenarioExport {
  func writeXCUITest(to output: inout some TextOutputStream) {
    output.write(XCUITestSupport.header)
    var types: Set<String> = []
    for (index, scenario) in scenarios.enumerated() {
      var name = SwiftNotation.typeName(scenario.title, fallback: "Scenario") + "UITests"
      if !types.insert(name).inserted {
        name = "Scenario\(index + 1)_" + name
        types.insert(name)
      }
      output.write("\n/// \(SwiftNotation.comment(scenario.title))\n")
      output.write("final class \(name): XCTestCase {\n")
      for (number, policy) in scenario.policies.enumerated() {
        if number > 0 { output.write("\n") }
        let function = "test" + SwiftNotation.typeName(policy.id, fallback: "Policy")
        output.write("  @MainActor func \(function)() throws {\n")
        writeTest(of: scenario, named: names[index], under: policy.id, to: &output)
        output.write("  }\n")
      }
      output.write("}\n")
    }
    output.write(XCUITestSupport.field)
  }

  private func writeTest(
    of scenario: Scenario, named id: String, under policy: String,
    to output: inout some TextOutputStream
  ) {
    func write(_ line: String) { output.write(line.isEmpty ? "\n" : "    \(line)\n") }
    for line in opening(of: scenario, named: id, under: policy) { write(line) }
    guard SwiftNotation.literal(scenario.header.text) != nil else { return }
    if writeChecks(scenario.opening, policy, to: &output) { return }
    var keyboard = scenario.header.keyboard
    for step in scenario.steps {
      write("")
      write("// line \(step.line): \(SwiftNotation.comment(step.notation))")
      if case .event(.keyboard(let name)) = step.action { keyboard = name }
      for statement in XCUITestStep.statements(for: step.action, on: keyboard) {
        switch statement {
        case .call(let call): write("try field.\(call)")
        case .impossible(let reason):
          write("try field.skip(line: \(step.line), \(SwiftNotation.literal(reason)))")
        }
      }
      let isOver = writeChecks(step.allExpectations, policy, to: &output)
      write("field.note(line: \(step.line))")
      guard !isOver else { return write("// The app is gone: nothing behind this can be seen.") }
    }
  }

  /// What launches the app as the header says.
  private func opening(
    of scenario: Scenario, named id: String, under policy: String
  ) -> [String] {
    let header = scenario.header
    guard let text = SwiftNotation.literal(header.text) else {
      return ["throw XCTSkip(\"The text at the start: \(XCUITestClaim.halfPair).\")"]
    }
    var settings = [("POLICY", policy), ("FIELD", header.field.rawValue)]
    if let limit = header.limit { settings.append(("LIMIT", "\(limit)")) }
    if let unit = header.unit { settings.append(("UNIT", unit.rawValue)) }
    let pairs = settings.map { "\"FIELDLAB_\($0.0)\": \(SwiftNotation.literal($0.1))" }
    let start = [
      "let field = try FieldOnDevice(",
      "  scenario: \(SwiftNotation.literal(id)), text: \(text),",
      "  settings: [\(pairs.joined(separator: ", "))],",
      "  test: self)",
      "defer { field.keepNotes() }",
    ]
    guard header.focused else { return start + ["// The field does not have focus yet."] }
    return start + [
      "try field.focus()", "try field.switchKeyboard(to: .\(header.keyboard.rawValue))",
    ]
  }

  /// Writes what is expected under a policy.
  ///
  /// Of a crashed app nothing else can be seen.
  /// - Returns: whether a crash is expected.
  private func writeChecks(
    _ expectations: [Expectation], _ policy: String, to output: inout some TextOutputStream
  ) -> Bool {
    var seen = expectations.filter { $0.speaks(of: policy) }
    let crash = seen.first { $0.claim == .crash }
    if let crash { seen = [crash] }
    for expectation in seen {
      let notation = SwiftNotation.comment("expect " + expectation.claim.notation)
      let source = "// line \(expectation.line): \(notation)"
      switch XCUITestClaim(expectation.claim, line: expectation.line) {
      case .assertion(let call): output.write("    field.\(call)\n")
      case .part(let call, let reason):
        output.write("    field.\(call)\n    \(source): \(reason)\n")
      case .unseen(let reason): output.write("    \(source): \(reason)\n")
      }
    }
    return crash != nil
  }
}
