import InputMethods
import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("On-screen keyboards")
struct OnScreenKeyboardTests {
  @Test(
    "Tapping what is drawn for a key gives that key, in both forms",
    arguments: KeyboardName.allCases
  )
  func hits(name: KeyboardName) throws {
    for form in OnScreenKeyboard.Form.allCases {
      for layout in name.layers.map({ name.layout($0) }) {
        let least = OnScreenKeyboard.columns(of: layout, form, .reference)
        let rows = OnScreenKeyboard.rows(of: layout, form)
        for columns in [least, least + 17] {
          var frame = Frame(size: Size(rows: rows + 2, columns: columns + 2))
          let rect = Rect(row: 1, column: 1, rows: rows, columns: columns)
          let keyboard = OnScreenKeyboard(layout, form, in: rect, lastEvent: nil, .reference)
          keyboard.draw(in: &frame)
          #expect(keyboard.keys.count == layout.caps.count)
          for key in keyboard.keys {
            #expect(key.rect.intersection(rect) == key.rect)
            let short = String(key.cap.label.map(\.drawnPart))
            let place = try #require(
              frame.place(of: key.cap.label) ?? frame.place(of: short), "\(key.cap.label)")
            #expect(keyboard.key(at: place) == key.cap)
          }
          for (index, key) in keyboard.keys.enumerated() {
            let others = keyboard.keys.dropFirst(index + 1)
            #expect(others.allSatisfy { $0.rect.intersection(key.rect).isEmpty })
          }
        }
      }
    }
  }

  @Test("A key that is typed lights up until the next one, beside its colour by brackets")
  func lit() throws {
    var screen = try ScreenHarness()
    screen.press(.alt("3"))
    #expect(screen.state.frame.text.contains(" q   w   e "))
    screen.type("w")
    #expect(screen.state.frame.text.contains(" q  [w]  e "))
    let places = screen.state.frame.place(of: "w", below: "── keys")
    #expect(places.map { screen.state.frame[$0.row, $0.column].style.role } == .highlight)
    screen.type(" ")
    #expect(screen.state.frame.text.contains(" q   w   e "))
    #expect(screen.state.frame.text.contains("[空格]"))
    screen.press(.backspace())
    #expect(screen.state.frame.text.contains("[⌫]"))
    screen.press(.control("u"))
    #expect(!screen.state.frame.text.contains("["))
  }

  @Test("A key of another set shows that set while it is lit")
  func litElsewhere() throws {
    var screen = try ScreenHarness { $0.keyboard = .english }
    screen.press(.alt("3"))
    screen.type("7")
    #expect(screen.state.frame.text.contains(" 6  [7]  8 "))
    screen.type("a ")
    #expect(screen.state.frame.text.contains(" ⇧ "))
    #expect(screen.state.frame.text.contains("[space]"))
  }

  @Test(
    "The keys of every keyboard have room, or a line says what they need",
    arguments: KeyboardName.allCases)
  func everySize(name: KeyboardName) throws {
    var screen = try ScreenHarness { $0.keyboard = name }
    screen.press(.alt("3"))
    for rows in stride(from: 12, through: 50, by: 6) {
      for columns in stride(from: 40, through: 170, by: 30) {
        screen.send(.resize(Size(rows: rows, columns: columns)))
        let keys = screen.state.picture.areas.count {
          if case .key = $0.target { true } else { false }
        }
        let layout = name.layout()
        let says = screen.state.frame.text.contains("─ keys need ")
        #expect(keys == (says ? 0 : layout.caps.count), "\(columns)x\(rows)")
      }
    }
    screen.send(.resize(Size(rows: 24, columns: 80)))
    #expect(!screen.state.frame.text.contains("─ keys need "))
  }

  @Test(
    "Where keys have no room, the line about it is whole in the smallest window",
    arguments: Language.allCases)
  func absence(language: Language) throws {
    var screen = try ScreenHarness(Size(rows: 12, columns: 40)) { $0.keyboard = .zhuyin }
    screen.press(.alt("3"))
    var state = screen.state
    state.language = language
    let words = language.say("keys need 44×6, here are 40×2", "键盘需要 44×6", "鍵盤需要 44×6")
    #expect(state.frame.text.contains("── \(words)"))
    #expect(state.frame.text.contains("40×2 ─"))
  }

  @Test("On the phone where there is one, with lines round the keys there")
  func phone() throws {
    var screen = try ScreenHarness(Size(rows: 30, columns: 100))
    screen.press(.alt("3"))
    #expect(screen.rows.contains { $0.hasPrefix("│ │ q  ││ w  │") })
    #expect(screen.rows.contains { $0.hasPrefix("── keys") } == false)
    screen.send(.resize(Size(rows: 50, columns: 120)))
    #expect(screen.rows.contains { $0.hasPrefix("│    │ q ││ w │") })
    screen.press(.alt("p"))
    #expect(screen.rows.contains { $0.hasPrefix("── keys") })
  }

  @Test(
    "While a scenario is played the keys leave at least six lines of it in sight",
    arguments: KeyboardName.allCases)
  func playing(name: KeyboardName) throws {
    let steps = (1...12).map { "keys \($0 % 10)" }.joined(separator: "\n")
    let many = "delegate-only, editing-changed, combined, limit-length, exact, unlimited"
    for policies in ["combined", "combined, exact", many] {
      for size in [Size(rows: 24, columns: 80), Size(rows: 30, columns: 100)] {
        var screen = try ScreenHarness(
          playing: "policy \(policies)\nkeyboard \(name.rawValue)\n\(steps)\n", size)
        screen.press(.alt("3"))
        let shown = screen.state.picture.areas.count {
          if case .step = $0.target { true } else { false }
        }
        #expect(shown >= 6, "\(policies) \(size)")
      }
    }
  }

  @Test(
    "As they look",
    arguments: [
      Size(rows: 24, columns: 80), Size(rows: 30, columns: 100), Size(rows: 50, columns: 160),
      Size(rows: 12, columns: 40),
    ])
  func golden(size: Size) throws {
    let typed: [(KeyboardName, String)] = [
      (.pinyin, "nihao"), (.pinyin9, "64426"), (.english, "Hi"), (.english9, "4"),
      (.numberpad, "12"), (.emoji, "cat"), (.zhuyin, "su3"), (.hangul, "gksr"), (.kana, "61"),
    ]
    for (name, keys) in typed {
      var screen = try ScreenHarness(size) { $0.keyboard = name }
      screen.press(.alt("3"))
      screen.type(keys)
      try expectGolden(
        screen.state.frame, "keys-\(name.rawValue)-\(size.columns)x\(size.rows)")
    }
  }
}

extension Frame {
  /// The middle of a text that stands by itself, between blanks or signs.
  /// - Parameters:
  ///   - text: the text.
  ///   - heading: with what the row begins that stands above it.
  /// - Returns: its cell; nil where it is not shown.
  func place(of text: String, below heading: String = "") -> Position? {
    let first = bounds.rowRange.first { row in
      let start = cells(inRow: row).prefix(heading.count).map(\.symbol.text).joined()
      return start == heading
    }
    guard let first else { return nil }
    var sample = Frame(size: Size(rows: 1, columns: widths.columns(of: text)))
    sample.write(text, at: 0, 0)
    let wanted = sample.cells(inRow: 0).map(\.symbol)
    func isEdge(_ row: Int, _ column: Int) -> Bool {
      [" ", "[", "]", "│", ">"].contains(self[row, column].symbol.base)
    }
    for row in bounds.rowRange.dropFirst(first) {
      let symbols = cells(inRow: row).map(\.symbol)
      for column in 0...max(0, size.columns - wanted.count)
      where symbols[column...].starts(with: wanted) && isEdge(row, column - 1)
        && isEdge(row, column + wanted.count)
      {
        return Position(row: row, column: column + wanted.count / 2)
      }
    }
    return nil
  }
}
