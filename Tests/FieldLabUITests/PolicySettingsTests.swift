import Limits
import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("Settings of policies")
struct PolicySettingsTests {
  @Test("Choosing custom opens its switches, and Return goes through the values of one")
  func custom() throws {
    var screen = try ScreenHarness(text: "一二三四五六七八九十")
    screen.type("hao")
    screen.press(.control("p"))
    while screen.state.selectedItem != "custom" { screen.press(.character("c")) }
    screen.press(.return)
    #expect(screen.field == "一二三四五六七八九十[hao|]")
    while screen.state.selectedItem != "composing" { screen.press(.move(.down)) }
    screen.press(.return)
    #expect(screen.state.selectedItem == "composing")
    #expect(screen.rows[0].contains("composing=free-if-not-full"))
    #expect(screen.field == "一二三四五六七八九十|")
    screen.press(.return, .return)
    #expect(screen.field == "一二三四五六七八九十[hao|]")
    #expect(screen.rows[0].contains("composing") == false)
    screen.press(.escape)
    #expect(screen.state.selectedItem == nil)
  }

  @Test("Every switch is in the menu with its present value, and each of its values can be had")
  func everySwitch() throws {
    var screen = try ScreenHarness(policy: "custom")
    screen.press(.control("p"), .move(.right))
    for item in CustomRules.switches {
      while screen.state.selectedItem != item.name { screen.press(.move(.down)) }
      var seen: Set<String> = []
      for _ in item.values {
        screen.press(.return)
        let value = item.value(screen.state.workbench.settings.custom)
        #expect(screen.rows.contains { $0.contains("> \(item.name)") && $0.contains(value) })
        seen.insert(value)
      }
      #expect(seen == Set(item.values))
    }
    #expect(screen.state.workbench.settings.custom == CustomRules())
  }

  @Test("The unit that was chosen with the limit is the one that the switch shows and changes")
  func unit() throws {
    var screen = try ScreenHarness(policy: "custom") { $0.unit = .utf8 }
    screen.press(.control("p"), .move(.right), .character("u"))
    #expect(screen.rows.contains { $0.contains("> unit") && $0.contains(" utf8 ") })
    screen.press(.return)
    #expect(screen.state.workbench.leading.policy.unit == .gb18030)
    #expect(screen.state.workbench.settings.unit == .gb18030)
  }

  @Test("While comparing, Right opens the switches and the row changes")
  func whileComparing() throws {
    var screen = try ScreenHarness(Size(rows: 50, columns: 160), text: "一二三四五六七八九十")
    screen.press(.control("e"))
    screen.type("hao")
    screen.press(.control("p"), .move(.end), .move(.right))
    while screen.state.selectedItem != "composing" { screen.press(.move(.down)) }
    screen.press(.return, .escape)
    #expect(screen.state.workbench.leading.policyID == "combined")
    let row = screen.rows.first { $0.hasPrefix(">custom ") }
    #expect(row?.contains("一二三四五六七八九十|") == true)
  }

  @Test("The content filter of limit-type can be chosen")
  func filter() throws {
    var screen = try ScreenHarness(policy: "limit-type-intended") { $0.keyboard = .english }
    screen.type("a1")
    #expect(screen.field == "a1|")
    screen.press(.control("p"), .move(.right))
    #expect(screen.state.selectedItem == "none")
    screen.press(.character("l"), .return)
    #expect(screen.field == "|")
    #expect(screen.state.workbench.settings.filter == .letter)
  }

  @Test("The pattern of last-valid can be typed; one that does not compile is refused")
  func pattern() throws {
    var screen = try ScreenHarness(policy: "last-valid") { $0.keyboard = .english }
    screen.type("ab1")
    screen.press(.control("p"), .move(.right))
    for _ in try #require(PolicyCatalog.policy("last-valid")?.defaultPattern) {
      screen.press(.backspace())
    }
    screen.type("^[a-z")
    screen.press(.return)
    #expect(screen.effects == [.bell])
    #expect(screen.state.workbench.settings.pattern == nil)
    screen.send(.text("]*$"))
    screen.press(.return)
    #expect(screen.state.workbench.settings.pattern == "^[a-z]*$")
    #expect(screen.field == "ab|")
  }

  @Test("The list of what is compared stays open on a policy without settings, and says so")
  func noneCompared() throws {
    var screen = try ScreenHarness()
    screen.press(.control("e"), .control("p"), .move(.right))
    #expect(screen.effects == [.bell])
    #expect(screen.state.frame.text.contains("nothing to set but its limit"))
    guard case .comparison = screen.state.overlay else {
      Issue.record("the list is closed")
      return
    }
  }

  @Test("A policy without settings says so")
  func none() throws {
    var screen = try ScreenHarness()
    screen.press(.control("p"), .move(.right))
    #expect(screen.effects == [.bell])
    #expect(screen.state.frame.text.contains("nothing to set but its limit"))
  }
}
