import Testing

@testable import Scenarios

@Suite("Titles of the published cases")
struct PublishedCaseWordingTests {
  private static let scenarios: [Scenario] = {
    var loader = ScenarioLoader()
    loader.load([ScenarioLoader.published])
    return loader.scenarios
  }()

  @Test("Each is said in three languages, in English as it is written", arguments: scenarios)
  func titles(scenario: Scenario) {
    let titles = Language.allCases.map(scenario.title(in:))
    #expect(titles.first == scenario.title)
    #expect(titles.dropFirst().allSatisfy { $0 != scenario.title })
  }

  @Test("Any other title stays as it is", arguments: Language.allCases)
  func others(language: Language) {
    #expect(PublishedCaseWording.title("mine", in: language) == "mine")
  }
}
