import Emulator
import TextField

/// The texts that steps name only by their place, found by running the scenario: a person who is to select
/// something should not have to count.
struct NamedTexts {
  /// The most UTF-16 units that somebody would look for as a text.
  private static let longest = 100

  /// The texts by the lines of their steps.
  private var texts: [Int: UTF16Text] = [:]

  init(_ scenario: Scenario) {
    guard let last = scenario.steps.last(where: { $0.namedRange != nil }),
      var run = ScenarioRun(scenario)
    else { return }
    while let step = run.upcomingStep, step.line <= last.line {
      if let range = step.namedRange { texts[step.line] = Self.text(in: range, of: run.bench) }
      guard run.advance() != nil else { return }
    }
  }

  /// The text that a step names; nil where it names none, where nobody would look for it, and where the
  /// policies do not have the same one there.
  func text(of step: Scenario.Step) -> UTF16Text? { texts[step.line] }

  private static func text(in range: Range<Int>, of bench: Bench) -> UTF16Text? {
    guard 1...longest ~= range.count else { return nil }
    var found: UTF16Text?
    for session in bench.sessions {
      let text = session.field.text
      guard range.upperBound <= text.count else { return nil }
      guard found == nil || found == text[range] else { return nil }
      found = text[range]
    }
    return found
  }
}

extension Scenario.Step {
  /// The range of the text that the step names, in UTF-16 offsets.
  fileprivate var namedRange: Range<Int>? {
    switch action {
    case .event(.select(let range)), .event(.replace(let range, _)): range
    default: nil
    }
  }
}
