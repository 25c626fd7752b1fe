import TextField
import Testing

@testable import Limits

@Suite("The catalog of policies")
struct PolicyCatalogTests {
  @Test("Every policy can be made with its own settings", arguments: PolicyCatalog.all)
  func make(policy: PolicyDescription) throws {
    var made = try policy.make()
    var field = TextFieldModel()
    made.didBeginEditing(&field)
    #expect(made.limit == policy.defaultLimit)
    #expect(policy.units.contains(made.unit))
  }

  @Test(
    "A given limit is taken over", arguments: PolicyCatalog.all.filter { $0.defaultLimit != nil })
  func limit(policy: PolicyDescription) throws {
    var made = try policy.make(.init(limit: 7))
    var field = TextFieldModel()
    made.didBeginEditing(&field)
    #expect(made.limit?.value == 7)
    made.setLimit(Limit(5, made.unit))
    #expect(made.limit?.value == 5)
  }

  @Test("A policy refuses the units that it cannot count in", arguments: PolicyCatalog.all)
  func units(policy: PolicyDescription) {
    for unit in CountingUnit.allCases {
      let made = try? policy.make(.init(unit: unit))
      #expect((made != nil) == policy.units.contains(unit), "\(unit)")
      if let made { #expect(made.unit == unit) }
    }
  }

  @Test("A pattern that does not compile is an error that says so")
  func pattern() throws {
    let policy = try #require(PolicyCatalog.policy("last-valid"))
    #expect {
      try policy.make(.init(pattern: "a("))
    } throws: { error in
      guard case .pattern("a(", let message) = error as? PolicyError else { return false }
      return !message.isEmpty
    }
  }

  @Test("Ids are unique")
  func ids() {
    let ids = PolicyCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
