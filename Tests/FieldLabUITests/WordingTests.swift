import InputMethods
import Limits
import Scenarios
import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("Words of the screen")
struct WordingTests {
  private static let widths = ScalarWidths.reference

  @Test(
    "Every label says something, and fits its place in every language",
    arguments: Label.allCases, Language.allCases)
  func labels(label: Label, language: Language) {
    let words = label.words(in: language)
    #expect(words.isEmpty == false)
    if let budget = label.budget { #expect(Self.widths.columns(of: words) <= budget, "\(words)") }
  }

  /// Words with values, each with the longest that are usual, and the cells of their place.
  private static let phrases: [(Phrase, Int)] = [
    (.remaining(-100, of: 1000), 24), (.units(100_000), 18), (.marked(100), 18), (.over(1000), 18),
    (.limit(Limit(1000, .grapheme)), 24), (.one(of: 32), 12), (.rows(0..<32, of: 32), 14),
    (.searching("cat", tone: "medium-light"), 30), (.cut("\"ab\"", reason: "x"), 20),
    (.chosen(28, of: 32), 36), (.commands(120), 36), (.set(12), 14), (.present("x"), 12),
    (.place(1000), 14), (.newerLines(4000), 24),
    (.matches(1000, of: 4000), 30), (.crash("NSRangeException"), 40),
  ]

  @Test("Words with values fit their places in every language", arguments: Language.allCases)
  func phrases(language: Language) {
    for (phrase, budget) in Self.phrases {
      let words = phrase.words(in: language)
      #expect(words.isEmpty == false)
      #expect(Self.widths.columns(of: words) <= budget, "\(words)")
    }
  }

  @Test(
    "A command has a name, a summary that fits the help of 80 columns and a short word",
    arguments: Command.allCases, Language.allCases)
  func commands(command: Command, language: Language) {
    #expect(Self.widths.columns(of: command.title(in: language)) <= 20)
    #expect(Self.widths.columns(of: command.summary(in: language)) <= 60)
    let word = command.word(in: language)
    #expect(word.isEmpty == false && Self.widths.columns(of: word) <= 20)
  }

  @Test("No two commands, and no two kinds of lines, have one name", arguments: Language.allCases)
  func names(language: Language) {
    let titles = Command.allCases.map { $0.title(in: language) }
    #expect(Set(titles).count == titles.count)
    let kinds = TraceFilter.allCases.map { $0.name(in: language) }
    #expect(Set(kinds).count == kinds.count)
  }

  // MARK: - No English on a Chinese screen

  /// What is the same in every language: the program's name, UIKit's words, ids, the scenario language,
  /// names of keys.
  private static let allowed: Set<String> = {
    var words: Set<String> = [
      "FieldLab", "AutoFill", "App", "iOS", "delegate", "shouldChange", "shouldChangeCharactersIn",
      "editingChanged", "setMarkedText", "insertText", "deleteBackward", "unmarkText", "setText",
      "replace", "selectionChanged", "textDidChange", "shouldClear", "shouldReturn",
      "shouldBeginEditing", "shouldEndEditing", "editingDidBegin", "editingDidEnd",
      "textDidBeginEditing", "textDidEndEditing", "editingDidEndOnExit", "NSRangeException",
      "Space", "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown", "Return", "Esc",
      "Escape", "Backspace", "Shift", "Alt", "Tab", "fg", "English", "keys", "undo", "redo",
      "paste",
      "clear", "cut", "copy", "pick", "set", "zh", "Hans", "Hant", "en", "ni", "hao", "ao",
      "automatic", "space", "number", "none", "tag", "tone", "Flutter", "hello", "omw",
      "removeAllActions", "UTF", "Unicode", "GB",
    ]
    words.formUnion(PublishedCases.sources.flatMap { parts(of: $0.name) })
    // What is printed on the keys of a telephone.
    words.formUnion(["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"])
    words.formUnion(
      SystemProfile.switches.flatMap { parts(of: $0.name) + $0.values.flatMap(parts) })
    words.formUnion(CountingUnit.allCases.flatMap { parts(of: $0.rawValue) })
    words.formUnion(KeyboardName.allCases.flatMap { parts(of: $0.rawValue) })
    words.formUnion(SystemAction.allCases.flatMap { parts(of: $0.rawValue) })
    words.formUnion(SystemProfile.Name.allCases.flatMap { parts(of: $0.rawValue) })
    words.formUnion(PolicyCatalog.all.flatMap { parts(of: $0.id) })
    words.formUnion(ContentFilter.allCases.map(\.rawValue))
    words.formUnion(CustomRules.switches.flatMap { parts(of: $0.name) + $0.values.flatMap(parts) })
    return words
  }()

  /// Whether a word, of which an edge of a list may have cut a part, is one of those.
  private static func isAllowed(_ word: String) -> Bool {
    allowed.contains(word) || allowed.contains { $0.hasPrefix(word) || $0.hasSuffix(word) }
  }

  /// The stretches of at least two Latin letters.
  private static func parts(of text: String) -> [String] {
    text.split { !$0.isASCII || !$0.isLetter }.map(String.init).filter { $0.count > 1 }
  }

  private func expectNoEnglish(
    _ screen: ScreenHarness, _ view: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in screen.rows {
      let words = Self.parts(of: row).filter { !Self.isAllowed($0) }
      #expect(words.isEmpty, "\(view): \(row)", sourceLocation: sourceLocation)
    }
  }

  @Test(
    "No view speaks English on a Chinese screen", arguments: Language.allCases.dropFirst(),
    [Size(rows: 24, columns: 80), Size(rows: 50, columns: 160)])
  func chinese(language: Language, size: Size) throws {
    var screen = try ScreenHarness(size, policy: "delegate-only", text: "一二三四五六七八九")
    while screen.state.language != language { screen.press(.alt("l")) }
    expectNoEnglish(screen, "language")
    screen.type("ni")
    expectNoEnglish(screen, "composing")
    screen.type("hao ")
    screen.send(.paste(Paste("一二三四五")))
    screen.press(.control("u"), .control("d"))
    expectNoEnglish(screen, "trace")
    screen.press(.alt("1"))
    expectNoEnglish(screen, "trace alone")
    screen.press(.move(.pageUp), .alt("/"))
    screen.type("undo")
    expectNoEnglish(screen, "search")
    screen.press(.escape, .alt("1"), .control("d"))
    for key in [KeyEvent.alt("f"), .control("l"), .control("a"), .control("_")] {
      screen.press(key)
      expectNoEnglish(screen, "\(key)")
      screen.press(.escape)
    }
    screen.press(.control("g"))
    for _ in 0..<40 {
      expectNoEnglish(screen, "help")
      screen.press(.move(.down))
    }
    screen.press(.escape, .control("t"), .control("r"), .control("f"))
    expectNoEnglish(screen, "switched off")
    screen.press(.control("n"), .control("e"))
    screen.type("hao")
    expectNoEnglish(screen, "table")
    screen.press(.backTab)
    expectNoEnglish(screen, "inside")
  }

  @Test(
    "No list and no page speaks English on a Chinese screen",
    arguments: Language.allCases.dropFirst(),
    [Size(rows: 24, columns: 80), Size(rows: 50, columns: 160)])
  func chineseLists(language: Language, size: Size) throws {
    var screen = try ScreenHarness(size, policy: "custom", text: "一二三")
    while screen.state.language != language { screen.press(.alt("l")) }
    let lists: [(String, KeyEvent, lines: Int)] = [
      ("palette", .alt("x"), 200), ("policies", .control("p"), 40), ("profile", .control("b"), 60),
      ("keyboards", .control("k"), 20),
    ]
    for (name, key, lines) in lists {
      screen.press(key)
      for _ in 0..<lines {
        expectNoEnglish(screen, name)
        screen.press(.move(.down))
      }
      screen.press(.escape)
    }
    screen.press(.control("e"), .control("p"))
    for _ in 0..<40 {
      expectNoEnglish(screen, "compared policies")
      screen.press(.move(.down))
    }
    screen.press(.escape, .control("e"), .control("p"), .move(.right))
    for _ in 0..<20 {
      expectNoEnglish(screen, "the policy's switches")
      screen.press(.move(.down))
    }
    screen.press(.escape, .escape, .alt("4"))
    for _ in Form.fields {
      expectNoEnglish(screen, "form")
      screen.press(.tab)
    }
  }

  @Test(
    "Neither do the inspector and the keyboards on the screen",
    arguments: Language.allCases.dropFirst(), KeyboardName.allCases)
  func chineseKeyboards(language: Language, keyboard: KeyboardName) throws {
    // What has no name of Unicode's, and the empty text.
    for text in [UTF16Text(units: [0xD83D]), UTF16Text("\u{E000}"), UTF16Text("")] {
      var screen = try ScreenHarness(Size(rows: 50, columns: 160), text: text) {
        $0.keyboard = keyboard
      }
      while screen.state.language != language { screen.press(.alt("l")) }
      screen.press(.alt("2"), .alt("3"), .alt("p"))
      expectNoEnglish(screen, "inspector, \(keyboard)")
      screen.press(.control("d"), .alt("p"))
      expectNoEnglish(screen, "inspector in full, \(keyboard)")
    }
  }

  @Test(
    "The list of cases speaks Chinese but for the cases", arguments: Language.allCases.dropFirst())
  func chineseCases(language: Language) throws {
    let scenario = try Scenario(
      SourceFile(
        name: "一.scenario", text: "title \"一\"\nkeyboard pinyin\nkeys 9\nexpect unmarked\n"))
    var screen = try ScreenHarness(Size(rows: 30, columns: 100))
    screen.change {
      $0.language = language
      $0.openCases()
      $0.browser = CaseBrowser("", [scenario], [.file(.noScenarios("二"))])
    }
    let script = ["scenario", "title", "keyboard", "pinyin", "expect", "unmarked"]
    for keys in [[], [.control("r")], [.move(.down)], [.control("o")]] as [[KeyEvent]] {
      for key in keys { screen.press(key) }
      while screen.passTime() {}
      for row in screen.rows {
        let words = Self.parts(of: row).filter { !Self.isAllowed($0) && !script.contains($0) }
        #expect(words.isEmpty, "\(row)")
      }
    }
  }

  @Test("A crash, an empty list and an unknown key speak Chinese")
  func chineseTrouble() throws {
    var screen = try ScreenHarness(policy: "editing-changed", text: "一二三四五六七八")
    screen.press(.alt("l"))
    screen.send(.unknown("ESC [ 9 9 q"))
    expectNoEnglish(screen, "unknown key")
    screen.send(.paste(Paste("12345")))
    screen.press(.control("u"))
    expectNoEnglish(screen, "crash")
    #expect(screen.state.frame.text.contains("已崩溃"))
    screen.press(.control("a"))
    expectNoEnglish(screen, "no system actions")
  }

  @Test("A scenario that is being played speaks Chinese but for its own lines")
  func chinesePlaying() throws {
    var screen = try ScreenHarness(
      playing: "limit 10\npolicy combined\ntext \"一二三四五六七八九十\"\nkeys n\nexpect unmarked\n")
    screen.press(.alt("l"), .alt("1"), .return)
    let row = try #require(screen.rows.dropLast().last)
    #expect(row.contains("脚本结束"))
  }
}
