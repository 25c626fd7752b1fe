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

  @Test("No switch of these groups is left out")
  func complete() {
    let switches =
      SystemProfile.compositionSwitches + SystemProfile.rewritingSwitches
      + SystemProfile.undoSwitches
    #expect(SwitchProbe.all.map(\.name) == switches.map(\.name))
  }

  @Test("No switch at all is left out, whichever table shows its effect")
  func allSwitches() {
    let shown = SwitchProbe.all.map(\.name) + SmartSwitchTests.trials.map(\.name)
    let elsewhere = ["content-type", "double-space-shortcut", "double-space-window"]
    #expect(Set(shown + elsewhere) == Set(SystemProfile.switches.map(\.name)))
  }
}
