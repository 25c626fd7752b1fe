import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("The screen in three languages")
struct LanguageTests {
  static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 30, columns: 100), Size(rows: 50, columns: 160),
    Size(rows: 12, columns: 40),
  ]

  private func screen(
    _ size: Size, _ language: Language = .simplifiedChinese, policy: String = "combined",
    change: (inout Settings) -> Void = { _ in }
  ) throws -> ScreenHarness {
    var screen = try ScreenHarness(size, policy: policy, text: "一二三四五六七八九", change: change)
    while screen.state.language != language { screen.press(.alt("l")) }
    return screen
  }

  private func name(_ view: String, _ size: Size, _ language: Language) -> String {
    "\(view)-\(language.rawValue)-\(size.columns)x\(size.rows)"
  }

  // MARK: - Pictures

  @Test("The field, in both kinds of Chinese", arguments: sizes, Language.allCases.dropFirst())
  func field(size: Size, language: Language) throws {
    var screen = try screen(size, language)
    screen.type("hao ")
    screen.type("zhuang")
    try expectGolden(screen.state.frame, name("field", size, language))
  }

  @Test("The table", arguments: sizes)
  func comparing(size: Size) throws {
    var screen = try screen(size)
    screen.press(.control("e"))
    screen.type("hao")
    try expectGolden(screen.state.frame, name("comparing", size, .simplifiedChinese))
    screen.press(.control("p"))
    try expectGolden(screen.state.frame, name("choosing", size, .simplifiedChinese))
  }

  @Test("The help, in both kinds of Chinese", arguments: sizes, Language.allCases.dropFirst())
  func help(size: Size, language: Language) throws {
    var screen = try screen(size, language)
    screen.press(.control("g"))
    try expectGolden(screen.state.frame, name("help", size, language))
  }

  @Test("Palette, menus and prompts", arguments: sizes)
  func overlays(size: Size) throws {
    var screen = try screen(size)
    for (view, key) in [
      ("palette", KeyEvent.alt("x")), ("policies", .control("p")), ("system", .control("a")),
      ("profile", .control("b")), ("limit", .control("l")), ("kinds", .alt("f")),
    ] {
      screen.press(key)
      try expectGolden(screen.state.frame, name(view, size, .simplifiedChinese))
      screen.press(.escape)
    }
  }

  @Test("The trace alone", arguments: sizes)
  func trace(size: Size) throws {
    var screen = try screen(size)
    screen.type("hao ")
    screen.press(.control("u"), .alt("1"), .control("d"))
    try expectGolden(screen.state.frame, name("trace", size, .simplifiedChinese))
  }

  @Test("A window that is too small")
  func tooSmall() throws {
    let screen = try screen(Size(rows: 5, columns: 20))
    try expectGolden(screen.state.frame, "too-small-zh-Hans")
  }
}
