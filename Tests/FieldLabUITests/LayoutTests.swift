import Emulator
import InputMethods
import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("The parts of the screen")
struct LayoutTests {
  /// Ways to look at the phones.
  enum Look: CaseIterable {
    case field, comparing, inside, form, comparingInForm, trace, inspector, playing, playingCompared

    func screen() throws -> ScreenHarness {
      guard self != .playing, self != .playingCompared else {
        let policy = self == .playing ? "exact" : "exact, combined, editing-changed"
        return try ScreenHarness(
          playing:
            "policy \(policy)\nlimit 3\nkeys hao\nexpect marked \"hao\"\nkeys {space}\ncaret 0")
      }
      var screen = try ScreenHarness(text: "一二三四五六七八")
      screen.type("hao")
      switch self {
      case .field, .playing, .playingCompared: break
      case .comparing: screen.press(.control("e"))
      case .inside: screen.press(.control("e"), .backTab)
      case .form: screen.press(.alt("4"))
      case .comparingInForm: screen.press(.alt("4"), .control("e"))
      case .trace: screen.press(.alt("1"))
      case .inspector: screen.press(.alt("2"))
      }
      return screen
    }
  }

  private static let columns = [40, 50, 80, 120]

  @Test(
    "The first and the last two rows are the title's, the message's and the keys' alone",
    arguments: Look.allCases, Language.allCases)
  func rowsOfTheirOwn(look: Look, language: Language) throws {
    for keys in [false, true] {
      var screen = try look.screen()
      if keys { screen.press(.alt("3")) }
      screen.state.language = language
      for columns in Self.columns {
        for message in [nil, Message.mouse(isOn: true)] {
          for rows in 12...22 {
            screen.state.size = Size(rows: rows, columns: columns)
            screen.state.message = message
            let picture = screen.state.picture
            let lines = picture.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
            if let message {
              let words = MessageWording.words(for: message, in: language)
              let shown = " " + screen.state.widths.truncate(words, to: columns - 2)
              #expect(lines[rows - 2].trimmed == shown.trimmed, "\(picture.frame.text)")
            }
            #expect(lines[0].hasPrefix(" FieldLab "))
            let bare = Picture.helpLine(of: screen.state)
            #expect(lines[rows - 1].trimmed == bare.trimmed, "\(picture.frame.text)")
            for area in picture.areas {
              if case .command = area.target { continue }
              #expect(area.rect.isEmpty || area.rect.rowRange.upperBound <= rows - 2)
              #expect(area.rect.isEmpty || area.rect.row >= 1)
            }
          }
        }
      }
    }
  }

  @Test(
    "Every keyboard that is not too wide has room on the smallest screen",
    arguments: KeyboardName.allCases.filter { $0 != .zhuyin && $0 != .system },
    [Look.field, .form, .trace, .inspector])
  func keyboards(name: KeyboardName, look: Look) throws {
    for language in Language.allCases {
      for (rows, columns) in [(12, 40), (13, 40), (14, 50), (16, 79), (12, 120), (20, 60)] {
        var screen = try look.screen()
        screen.state.input(.keyboard(name))
        screen.press(.alt("3"))
        screen.state.language = language
        screen.send(.resize(Size(rows: rows, columns: columns)))
        let keys = screen.state.picture.areas.count {
          if case .key = $0.target { true } else { false }
        }
        #expect(
          keys == screen.state.shownLayout.caps.count,
          "\(rows)x\(columns)\n\(screen.state.frame.text)")
      }
    }
  }

  @Test("Too small a screen says so in one line that is not cut", arguments: Language.allCases)
  func tooSmall(language: Language) throws {
    var screen = try ScreenHarness()
    screen.state.language = language
    for (rows, columns) in [(8, 30), (12, 39), (11, 40), (3, 14), (5, 80)] {
      screen.send(.resize(Size(rows: rows, columns: columns)))
      let lines = screen.state.frame.text.split(separator: "\n").filter { !$0.trimmed.isEmpty }
      #expect(lines.count == 1)
      #expect(lines.first?.contains("40×12") == true && lines.first?.contains("…") == false)
    }
  }
}

extension Picture {
  /// The line of keys alone, on an empty screen.
  fileprivate static func helpLine(of state: AppState) -> Substring {
    var frame = Frame(size: state.size, widths: state.widths)
    _ = state.drawHelpLine(in: &frame, at: frame.bounds.line(state.size.rows - 1))
    return frame.text.split(separator: "\n", omittingEmptySubsequences: false)[state.size.rows - 1]
  }
}

extension StringProtocol {
  /// Without the blanks at its end.
  fileprivate var trimmed: SubSequence {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
