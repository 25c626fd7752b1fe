import Scenarios
import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("The command palette")
struct PaletteTests {
  private func titles(_ query: String) throws -> [String] {
    var screen = try ScreenHarness()
    screen.press(.alt("x"))
    screen.type(query)
    guard case .palette(let palette) = screen.state.overlay else { return [] }
    return palette.matches.map(\.title)
  }

  @Test("Every command, keyboard, policy, profile and switch is in it")
  func complete() throws {
    let all = try Set(titles(""))
    for title in [
      "help", "pre-check", "quit", "system dictate", "keyboard pinyin9", "policy exact",
      "profile ios26", "set smart-quotes",
    ] {
      #expect(all.contains(title), "\(title)")
    }
    #expect(!all.contains("palette"))
  }

  @Test("It has every command, every line of every menu, and every published case")
  func everything() throws {
    let all = try Set(titles(""))
    let commands = Command.allCases.filter { $0 != .palette }.map { $0.title(in: .english) }
    #expect(all.isSuperset(of: commands))
    for key in [KeyEvent.control("k"), .control("p"), .control("a"), .control("b"), .alt("f")] {
      var screen = try ScreenHarness()
      screen.press(key)
      guard case .menu(let menu) = screen.state.overlay else { continue }
      for item in menu.items {
        let name = item.name ?? item.id
        #expect(all.contains { $0.hasSuffix(" " + name) }, "\(name)")
      }
    }
    let cases = CaseBrowser.published.items
    #expect(cases.count > 20)
    for item in cases { #expect(all.contains("play \(item.name)")) }
    for start in RecordingStart.allCases {
      #expect(all.contains("record \(start.name(in: .english))"))
    }
    #expect(all.isSuperset(of: Language.allCases.map { "language \($0.rawValue)" }))
  }

  @Test("What can be set of a policy is in it while that policy is in force")
  func settings() throws {
    for (policy, title) in [("custom", "set composing"), ("limit-type", "Content filter number")] {
      var screen = try ScreenHarness(policy: policy)
      screen.press(.alt("x"))
      guard case .palette(let palette) = screen.state.overlay else { continue }
      #expect(palette.matches.contains { $0.title.hasPrefix(title) }, "\(title)")
    }
    #expect(try !titles("").contains("set composing"))
  }

  @Test("A case is found by its title and played; a filter of the trace is taken")
  func cases() throws {
    var screen = try ScreenHarness()
    screen.press(.alt("x"))
    screen.type("fast tapping")
    screen.press(.return)
    #expect(screen.state.playback?.scenario.title.contains("fast tapping") == true)
    screen.press(.alt("x"))
    screen.type("trace questions")
    screen.press(.return)
    #expect(screen.state.traceView.filter == .questions)
    #expect(screen.state.playback != nil)
  }

  @Test(
    "A few letters find it, best first",
    arguments: [
      ("undo", "undo"), ("ios26", "profile ios26"), ("kana", "keyboard kana"),
      ("vant", "policy vant-field"), ("dict", "system dictate"), ("comp", "compare"),
      ("smart-q", "set smart-quotes"), ("curly", "set smart-quotes"),
      ("kpin", "keyboard pinyin"), ("pol exact", "policy exact"),
    ])
  func finding(query: String, title: String) throws {
    #expect(try titles(query).first == title)
  }

  @Test("In another language it finds a command by that language's name and by the English one")
  func languages() throws {
    var screen = try ScreenHarness()
    screen.press(.alt("l"), .alt("x"))
    screen.send(.text("撤销"))
    #expect(screen.rows.contains { $0.contains("> 撤销 ") })
    screen.press(.backspace(), .backspace())
    screen.type("undo")
    #expect(screen.rows.contains { $0.contains("> 撤销 ") })
    screen.press(.escape, .alt("x"))
    screen.type("zh-hant")
    #expect(screen.rows.contains { $0.contains("> 语言 zh-Hant") && $0.contains("繁體中文") })
    screen.press(.return)
    #expect(screen.state.language == .traditionalChinese)
  }

  @Test("Choosing does what the key or the menu would do")
  func choosing() throws {
    var screen = try ScreenHarness()
    screen.press(.alt("x"))
    screen.type("policy exact")
    screen.press(.return)
    #expect(screen.state.workbench.settings.policy.id == "exact")
    screen.press(.control("]"))
    screen.type("keyboard hangul")
    screen.press(.return)
    screen.type("gks")
    #expect(screen.field == "한|")
    screen.press(.alt("x"))
    screen.type("profile ios9")
    screen.press(.return)
    #expect(screen.state.workbench.settings.profile.name == .ios9)
    screen.press(.alt("x"))
    screen.type("quit")
    screen.press(.return)
    #expect(screen.effects.contains { if case .quit = $0 { true } else { false } })
  }

  @Test("What is not found can be changed, and Escape leaves all as it was")
  func missing() throws {
    var screen = try ScreenHarness()
    screen.press(.alt("x"))
    screen.type("zzzz")
    screen.press(.return)
    #expect(screen.rows.contains { $0.contains("Commands (0)") })
    screen.press(.backspace(), .backspace(), .backspace(), .backspace())
    screen.send(.text("好"))
    screen.press(.escape)
    #expect(screen.field == "|")
  }

  @Test("It is drawn at every size", arguments: GoldenScreenTests.sizes)
  func picture(size: Size) throws {
    var screen = try ScreenHarness(size)
    screen.press(.alt("x"))
    screen.type("pin")
    try expectGolden(screen.state.frame, "palette-\(size.columns)x\(size.rows)")
  }
}
