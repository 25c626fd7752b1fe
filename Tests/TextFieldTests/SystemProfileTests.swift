import Testing

@testable import TextField

@Suite("The system profile")
struct SystemProfileTests {
  @Test("Every switch takes each of its values, and no other", arguments: SystemProfile.switches)
  func switches(item: ProfileSwitch) {
    var profile = SystemProfile.ios10
    for value in item.values {
      #expect(item.set(value, in: &profile))
      #expect(item.value(profile) == value)
    }
    #expect(!item.set("sideways", in: &profile))
    #expect(item.value(profile) == item.values.last)
  }

  @Test("No two switches share a name")
  func namesAreUnique() {
    let names = SystemProfile.switches.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(
    "Each profile has its name, and no two are the same but for it",
    arguments: SystemProfile.Name.allCases)
  func named(name: SystemProfile.Name) {
    var profile = SystemProfile(name)
    #expect(profile.name == name)
    for other in SystemProfile.Name.allCases where other != name {
      profile.name = other
      #expect(profile != SystemProfile(other))
    }
  }

  @Test("Another profile keeps what was switched by hand, and nothing else")
  func changed() {
    var profile = SystemProfile.ios9
    profile.refusedCommit = .staysMarked
    var expected = SystemProfile.ios26
    expected.refusedCommit = .staysMarked
    #expect(profile.changed(to: .ios26) == expected)
    #expect(profile.changed(to: .ios26).changed(to: .ios9) == profile)
  }
}
