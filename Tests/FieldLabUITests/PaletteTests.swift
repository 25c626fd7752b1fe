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

  @Test(
    "It is drawn at every size",
    arguments: [
      Size(rows: 24, columns: 80), Size(rows: 12, columns: 40), Size(rows: 50, columns: 160),
    ])
  func picture(size: Size) throws {
    var screen = try ScreenHarness(size)
    screen.press(.alt("x"))
    screen.type("pin")
    try expectGolden(screen.state.frame, "palette-\(size.columns)x\(size.rows)")
  }
}
