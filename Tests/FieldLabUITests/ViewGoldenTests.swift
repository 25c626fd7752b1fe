import Scenarios
import Screen
import Testing

@testable import FieldLabUI

/// One state of every view and of everything that lies over a view, beside those of other suites.
enum ShownView: String, CaseIterable, Sendable {
  case phone, trace, searchingTrace, inspector, keys, playing, playingCompared, choosing
  case help, helpOfForm, palette, policies, custom, limit, system, kinds, record, text, pattern,
    step

  /// The languages in which its pictures are not those of another suite.
  var languages: [Language] {
    switch self {
    case .searchingTrace, .helpOfForm, .record, .text, .pattern, .playingCompared:
      [.english, .simplifiedChinese]
    case .inspector, .keys, .playing, .custom, .step: [.simplifiedChinese]
    case .phone, .trace, .choosing, .help, .palette, .policies, .limit, .system, .kinds: []
    }
  }

  /// A screen that shows it.
  func screen(_ size: Size, _ language: Language) throws -> ScreenHarness {
    var screen = try start(size)
    while screen.state.language != language { screen.press(.alt("l")) }
    open(in: &screen)
    return screen
  }

  private func start(_ size: Size) throws -> ScreenHarness {
    switch self {
    case .playing, .step: return try ScreenHarness(playing: PlayingTests.source, size)
    case .playingCompared:
      let policies = "delegate-only, editing-changed, combined, limit-length, exact, unlimited"
      let source = PlayingTests.source.replacing("combined, editing-changed", with: policies)
      return try ScreenHarness(playing: source, size)
    case .custom: return try ScreenHarness(size, policy: "custom", text: "一二三四五六七八九")
    case .pattern: return try ScreenHarness(size, policy: "last-valid", text: "ab")
    default: return try ScreenHarness(size, text: "一二三四五六七八九")
    }
  }

  private func open(in screen: inout ScreenHarness) {
    switch self {
    case .phone, .inspector, .trace, .keys, .record, .searchingTrace: screen.type("hao")
    default: break
    }
    switch self {
    case .phone: break
    case .trace: screen.press(.alt("1"))
    case .searchingTrace:
      screen.press(.alt("/"))
      screen.type("set")
    case .inspector: screen.press(.alt("2"))
    case .keys: screen.press(.alt("3"))
    case .playing, .playingCompared: screen.press(.alt("3"), .move(.right), .move(.right))
    case .choosing: screen.press(.control("e"), .control("p"))
    case .help: screen.press(.control("g"))
    case .helpOfForm: screen.press(.alt("4"), .control("g"))
    case .palette:
      screen.press(.alt("x"))
      screen.type("01")
    case .policies: screen.press(.control("p"))
    case .custom:
      screen.press(.control("p"), .move(.right), .move(.down), .move(.down), .move(.down))
    case .limit: screen.press(.control("l"))
    case .system: screen.press(.control("a"))
    case .kinds: screen.press(.alt("f"))
    case .record: screen.press(.alt("r"))
    case .text:
      screen.press(.control("a"), .character("d"), .return)
      screen.type("hi")
    case .pattern: screen.press(.control("p"), .move(.right))
    case .step: screen.type("e")
    }
  }
}

@Suite("Golden screens of all views")
struct ViewGoldenTests {
  private static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 30, columns: 100), Size(rows: 50, columns: 160),
  ]

  @Test(
    "Every view at three sizes, in English and in Chinese, and as small as it gets",
    arguments: ShownView.allCases.filter { !$0.languages.isEmpty })
  func golden(view: ShownView) throws {
    for language in view.languages {
      let smallest = language == .english ? [AppState.smallestSize] : []
      for size in Self.sizes + smallest {
        let screen = try view.screen(size, language)
        try expectGolden(
          screen.state.frame,
          "\(view.rawValue)-\(language.rawValue)-\(size.columns)x\(size.rows)")
      }
    }
  }

  @Test(
    "Nothing is told by colour alone: what is good, bad or to be minded has a sign or a word",
    arguments: ShownView.allCases)
  func signs(view: ShownView) throws {
    let screen = try view.screen(Size(rows: 50, columns: 160), .english)
    let frame = screen.state.frame
    for row in frame.bounds.rowRange {
      let cells = frame.cells(inRow: row)
      for column in frame.bounds.columnRange
      where [.good, .bad, .warning].contains(cells[column].style.role) {
        let role = cells[column].style.role
        let run = cells[column...].prefix { $0.style.role == role }
        let before = cells[..<column].reversed().prefix { $0.style.role == role }
        let words = (before.map { $0 } + run).map(\.symbol.text).joined().filter { $0 != " " }
        #expect(words.isEmpty || words.contains { !"│─".contains($0) }, "\(row), \(column)")
      }
    }
  }
}

@Suite("What is told without colours")
struct SignTests {
  /// Two states that mean different things.
  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var policy = "combined"
    var text = ""
    var first: [KeyEvent] = []
    var second: [KeyEvent]
  }

  private static let pairs = [
    Pair(
      testDescription: "a key that was used and one that was not", first: [.alt("3")],
      second: [.alt("3"), .character("h"), .escape]),
    Pair(
      testDescription: "focus and none", second: [.control("f")]),
    Pair(testDescription: "a check that is on, and off", second: [.control("t")]),
    Pair(testDescription: "recording and not", second: [.alt("r")]),
    Pair(
      testDescription: "text within the limit and over it", policy: "unlimited", text: "一二三四五六七八九",
      first: [.character("h")], second: [.character("h"), .character("a"), .character("o")]),
    Pair(
      testDescription: "the row under the bar of a menu", first: [.control("k")],
      second: [.control("k"), .move(.down)]),
    Pair(
      testDescription: "the row under the bar of the palette", first: [.alt("x")],
      second: [.alt("x"), .move(.down)]),
    Pair(
      testDescription: "the row at the > of the table", first: [.control("e")],
      second: [.control("e"), .move(.down)]),
    Pair(
      testDescription: "what is chosen to be compared", first: [.control("e"), .control("p")],
      second: [.control("e"), .control("p"), .character(" ")]),
    Pair(
      testDescription: "the case under the bar", first: [.alt("5")],
      second: [.alt("5"), .move(.down)]),
    Pair(
      testDescription: "the field of the form with focus", first: [.alt("4")],
      second: [.alt("4"), .tab]),
  ]

  @Test("States that differ have other characters, not only other colours", arguments: pairs)
  func differ(pair: Pair) throws {
    func text(_ keys: [KeyEvent]) throws -> [String] {
      var screen = try ScreenHarness(
        Size(rows: 30, columns: 100), policy: pair.policy, text: .init(pair.text))
      for key in keys { screen.press(key) }
      // What was done last is told in the line above the keys, which the next key takes away.
      screen.change { $0.message = nil }
      return screen.rows
    }
    #expect(try text(pair.first) != text(pair.second))
  }

  @Test("An expectation that holds and one that does not have different signs")
  func expectations() throws {
    func sign(_ expectation: String) throws -> Character? {
      var screen = try ScreenHarness(playing: "keys hao\n\(expectation)\n")
      screen.press(.move(.end))
      return screen.rows.first { $0.contains(expectation) }?.first
    }
    #expect(try sign("expect marked \"hao\"") == "✓")
    #expect(try sign("expect marked \"x\"") == "✗")
  }
}
