import Screen
import Testing

@testable import FieldLabUI

@Suite("Golden screens")
struct GoldenScreenTests {
  static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 30, columns: 100), Size(rows: 50, columns: 160),
    Size(rows: 12, columns: 40),
  ]

  @Test("The field while pinyin is composed over the limit", arguments: sizes)
  func composing(size: Size) throws {
    var screen = try ScreenHarness(size, text: "一二三四五六七八九")
    screen.type("zhuang")
    try expectGolden(screen.state.frame, "composing-\(size.columns)x\(size.rows)")
  }

  @Test("Emoji being searched for, in a skin tone", arguments: sizes)
  func searching(size: Size) throws {
    var screen = try ScreenHarness(size, text: "一二三四五六七八九") { $0.keyboard = .emoji }
    screen.type("hand")
    screen.press(.tab)
    try expectGolden(screen.state.frame, "searching-\(size.columns)x\(size.rows)")
  }

  @Test("A refusal and a cut", arguments: sizes)
  func cut(size: Size) throws {
    var screen = try ScreenHarness(size, policy: "editing-changed", text: "一二三四五六七八九十")
    screen.type("hao ")
    try expectGolden(screen.state.frame, "cut-\(size.columns)x\(size.rows)")
  }

  @Test("All policies on the same keystrokes", arguments: sizes)
  func comparing(size: Size) throws {
    var screen = try ScreenHarness(size, text: "一二三四五六七八九十")
    screen.press(.control("e"))
    screen.type("hao")
    screen.press(.move(.down), .move(.down), .move(.down))
    try expectGolden(screen.state.frame, "comparing-\(size.columns)x\(size.rows)")
  }

  @Test("Two policies compared, and one of them entered", arguments: sizes)
  func comparingTwo(size: Size) throws {
    var screen = try ScreenHarness(size, text: "一二三四五六七八九十")
    screen.type("hao")
    screen.press(.control("e"), .control("p"))
    screen.type("n ")
    screen.press(.move(.end), .move(.up))
    screen.type(" ")
    try expectGolden(screen.state.frame, "choosing-\(size.columns)x\(size.rows)")
    screen.press(.return)
    try expectGolden(screen.state.frame, "comparing-two-\(size.columns)x\(size.rows)")
    screen.press(.backTab)
    try expectGolden(screen.state.frame, "inside-\(size.columns)x\(size.rows)")
  }

  @Test("The switches of custom", arguments: sizes)
  func custom(size: Size) throws {
    var screen = try ScreenHarness(size, policy: "custom", text: "一二三四五六七八九")
    screen.press(.control("p"), .move(.right), .character("c"), .return)
    try expectGolden(screen.state.frame, "custom-\(size.columns)x\(size.rows)")
  }

  @Test("The help, a menu and the question for a limit", arguments: sizes)
  func overlays(size: Size) throws {
    var screen = try ScreenHarness(size)
    screen.press(.control("g"))
    try expectGolden(screen.state.frame, "help-\(size.columns)x\(size.rows)")
    screen.press(.escape, .control("p"), .move(.down))
    try expectGolden(screen.state.frame, "policies-\(size.columns)x\(size.rows)")
    screen.press(.escape, .control("l"))
    try expectGolden(screen.state.frame, "limit-\(size.columns)x\(size.rows)")
  }

  @Test("A scenario being played", arguments: sizes)
  func playing(size: Size) throws {
    var screen = try ScreenHarness(
      playing: """
        title  "ten Han, then pinyin"
        limit  10
        policy combined, editing-changed
        text   "一二三四五六七八九十"

        keys hao
        expect refused for combined
        expect unmarked
        keys {space}
        expect text "一二三四五六七八九十"
        """, size)
    screen.press(.return)
    try expectGolden(screen.state.frame, "playing-\(size.columns)x\(size.rows)")
  }

  @Test("A window that is too small says so, and keeps the state")
  func tooSmall() throws {
    var screen = try ScreenHarness()
    screen.type("hao")
    let before = screen.state.frame
    screen.send(.resize(Size(rows: 5, columns: 20)))
    try expectGolden(screen.state.frame, "too-small")
    screen.send(.resize(Size(rows: 24, columns: 80)))
    #expect(screen.state.frame == before)
  }

  @Test("Every size draws, and the cursor lies inside")
  func everySize() throws {
    var screen = try ScreenHarness(text: "一👨‍👩‍👧‍👦e\u{301}\u{1b}[31m")
    screen.press(.control("e"))
    screen.type("hao")
    for rows in 1...30 {
      for columns in stride(from: 1, through: 170, by: 7) {
        let size = Size(rows: rows, columns: columns)
        screen.send(.resize(size))
        let frame = screen.state.frame
        #expect(frame.size == size)
        if let cursor = frame.cursor { #expect(frame.bounds.contains(cursor), "\(size)") }
      }
    }
  }
}
