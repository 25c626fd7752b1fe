import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("Typing on the screen")
struct TypingTests {
  @Test("Space and digits pick candidates, Down shows more of them")
  func candidates() throws {
    var screen = try ScreenHarness()
    screen.type("nihao1")
    #expect(screen.field == "你好|")
    screen.type("shi")
    let first = screen.state.shownCandidates
    screen.press(.move(.down))
    let second = screen.state.shownCandidates
    #expect(Set(first).isDisjoint(with: second))
    screen.type("2")
    #expect(screen.field == "你好\(second[1])|")
    screen.type("shi")
    screen.press(.move(.down), .move(.up))
    #expect(screen.state.shownCandidates == first)
  }

  @Test("On nine keys digits are keys, capitals pick candidates and small letters syllables")
  func nineKeys() throws {
    var screen = try ScreenHarness(policy: "unlimited") { $0.keyboard = .pinyin9 }
    screen.type("64426")
    #expect(screen.field == "[ni\u{2006}hao|]")
    #expect(screen.state.frame.text.contains("a ni  b mi  c o  d n  │ A 你好  B "))
    screen.type("b")
    #expect(screen.field == "[mi\u{2006}gao|]")
    let second = screen.state.shownCandidates[1]
    screen.type("B")
    #expect(screen.field == "\(second)|")
    screen.type("b")
    #expect(screen.field == "\(second)|")
  }

  @Test("On Zhuyin every Latin key is a key")
  func zhuyin() throws {
    var screen = try ScreenHarness(policy: "unlimited") { $0.keyboard = .zhuyin }
    screen.type("5j/")
    #expect(screen.field == "[ㄓㄨㄥ|]")
    #expect(screen.state.frame.text.contains("A 中  B "))
    screen.type("A")
    #expect(screen.field == "中|")
  }

  @Test("More candidates are promised only where there are some")
  func noMoreCandidates() throws {
    var screen = try ScreenHarness(policy: "unlimited")
    screen.type("zhuang")
    #expect(screen.state.frame.text.contains("Down: more"))
    for _ in 0..<200 { screen.press(.move(.down)) }
    #expect(screen.state.frame.text.contains("Up: more"))
    #expect(!screen.state.frame.text.contains("Down: more"))
  }

  @Test("Text from an input method outside arrives as one insertion")
  func outsideText() throws {
    var screen = try ScreenHarness(policy: "delegate-only", text: "一二三四五六七八九")
    screen.send(.text("你好"))
    #expect(screen.field == "一二三四五六七八九|")
    screen.send(.text("好"))
    #expect(screen.field == "一二三四五六七八九好|")
  }

  @Test("A paste is one paste, control characters included")
  func paste() throws {
    var screen = try ScreenHarness(policy: "unlimited")
    screen.send(.paste(Paste("a\n\u{1b}[31mb")))
    #expect(screen.state.workbench.leading.field.text == "a\n\u{1b}[31mb")
    #expect(screen.state.workbench.eventCount == 1)
    #expect(!screen.state.frame.text.unicodeScalars.contains("\u{1b}"))
  }

  @Test(
    "Shift and arrows select by composed sequences",
    arguments: [
      ([KeyEvent.Motion.left], "一👍🏽<a>"), ([.left, .left], "一<👍🏽a>"), ([.home], "<一👍🏽a>"),
      ([.left, .left, .right], "一👍🏽<a>"), ([.left, .right], "一👍🏽a|"),
    ])
  func selection(motions: [KeyEvent.Motion], state: String) throws {
    var screen = try ScreenHarness(policy: "unlimited", text: "一👍🏽a")
    for motion in motions { screen.press(.move(motion, .shift)) }
    #expect(screen.field == state)
    screen.press(.move(.end))
    screen.press(.move(.left, .shift), .backspace())
    #expect(screen.field == "一👍🏽|")
  }

  @Test("Cut, copy, paste, select all, clear, undo and redo have keys")
  func editing() throws {
    var screen = try ScreenHarness(policy: "unlimited", text: "一二")
    screen.press(.control("s"), .control("o"), .move(.end), .control("v"))
    #expect(screen.field == "一二一二|")
    screen.press(.control("u"))
    #expect(screen.field == "一二|")
    screen.press(.control("y"))
    #expect(screen.field == "一二一二|")
    screen.press(.control("s"), .control("x"))
    #expect(screen.field == "|")
    screen.press(.control("v"), .control("w"))
    #expect(screen.field == "|")
  }

  @Test("Text from outside is searched for, or drawn, where the keyboard does that")
  func textFromOutside() throws {
    var emoji = try ScreenHarness(policy: "unlimited") { $0.keyboard = .emoji }
    emoji.send(.text("点赞"))
    #expect(emoji.field == "|")
    #expect(emoji.state.shownCandidates.first == "👍")
    emoji.send(.text("🏽"))
    emoji.type("1")
    #expect(emoji.field == "👍🏽|")
    var handwriting = try ScreenHarness(policy: "unlimited") { $0.keyboard = .handwriting }
    handwriting.send(.text("己末"))
    #expect(handwriting.field == "己[末|]")
    handwriting.type("2")
    #expect(handwriting.field == "己未|")
  }

  @Test(
    "A long search shows its end, and its candidates still have room",
    arguments: [40, 60, 80, 160])
  func longSearch(columns: Int) throws {
    var screen = try ScreenHarness(Size(rows: 24, columns: columns)) { $0.keyboard = .emoji }
    screen.type("manwomanboygirlman")
    for _ in 0..<3 { screen.press(.backspace()) }
    let row = try #require(screen.rows.first { $0.contains("search ") })
    #expect(row.contains("irl"))
    #expect(screen.state.shownCandidates.isEmpty == row.contains("no candidates"))
  }

  @Test("How fast the keys come decides about multi-tap")
  func time() throws {
    var screen = try ScreenHarness(policy: "unlimited") { $0.keyboard = .english9 }
    screen.type("2")
    screen.wait(.milliseconds(300))
    screen.type("2")
    screen.wait(.milliseconds(1500))
    screen.type("2")
    #expect(screen.field == "ba|")
  }

  @Test("A key without a meaning rings and says where the keys are")
  func unknown() throws {
    var screen = try ScreenHarness()
    screen.send(.unknown("ESC [ 9 9 q"))
    #expect(screen.effects == [.bell])
    #expect(screen.state.frame.text.contains("^G"))
    #expect(screen.field == "|")
  }

  @Test("A caret in a long text is in sight, and nothing else of it is looked at")
  func longText() throws {
    var screen = try ScreenHarness(policy: "unlimited")
    screen.send(.paste(Paste(String(repeating: "一二三四五六七八九十", count: 10_000))))
    screen.press(.character("x"), .escape)
    #expect(screen.state.workbench.leading.field.text.count == 100_000)
    #expect(screen.rows[2].contains("八九十"))
    screen.press(.move(.home))
    #expect(screen.rows[2].hasPrefix("│ 一二三"))
    #expect(screen.rows[2].contains(">"))
  }
}
