import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("The list of cases")
struct CasesTests {
  static let files = [
    (
      "cases/sub/late.scenario",
      "title \"late\"\npolicy combined, unlimited\nkeys hao\npick 1\nexpect text \"好\""
    ),
    ("cases/early.scenario", "title \"a 装 of mine\"\nlimit 3\npaste \"abcd\"\nexpect text \"x\""),
    ("cases/zoo.scenario", "keys ni\nexpect marked \"ni\"\npick 1"),
  ]

  /// What a folder with these files holds.
  static var browser: CaseBrowser {
    get throws {
      CaseBrowser(
        "cases", try files.map { try Scenario(SourceFile(name: $0.0, text: $0.1)) },
        [.file(.cannotRead("cases/locked.scenario", errno: 13)), .scenario(try broken)])
    }
  }

  /// A file with two errors.
  static var broken: ScenarioErrors {
    get throws {
      let source = SourceFile(name: "cases/bad.scenario", text: "keys a\nkees b\ncaret x")
      let errors = #expect(throws: ScenarioErrors.self) { try Scenario(source) }
      return try #require(errors)
    }
  }

  static func screen(_ size: Size = Size(rows: 24, columns: 80)) throws -> ScreenHarness {
    var screen = try ScreenHarness(size)
    let browser = try browser
    screen.change { $0.browser = browser }
    screen.press(.alt("5"))
    return screen
  }

  @Test("The program's own cases are there at once")
  func published() throws {
    var screen = try ScreenHarness()
    screen.press(.alt("5"))
    let browser = try #require(screen.state.browser)
    #expect(browser.items.count == PublishedCases.sources.count)
    #expect(browser.items.allSatisfy { $0.scenario != nil })
    #expect(screen.rows[2].hasPrefix(">  01-full-then-pinyin"))
    screen.press(.escape)
    #expect(screen.state.overlay == nil)
  }

  @Test("Files stand under their folders, and what cannot be read at the end, line by line")
  func order() throws {
    let browser = try Self.browser
    #expect(browser.items.map(\.folder) == ["", "", "sub", "", "", ""])
    #expect(
      browser.items.map(\.name) == [
        "early", "zoo", "late", "", "bad:2", "bad:3",
      ])
    var screen = try Self.screen()
    #expect(screen.rows.contains { $0.hasPrefix(" sub/") })
    screen.press(.move(.end))
    #expect(screen.state.frame.text.contains("caret x"))
    screen.press(.return)
    #expect(screen.effects == [.bell])
  }

  @Test(
    "Letters find names and titles, in their order if not as they stand",
    arguments: [
      ("oo", ["zoo"]), ("装", ["early"]), ("LATE", ["late"]), ("bd:3", ["bad:3"]),
      ("xyz", []), ("sub/", ["late"]),
    ])
  func finding(query: String, names: [String]) throws {
    var screen = try Self.screen()
    screen.send(.text(query))
    let browser = try #require(screen.state.browser)
    #expect(browser.matches.map { browser.items[$0].name } == names)
    screen.press(.return)
    #expect((screen.state.playback == nil) == (names.isEmpty || query == "bd:3"))
  }

  @Test("The bar stays on what it was on while that is found")
  func bar() throws {
    var screen = try Self.screen()
    screen.press(.move(.down))
    screen.type("o")
    #expect(screen.state.browser?.current?.name == "zoo")
    screen.press(.backspace())
    #expect(screen.state.browser?.matches.count == 6)
    #expect(screen.state.browser?.current?.name == "zoo")
    screen.press(.backspace())
    #expect(screen.effects == [.bell])
    screen.press(.move(.home))
    #expect(screen.state.browser?.selected == 0)
    screen.press(.move(.pageDown), .move(.pageDown))
    #expect(screen.state.browser?.selected == 5)
  }

  @Test("All are run one by one, and marked as held or not")
  func running() throws {
    var screen = try Self.screen()
    screen.press(.control("r"))
    var passes = 0
    while screen.passTime() { passes += 1 }
    #expect(passes == 3)
    let browser = try #require(screen.state.browser)
    #expect(browser.items.prefix(3).map { $0.outcomes?.failed } == [1, 0, 0])
    #expect(screen.rows[0].contains("✓ 2  ✗ 1"))
    #expect(screen.rows.contains { $0.hasPrefix(">✗ early") })
    screen.press(.control("r"))
    #expect(screen.state.browser?.isRunning == true)
    screen.press(.escape)
    #expect(screen.timeToNextStep == nil)
  }

  @Test("A key never waits for a long scenario, and Escape stops in the midst of it")
  func runningLong() throws {
    let keys = 2 * CaseBrowser.eventsAtOnce + 1
    let text = "keyboard english\npolicy unlimited\nkeys {x*\(keys)}\nexpect count \(keys)\n"
    let scenario = try Scenario(SourceFile(name: "long.scenario", text: text))
    var screen = try ScreenHarness()
    screen.change {
      $0.openCases()
      $0.browser = CaseBrowser("", [scenario])
    }
    screen.press(.control("r"))
    for _ in 0..<2 {
      _ = screen.passTime()
      #expect(screen.state.browser?.isRunning == true)
    }
    let halfway = screen
    _ = screen.passTime()
    #expect(screen.state.browser?.current?.outcomes?.held == 1)
    #expect(screen.timeToNextStep == nil)
    screen = halfway
    screen.press(.escape)
    #expect(screen.timeToNextStep == nil)
    let browser = try #require(screen.state.browser)
    #expect(browser.current?.outcomes == nil)
  }

  @Test("Return plays; the list is at the same place afterwards, and knows what held")
  func playing() throws {
    var screen = try Self.screen()
    screen.press(.move(.down), .return)
    #expect(screen.state.playback?.scenario.name == "cases/zoo.scenario")
    #expect(screen.state.overlay == nil)
    screen.press(.move(.end), .escape, .escape)
    #expect(screen.state.overlay?.isCases == true)
    #expect(screen.state.browser?.current?.name == "zoo")
    #expect(screen.state.browser?.current?.outcomes?.held == 1)
  }

  @Test("n and p play the next and the previous of those that are found")
  func neighbours() throws {
    var screen = try Self.screen()
    screen.press(.return)
    screen.type("n")
    #expect(screen.state.playback?.scenario.title == "zoo.scenario")
    screen.type("n")
    #expect(screen.state.playback?.scenario.title == "late")
    #expect(screen.state.isComparing)
    screen.type("n")
    #expect(screen.effects == [.bell])
    screen.type("pp")
    #expect(screen.state.playback?.scenario.title == "a 装 of mine")
    #expect(screen.state.workbench.leading.policy.limit?.value == 3)
    screen.type("p")
    #expect(screen.effects == [.bell])
  }

  @Test("A case that was left goes on where it was left; one at its end starts again")
  func goingOn() throws {
    var screen = try Self.screen()
    screen.press(.move(.down), .return, .return, .escape)
    screen.type("x")
    screen.press(.alt("5"))
    #expect(screen.state.frame.text.contains("left at line 3"))
    screen.press(.return)
    #expect(screen.field == "[ni|]")
    #expect(screen.state.playback?.nextLine == 3)
    screen.press(.move(.end), .alt("5"), .return)
    #expect(screen.state.playback?.nextLine == 1)
  }

  @Test("A path is read outside, and what came of it is shown")
  func loading() throws {
    var screen = try Self.screen()
    screen.press(.control("o"))
    screen.type("ab")
    screen.press(.move(.left))
    screen.type("/")
    #expect(screen.state.browser?.query == "")
    screen.press(.return)
    #expect(screen.effects == [.load(path: "a/b")])
    var nowhere = ScenarioLoader()
    nowhere.load(["/nowhere/at/all"])
    screen.change { $0.show(nowhere, from: "a/b") }
    #expect(screen.state.frame.text.contains("Nothing was read: cannot read /nowhere/at/all"))
    #expect(screen.state.browser?.place == "cases")
    var published = ScenarioLoader()
    published.load([ScenarioLoader.published])
    screen.change { $0.show(published, from: ScenarioLoader.published) }
    #expect(screen.state.browser?.place == "published")
    screen.press(.control("o"), .escape)
    #expect(screen.state.overlay?.isCases == true)
  }

  @Test("A recording of what was done before ends, and another one begins")
  func recording() throws {
    var screen = try ScreenHarness()
    screen.type("hao")
    screen.press(.alt("r"), .return, .alt("5"), .return)
    guard case .record(.end(let text))? = screen.effects.first,
      case .record(.begin(_, _, let other))? = screen.effects.last
    else {
      Issue.record("\(screen.effects)")
      return
    }
    #expect(text.contains("keys hao"))
    #expect(!other.contains("keys"))
    #expect(other.contains("text    \"一二三四五六七八九十\"") || other.contains("text \"一二三四五六七八九十\""))
  }
}
