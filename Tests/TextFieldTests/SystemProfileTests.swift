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
}
