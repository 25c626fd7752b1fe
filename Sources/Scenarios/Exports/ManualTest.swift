import InputMethods

/// A scenario as a person performs it on a phone, in words.
struct ManualTest {
  /// The end of the path that the scenario was read from, by which a recorded text is told.
  let id: String
  /// The scenario's title.
  let title: String
  /// What must be so before the first step.
  let preparation: [String]
  /// What is expected before the first step.
  let opening: [String]
  /// The steps, in order.
  let steps: [Step]

  /// One step.
  struct Step {
    /// What the person does.
    let action: String
    /// What must be seen afterwards.
    let expected: [String]
  }

  /// The manual form of a scenario.
  init(_ scenario: Scenario, named id: String, in language: Language) {
    let wording = ManualWording(language)
    let policies = scenario.policies.map(\.id)
    func words(for expectations: [Expectation]) -> [String] {
      expectations.compactMap { wording.words(for: $0, among: policies) }
    }
    self.id = id
    title = scenario.title
    preparation = wording.preparation(for: scenario)
    opening = words(for: scenario.opening)
    var keyboard = scenario.header.keyboard
    let named = NamedTexts(scenario)
    steps = scenario.steps.map { step in
      if case .event(.keyboard(let name)) = step.action { keyboard = name }
      return Step(
        action: wording.words(for: step.action, on: keyboard, naming: named.text(of: step)),
        expected: words(for: step.allExpectations))
    }
  }
}
