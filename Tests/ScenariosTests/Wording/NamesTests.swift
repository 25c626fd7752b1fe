import Emulator
import InputMethods
import Limits
import TextField
import Testing

@testable import Scenarios

@Suite("Names of policies, switches and what surrounds a field")
struct NamesTests {
  /// How many cells there are for a line of each kind, whatever the language.
  private enum Budget {
    static let policy = 60
    static let profileSwitch = 88
    static let customSwitch = 52
    static let customValue = 32
    static let field = 56
    static let unit = 20
    static let reason = 60
  }

  private func expect(_ words: [String], within budget: Int) {
    #expect(Set(words).count == words.count, "\(words)")
    for text in words {
      #expect(!text.isEmpty)
      #expect(CellWidth.standard.cells(text.unicodeScalars) <= budget, "\(text)")
    }
  }

  @Test("Every policy of the catalog has a line of its own", arguments: Language.allCases)
  func policies(language: Language) {
    expect(
      PolicyCatalog.all.map { PolicyWording.summary(of: $0, in: language) }, within: Budget.policy)
    for policy in PolicyCatalog.all {
      #expect(PolicyWording.summary(of: policy, in: language) != policy.id)
    }
  }

  @Test("A policy of somebody's own keeps its words", arguments: Language.allCases)
  func ownPolicy(language: Language) {
    let policy = PolicyDescription(id: "mine", summary: "does as I say", source: "me") { _ in
      Unlimited(unit: .utf16)
    }
    #expect(PolicyWording.summary(of: policy, in: language) == "does as I say")
  }

  @Test("Every switch of a profile has a line of its own", arguments: Language.allCases)
  func profileSwitches(language: Language) {
    let words = SystemProfile.switches.map { ProfileSwitchWording.summary(of: $0, in: language) }
    expect(words, within: Budget.profileSwitch)
    #expect(Set(words).isDisjoint(with: SystemProfile.switches.map(\.name)))
    expect(
      ProfileSwitch.Evidence.allCases.map { ProfileSwitchWording.words(for: $0, in: language) },
      within: Budget.customValue)
  }

  @Test("Every switch of custom has a line, and every value words", arguments: Language.allCases)
  func customSwitches(language: Language) {
    let switches = CustomRules.switches
    expect(
      switches.map { CustomSwitchWording.summary(of: $0, in: language) },
      within: Budget.customSwitch)
    for item in switches {
      expect(
        item.values.map { CustomSwitchWording.words(for: $0, of: item, in: language) },
        within: Budget.customValue)
    }
  }

  @Test("Keyboards, systems, presets, filters and units have names", arguments: Language.allCases)
  func field(language: Language) {
    expect(
      KeyboardName.allCases.map { FieldWording.words(for: $0, in: language) },
      within: Budget.field)
    expect(
      SystemProfile.Name.allCases.map { FieldWording.summary(of: $0, in: language) },
      within: Budget.field)
    expect(
      FieldPreset.allCases.map { FieldWording.words(for: $0, in: language) }, within: Budget.field)
    expect(
      ContentFilter.allCases.map { FieldWording.words(for: $0, in: language) },
      within: Budget.field)
    expect(
      CountingUnit.allCases.map { UnitWording.words(for: $0, in: language) }, within: Budget.unit)
  }

  @Test("A reason fits a line in every language", arguments: Language.allCases)
  func reasons(language: Language) {
    let long: [Reason] = [
      .roomLeft(confirmed: 145, sum: 138, limit: 140, marked: 7, allowed: 12),
      .cutToSequences(length: 160, limit: 110, asked: 0..<100, kept: 116),
      .putBack(length: 112, limit: 110, arrived: 109..<112),
      .mismatch(searched: 100, length: 120),
    ]
    expect(long.map { ReasonWording.words(for: $0, in: language) }, within: Budget.reason)
  }

  @Test("A report has its labels in one column", arguments: Language.allCases)
  func report(language: Language) throws {
    let scenario = try Scenario(
      SourceFile(name: "a.scenario", text: "policy combined\nkeys hao\nexpect marked \"x\"\n"))
    var text = ""
    let tally = ScenarioSuite([scenario]).run(as: .text, in: language, to: &text)
    #expect(tally.failed == 1)
    // The line that points at the difference has no label.
    let lines = text.split(separator: "\n").filter {
      $0.hasPrefix("      ") && $0.firstMatch(of: /^ +\^/) == nil
    }
    let columns = lines.prefix(5).compactMap { line -> Int? in
      guard let gap = line.dropFirst(6).firstRange(of: /[ ]{2,}/) else { return nil }
      return CellWidth.standard.cells(line[..<gap.upperBound].unicodeScalars)
    }
    #expect(columns.count == 5 && Set(columns).count == 1)
  }
}
