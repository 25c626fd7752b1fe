import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("The line of keys, and the help of a view")
struct KeyHintTests {
  private func line(_ keys: KeyEvent..., columns: Int = 80) throws -> String {
    var screen = try ScreenHarness(Size(rows: 24, columns: columns))
    for key in keys { screen.press(key) }
    return try #require(screen.rows.last)
  }

  @Test("It has the keys that matter in the view, and the way out of the program")
  func views() throws {
    #expect(try line().hasPrefix(" ^G help  ^P policy  ^L limit"))
    #expect(try line(.alt("4")).contains("Tab next field  Alt-4 one field"))
    #expect(try line(.alt("2")).contains("Up Down scroll  Alt-2 trace"))
    #expect(try line(.alt("3")).contains("Alt-3 no keys  Alt-m mouse"))
    #expect(try line(.control("e")).contains("^E one  ^P choose  Shift-Tab into"))
    #expect(try line(.control("e"), .backTab).contains("Shift-Tab back to the table"))
    #expect(try line(.alt("1")).contains("Alt-1 field  Alt-/ search  Alt-f filter"))
    for key in [KeyEvent.alt("1"), .alt("2"), .alt("3"), .alt("4"), .control("e"), .escape] {
      #expect(try line(key, columns: 100).contains("^Q quit"), "\(key)")
    }
    let wide = try line(columns: 160)
    for key in ["Alt-2", "Alt-3", "Alt-4", "Alt-5"] { #expect(wide.contains(key)) }
  }

  @Test("Over a view it has the keys of what lies there, and none that would do nothing")
  func overlays() throws {
    #expect(try line(.control("p")) == " Up Down move  Return take  Right set  Esc close")
    #expect(try line(.alt("/")) == " Up Down others  Return stay there  Esc back")
    #expect(try line(.alt("x")).hasPrefix(" a-z find"))
  }

  @Test("While a scenario is played no key stands there that would be refused")
  func playing() throws {
    var screen = try ScreenHarness(playing: "keys hao\n", Size(rows: 24, columns: 160))
    for key in [KeyEvent.escape, .alt("3"), .alt("2"), .alt("1"), .alt("1")] {
      if key != .escape { screen.press(key) }
      for hint in screen.state.keyHints {
        #expect(hint.command?.changesPhones != true, "\(hint.key)")
      }
    }
    screen.press(.escape)
    #expect(screen.state.keyHints.contains { $0.command == .policy })
  }

  @Test(
    "The help begins with the keys of the view that it was opened from",
    arguments: Language.allCases)
  func help(language: Language) throws {
    let views: [([KeyEvent], HelpSection)] = [
      ([], .typing), ([.alt("4")], .form), ([.alt("3")], .onScreenKeyboard),
      ([.control("e")], .commands(.policies)), ([.alt("1")], .commands(.trace)),
      ([.alt("2")], .commands(.views)),
    ]
    for (keys, section) in views {
      var screen = try ScreenHarness()
      screen.change { $0.language = language }
      for key in keys + [.control("g")] { screen.press(key) }
      let title = section.title(in: language)
      let row = try #require(screen.rows.firstIndex { $0.hasPrefix("│ \(title) ") }, "\(title)")
      // Near the end of the page the last line is in sight too.
      #expect(row == 1 || screen.rows.contains { $0.contains("-\(lines(language))") }, "\(title)")
      screen.press(.move(.home))
      #expect(screen.rows[1].hasPrefix("│ \(HelpSection.typing.title(in: language)) "))
    }
  }

  private func lines(_ language: Language) -> Int {
    HelpPage(in: language, .reference).lines.count
  }
}
