import InputMethods
import Screen
import Testing

@testable import FieldLabUI

@Suite("Taps")
struct TapTests {
  @Test("The mouse is the terminal's until it is asked for, and again when it is given back")
  func mouse() throws {
    var screen = try ScreenHarness()
    #expect(screen.effects.isEmpty)
    screen.press(.alt("m"))
    #expect(screen.effects == [.mouse(true)])
    #expect(screen.state.frame.text.contains("Shift"))
    screen.press(.alt("m"))
    #expect(screen.effects == [.mouse(false)])
  }

  @Test("Keys, and the candidates that they lead to")
  func keys() throws {
    var screen = try ScreenHarness()
    screen.press(.alt("3"))
    for key in ["h", "a", "o"] { try screen.tapKey(key) }
    #expect(screen.field == "[hao|]")
    #expect(screen.state.frame.text.contains("[o]"))
    try screen.tap("号")
    #expect(screen.field == "号|")
    try screen.tapKey("⌫")
    #expect(screen.field == "|")
  }

  @Test("The words behind the candidates show more of them, and those before")
  func moreCandidates() throws {
    var screen = try ScreenHarness()
    screen.type("ni")
    let first = screen.state.shownCandidates
    try screen.tap("Down: more")
    let second = screen.state.shownCandidates
    #expect(Set(first).isDisjoint(with: second))
    let words = try #require(screen.state.frame.place(of: "Up/Down: more"))
    let start = words.column - "Up/Down: more".count / 2
    screen.send(.click(Position(row: words.row, column: start + 3)))
    #expect(Set(second).isDisjoint(with: screen.state.shownCandidates))
    screen.send(.click(Position(row: words.row, column: start)))
    #expect(screen.state.shownCandidates == second)
    #expect(screen.field == "[ni|]")
  }

  @Test("Shift is for one letter, and digits stay")
  func layers() throws {
    var screen = try ScreenHarness { $0.keyboard = .english }
    screen.press(.alt("3"))
    for key in ["⇧", "A", "b", "123", "1", "2", "ABC", "c"] { try screen.tapKey(key) }
    #expect(screen.field == "Ab12c|")
  }

  @Test("Tapping a key again soon goes on to its next letter, and later does not")
  func multiTap() throws {
    var screen = try ScreenHarness { $0.keyboard = .english9 }
    screen.press(.alt("3"))
    try screen.tapKey("2 ABC")
    screen.wait(.milliseconds(100))
    try screen.tapKey("2 ABC")
    #expect(screen.field == "b|")
    screen.wait(.seconds(5))
    try screen.tapKey("2 ABC")
    #expect(screen.field == "ba|")
  }

  @Test("The globe goes round all keyboards, and is on each of them")
  func globe() throws {
    var screen = try ScreenHarness(Size(rows: 40, columns: 100))
    screen.press(.alt("3"))
    var seen: [KeyboardName] = []
    for _ in KeyboardName.allCases {
      seen.append(screen.state.workbench.leading.keyboard.name)
      try screen.tapKey("⊕")
    }
    #expect(seen == KeyboardName.allCases)
    #expect(screen.state.workbench.leading.keyboard.name == .pinyin)
  }

  @Test("Whole emoji, and those that were searched for")
  func emoji() throws {
    var screen = try ScreenHarness { $0.keyboard = .emoji }
    screen.press(.alt("3"))
    try screen.tapKey("👋🏽")
    for key in ["c", "a", "t"] { try screen.tapKey(key) }
    let second = try #require(screen.state.shownCandidates.dropFirst().first)
    let areas = screen.state.picture.areas
    let key = try #require(
      areas.first { if case .key(let cap) = $0.target { cap.action == .pick(1) } else { false } })
    screen.send(.click(Position(row: key.rect.row, column: key.rect.column)))
    #expect(screen.field == "👋🏽\(second)|")
  }

  @Test("The caret goes to the boundary that is nearest, and the field gets focus")
  func caret() throws {
    var screen = try ScreenHarness(text: "一二ab")
    let start = try #require(screen.state.frame.place(of: "一二ab")).column - 3
    let fields = [
      (0, "|一二ab"), (1, "一|二ab"), (2, "一|二ab"), (4, "一二|ab"), (5, "一二a|b"), (40, "一二ab|"),
    ]
    for (column, field) in fields {
      screen.send(.click(Position(row: 2, column: start + column)))
      #expect(screen.field == field)
    }
    screen.press(.control("f"))
    #expect(!screen.state.workbench.leading.field.isFirstResponder)
    screen.send(.click(Position(row: 2, column: start)))
    #expect(screen.state.workbench.leading.field.isFirstResponder)
    #expect(screen.field == "|一二ab")
  }

  @Test("Lines of menus and of the palette are chosen, and a tap beside them closes")
  func lines() throws {
    var screen = try ScreenHarness()
    screen.press(.control("k"))
    try screen.tap("numberpad")
    #expect(screen.state.workbench.leading.keyboard.name == .numberpad)
    screen.press(.alt("x"))
    screen.type("zhuyin")
    try screen.tap("keyboard zhuyin")
    #expect(screen.state.workbench.leading.keyboard.name == .zhuyin)
    screen.press(.control("k"))
    screen.send(.click(Position(row: 0, column: 0)))
    #expect(screen.state.overlay == nil)
  }

  @Test("Commands of the help line, and the rows of the table: chosen, and entered when chosen")
  func commandsAndRows() throws {
    var screen = try ScreenHarness(Size(rows: 60, columns: 100), text: "一")
    try screen.tap("^E compare")
    #expect(screen.state.isComparing)
    try screen.tap("unlimited")
    #expect(screen.state.comparison.selected == "unlimited")
    try screen.tap("unlimited")
    #expect(screen.state.comparison.isInside)
  }

  @Test("The wheel scrolls what the arrows scroll: the trace, and the bar of a list")
  func wheel() throws {
    var screen = try ScreenHarness(text: "一")
    screen.type("ni hao ")
    screen.send(.wheel(isUp: true))
    screen.send(.wheel(isUp: true))
    let top = try #require(screen.state.traceView.top)
    screen.send(.wheel(isUp: false))
    #expect(screen.state.traceView.top != top)
    screen.press(.control("k"))
    screen.send(.wheel(isUp: false))
    #expect(screen.state.selectedItem == KeyboardName.allCases[1].rawValue)
  }

  @Test("While a scenario is played, keys and candidates are left alone")
  func playing() throws {
    var screen = try ScreenHarness(playing: "limit 10\nkeys hao\n")
    screen.press(.alt("3"), .return)
    let before = screen.field
    try screen.tapKey("q")
    #expect(screen.field == before)
    #expect(screen.effects == [.bell])
  }

  @Test("A case goes under the bar, and is played when it is there; a tap beside it does nothing")
  func cases() throws {
    var screen = try ScreenHarness()
    screen.press(.alt("5"))
    try screen.tap("02-full-then-nine-grid")
    #expect(screen.state.browser?.current?.name == "02-full-then-nine-grid")
    screen.send(.click(Position(row: 0, column: 79)))
    #expect(screen.state.overlay?.isCases == true)
    try screen.tap("02-full-then-nine-grid")
    #expect(screen.state.playback?.scenario.name.contains("02-full") == true)
  }

  @Test("A step of the script comes next when it is tapped, forward and back")
  func steps() throws {
    var screen = try ScreenHarness(
      playing: "keys ni\nkeys {space}\nexpect text \"你\"\nkeys hao\n")
    let start = screen.state.frame
    try screen.tap("keys hao")
    #expect(screen.field == "你|")
    #expect(screen.state.playback?.nextLine == 4)
    screen.press(.move(.right))
    try screen.tap("keys {space}")
    #expect(screen.field == "[ni|]")
    #expect(screen.state.playback?.nextLine == 2)
    try screen.tap("keys ni")
    #expect(screen.state.frame == start)
  }

  @Test("Nothing is where nothing is drawn, and any place can be tapped")
  func anywhere() throws {
    var screen = try ScreenHarness(Size(rows: 12, columns: 40), text: "一二")
    screen.press(.alt("3"), .escape)
    #expect(screen.state.target(at: Position(row: 0, column: 39)) == nil)
    for row in -1...12 {
      for column in stride(from: -1, through: 40, by: 3) {
        let place = Position(row: row, column: column)
        let before = screen.state
        screen.send(.click(place))
        if before.target(at: place) == nil {
          #expect(screen.effects.isEmpty)
          #expect(screen.state.frame == before.frame)
        }
        screen.press(.escape)
      }
    }
  }
}

extension ScreenHarness {
  /// Clicks on a key of the on-screen keyboard.
  fileprivate mutating func tapKey(_ label: String) throws {
    let area = state.picture.areas.first { area in
      if case .key(let cap) = area.target { cap.label == label } else { false }
    }
    let rect = try #require(area?.rect, "\(label)")
    let middle = Position(
      row: rect.row + rect.size.rows / 2, column: rect.column + rect.size.columns / 2)
    send(.click(middle))
  }

  /// Clicks on a text that stands by itself on the screen.
  fileprivate mutating func tap(_ text: String) throws {
    send(.click(try #require(state.frame.place(of: text), "\(text)")))
  }
}
