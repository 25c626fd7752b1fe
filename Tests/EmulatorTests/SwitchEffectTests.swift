import Testing

@testable import Emulator
@testable import TextField

@Suite("What each switch changes")
struct SwitchEffectTests {
  @Test("Each value of a switch can be told from the others", arguments: SwitchProbe.all)
  func values(probe: SwitchProbe) throws {
    let item = try #require(SystemProfile.switches.first { $0.name == probe.name })
    let observations = try item.values.map(probe.observe)
    #expect(Set(observations).count == item.values.count, "\(observations.map(\.entries))")
  }

  @Test("No switch of these groups is left out, but for the one that no event reaches yet")
  func complete() {
    let switches =
      SystemProfile.compositionSwitches + SystemProfile.rewritingSwitches
      + SystemProfile.undoSwitches
    let names = switches.map(\.name).filter { $0 != "association-asks" }
    #expect(SwitchProbe.all.map(\.name) == names)
  }
}
