import Emulator
import Limits
import Scenarios
import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("Commands")
struct CommandTests {
  @Test(
    "Every command has a key that is no function key, and a line of help in every language",
    arguments: Command.allCases, Language.allCases)
  func keys(command: Command, language: Language) {
    let keys = KeyBinding.all.filter { $0.command == command }.map(\.key)
    let lines = HelpPage(in: language, .reference).lines
    #expect(keys.contains { if case .function = $0 { false } else { true } })
    #expect(lines.contains { $0.text.contains(command.summary(in: language)) })
  }

  @Test("A key goes round the languages, and each is told in itself")
  func language() throws {
    var screen = try ScreenHarness()
    for words in ["切换为简体中文", "切換為繁體中文", "English from here on"] {
      screen.press(.alt("l"))
      #expect(screen.state.frame.text.contains(words))
    }
    #expect(screen.state.language == .english)
  }

  @Test("No key has two meanings")
  func unique() {
    let keys = KeyBinding.all.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test("Another policy shows what the same keystrokes become under it")
  func policy() throws {
    var screen = try ScreenHarness(text: "一二三四五六七八九十")
    screen.type("hao")
    #expect(screen.field == "一二三四五六七八九十|")
    screen.press(.control("p"), .character("e"), .character("e"), .return)
    #expect(screen.state.workbench.leading.policyID == "editing-changed")
    #expect(screen.field == "一二三四五六七八九十[hao|]")
  }

  @Test("Another limit shows what the same keystrokes become under it")
  func limit() throws {
    var screen = try ScreenHarness(policy: "delegate-only") { $0.keyboard = .english }
    screen.type("abcdef")
    screen.press(.control("l"), .backspace(), .backspace(), .character("4"), .return)
    #expect(screen.field == "abcd|")
    #expect(screen.state.workbench.leading.policy.limit == Limit(4))
    screen.press(.control("l"), .character("3"), .return)
    #expect(screen.state.workbench.leading.policy.limit == Limit(3))
  }

  @Test("A check can be switched off and on while one types")
  func checks() throws {
    var screen = try ScreenHarness(policy: "delegate-only", text: "一二三四五六七八九十") {
      $0.keyboard = .english
    }
    screen.type("a")
    #expect(screen.field == "一二三四五六七八九十|")
    screen.press(.control("t"))
    screen.type("b")
    #expect(screen.field == "一二三四五六七八九十b|")
    #expect(screen.state.frame.text.contains("switched off"))
    screen.press(.control("t"))
    screen.type("c")
    #expect(screen.field == "一二三四五六七八九十b|")
  }

  @Test("The keyboard is switched by an event, so the text stays")
  func keyboard() throws {
    var screen = try ScreenHarness(text: "一")
    screen.press(.control("k"), .character("n"), .return)
    screen.type("1a2")
    #expect(screen.field == "一12|")
  }

  @Test("Another system profile shows what the same keystrokes become on it")
  func profile() throws {
    var screen = try ScreenHarness()
    screen.type("nihao")
    screen.press(.control("b"), .move(.up), .return)
    #expect(screen.field == "[ni hao|]")
    #expect(screen.rows.first?.contains("ios9") == true)
  }

  @Test("Return on a switch goes through its values, with the same keystrokes each time")
  func profileSwitch() throws {
    var screen = try ScreenHarness()
    screen.type("nihao")
    screen.press(.control("b"))
    while screen.state.selectedItem != "syllable-separator" { screen.press(.move(.down)) }
    screen.press(.return)
    #expect(screen.field == "[ni hao|]")
    #expect(screen.state.workbench.settings.profile.label(in: .english) == "ios10 (1 set)")
    #expect(screen.state.selectedItem == "syllable-separator")
    screen.press(.return)
    #expect(screen.field == "[ni\u{2006}hao|]")
    screen.press(.escape)
    #expect(screen.state.selectedItem == nil)
    #expect(screen.rows.first?.contains("set)") == false)
  }

  @Test("A menu takes the keys until it is left")
  func menu() throws {
    var screen = try ScreenHarness()
    screen.press(.control("p"))
    screen.type("hao")
    screen.send(.paste(Paste("一")))
    screen.press(.escape)
    #expect(screen.field == "|")
    screen.press(.control("k"), .control("q"))
    #expect(screen.effects == [.quit])
  }

  @Test("Quitting, suspending and signals are effects")
  func effects() throws {
    var screen = try ScreenHarness()
    for (key, effect) in [("q", Effect.quit), ("c", .quit), ("z", .suspend)] {
      screen.press(.control(Character(key)))
      #expect(screen.effects == [effect])
    }
    screen.send(.terminate(signal: 15))
    #expect(screen.effects == [.end(signal: 15)])
  }

  @Test("A crash is shown, and starting over begins anew")
  func crash() throws {
    var screen = try ScreenHarness(policy: "editing-changed", text: "一二三四五六七八")
    screen.send(.paste(Paste("ABCDE")))
    screen.press(.control("u"))
    #expect(screen.state.frame.text.contains("NSRangeException"))
    screen.press(.control("n"))
    #expect(screen.field == "一二三四五六七八|")
    #expect(!screen.state.frame.text.contains("NSRangeException"))
  }

  @Test("Without focus keys do nothing and say so")
  func focus() throws {
    var screen = try ScreenHarness()
    screen.press(.control("f"))
    screen.type("h")
    #expect(screen.field == "|")
    #expect(screen.state.frame.text.contains("no focus"))
    screen.press(.control("f"))
    screen.type("h")
    #expect(screen.field == "[h|]")
  }

  @Test("The trace scrolls, and hides what follows every change unless asked")
  func trace() throws {
    var screen = try ScreenHarness()
    screen.type("nihao nihao nihao ")
    #expect(!screen.state.frame.text.contains("textDidChange"))
    let newest = screen.state.frame.text
    screen.press(.move(.pageUp))
    #expect(screen.state.frame.text != newest)
    screen.press(.move(.pageDown), .control("d"))
    #expect(screen.state.frame.text.contains("textDidChange"))
  }
}
