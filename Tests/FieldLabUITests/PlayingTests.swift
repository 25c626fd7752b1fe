import Screen
import Testing

@testable import FieldLabUI

@Suite("Playing by itself, by hand, and with other steps")
struct PlayingTests {
  static let source = """
    title  "mine"
    limit  10
    policy combined, editing-changed
    text   "一二三四五六七八九十"

    keys hao
    expect state "一二三四五六七八九十[hao|]"
    keys {space}
    expect text "一二三四五六七八九十"
    """

  // MARK: By itself

  @Test("Space plays it key by key to its end, with the chosen time between, and stops there")
  func byItself() throws {
    var screen = try ScreenHarness(playing: Self.source)
    #expect(screen.timeToNextStep == nil)
    screen.type(" ")
    var fields: [Int] = []
    while screen.passTime() { fields.append(screen.state.workbench.eventCount) }
    #expect(fields == [1, 2, 3, 4])
    #expect(screen.state.playback?.nextLine == nil)
    screen.type(" ")
    #expect(screen.effects == [.bell])
  }

  @Test("What comes between two keys does not make the second one late")
  func due() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.type("- ")
    #expect(screen.state.timeToNextStep(at: .zero) == .seconds(1))
    screen.wait(.milliseconds(400))
    screen.send(.resize(Size(rows: 30, columns: 100)))
    #expect(screen.state.timeToNextStep(at: .milliseconds(400)) == .milliseconds(600))
    #expect(screen.state.timeToNextStep(at: .seconds(9)) == .zero)
    screen.change { _ = $0.pass(at: .milliseconds(999)) }
    #expect(screen.state.workbench.eventCount == 0)
  }

  @Test("Plus and minus change the time, up to the ends")
  func speed() throws {
    var screen = try ScreenHarness(playing: Self.source)
    for _ in Player.intervals { screen.type("+") }
    #expect(screen.effects == [.bell])
    #expect(screen.state.player.interval == Player.intervals.last)
    screen.type(" ")
    #expect(screen.state.frame.text.contains("a key every 0.125 s"))
    for _ in Player.intervals { screen.type("-") }
    #expect(screen.state.frame.text.contains("a key every 4 s"))
  }

  @Test("A key by hand, another view or Space stops it", arguments: [" ", "e"])
  func pausing(key: Character) throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.type(" ")
    screen.press(.move(.right))
    #expect(screen.timeToNextStep == nil)
    screen.type(" ")
    screen.press(.character(key))
    #expect(screen.timeToNextStep == nil)
  }

  // MARK: By hand

  @Test("After going on by hand, the scenario is there again as it was left")
  func resuming() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.press(.return)
    let picture = screen.state.frame
    screen.press(.escape)
    screen.type("x ")
    screen.press(.control("n"))
    #expect(screen.state.playback == nil)
    screen.press(.alt("6"))
    #expect(screen.state.frame == picture)
    screen.press(.alt("6"))
    #expect(screen.effects == [.bell])
    screen.press(.move(.home))
    #expect(screen.field == "一二三四五六七八九十|")
  }

  @Test("With no scenario there is none to go back to")
  func nothingToResume() throws {
    var screen = try ScreenHarness()
    screen.press(.alt("6"))
    #expect(screen.effects == [.bell])
    #expect(screen.state.frame.text.contains("No scenario has been left"))
  }

  // MARK: Recording

  @Test("Going back takes what was recorded back, and time that passes adds nothing")
  func recording() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.press(.alt("r"))
    screen.press(.return)
    guard case .record(.append(let added))? = screen.effects.first else {
      Issue.record("\(screen.effects)")
      return
    }
    #expect(added.contains("keys o"))
    screen.wait(.seconds(3))
    screen.press(.move(.left))
    guard case .record(.replace(let text))? = screen.effects.first else {
      Issue.record("\(screen.effects)")
      return
    }
    #expect(text.contains("keys a"))
    #expect(!text.contains("keys o"))
    screen.wait(.seconds(3))
    screen.press(.control("d"))
    #expect(screen.effects == [])
    screen.press(.move(.right))
    #expect(screen.effects.count == 1)
  }

  // MARK: Other steps

  @Test("Another next step runs in place of the old one, and going back is exact")
  func replacing() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.press(.return)
    let before = screen.field
    screen.type("e")
    #expect(screen.state.frame.text.contains("The next step"))
    for _ in 0..<7 { screen.press(.backspace()) }
    screen.type("{backspace*2}")
    screen.press(.return)
    #expect(screen.state.overlay == nil)
    #expect(screen.rows.contains { $0.hasPrefix(">*keys {backspace*2}") })
    screen.press(.return)
    let played = screen.state.frame
    #expect(screen.state.workbench.bench.sessions[1].field.markedText == "h")
    screen.press(.move(.left), .move(.left))
    #expect(screen.field == before)
    screen.press(.move(.home), .move(.end))
    #expect(screen.state.frame.text(inRow: 2) == played.text(inRow: 2))
    #expect(screen.state.workbench.bench.sessions[1].field.markedText == "h")
  }

  @Test("A step that is wrong says so at its place, and the question stays")
  func wrong() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.type("e")
    screen.press(.move(.home))
    screen.type("x")
    screen.press(.return)
    #expect(screen.effects == [.bell])
    #expect(screen.state.frame.text.contains("unknown verb \"xkeys\"; did you mean \"keys\"?"))
    screen.press(.move(.home), .deleteForward())
    #expect(!screen.state.frame.text.contains("unknown verb"))
    screen.press(.return)
    #expect(screen.state.overlay == nil)
  }

  @Test("A step that has been begun is edited from its start")
  func begun() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.press(.move(.right), .move(.right))
    screen.type("e")
    #expect(screen.state.workbench.eventCount == 0)
    screen.press(.escape)
    #expect(screen.state.playback?.isChanged == false)
  }

  @Test("A step more, a step less, and the scenario as a new file")
  func savingChanges() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.type("s")
    #expect(screen.effects == [.bell])
    screen.type("i")
    screen.send(.text("paste \"装\""))
    screen.press(.return, .return)
    #expect(screen.state.playback?.changedLines == [6])
    screen.type("x")
    #expect(screen.state.playback?.nextLine == 9)
    screen.press(.move(.end))
    screen.type("x")
    #expect(screen.effects == [.bell])
    screen.type("i")
    screen.send(.text("undo"))
    screen.press(.return)
    screen.type("s")
    let text = Self.source.replacing("\nkeys hao\nexpect s", with: "\n# keys hao\n# expect s")
      .replacing("\n\n", with: "\n\npaste \"装\"\n")
    #expect(screen.effects == [.saveScenario(stem: "test-changed", text: text + "\nundo\n")])
  }

  @Test("A change is taken back to the picture before it")
  func takingBack() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.press(.return)
    let picture = screen.state.frame
    screen.type("x")
    #expect(screen.state.playback?.nextLine == nil)
    screen.type("u")
    #expect(screen.state.frame == picture)
    screen.type("u")
    #expect(screen.effects == [.bell])
  }

  @Test("The last step that anything is tested by stays")
  func keeping() throws {
    var screen = try ScreenHarness(playing: "keys a")
    screen.type("x")
    #expect(screen.effects == [.bell])
    #expect(screen.state.frame.text.contains("The step stays: no step and no expectation"))
  }

  // MARK: Expected beside got

  @Test("What was got stands beside what held, of the step just done and where there is room")
  func gotBesideHeld() throws {
    let source = """
      limit 3
      policy delegate-only
      keyboard english
      keys abc
      expect remaining 0
      keys d
      expect refused
      expect text "abc"
      """
    var screen = try ScreenHarness(playing: source, Size(rows: 30, columns: 100))
    screen.press(.return)
    #expect(screen.rows.contains { $0.contains("✓   expect remaining 0   got 0") })
    screen.press(.return)
    #expect(
      screen.rows.contains { $0.contains("✓   expect refused   got refused: 4 over limit 3") })
    #expect(screen.rows.contains { $0.contains("✓   expect text \"abc\"   got \"abc\"") })
    #expect(!screen.rows.contains { $0.contains("got 0") })
    screen.send(.resize(Size(rows: 24, columns: 40)))
    #expect(screen.rows.contains { $0.hasPrefix("✓   expect refused") && !$0.contains("got") })
  }

  @Test("What was expected stands beside what was got where both fit, else above it")
  func columns() throws {
    var screen = try ScreenHarness(playing: Self.source, Size(rows: 50, columns: 160))
    screen.press(.return)
    #expect(
      screen.rows.contains {
        $0.contains("combined  expected \"一二三四五六七八九十[hao|]\"  got \"一二三四五六七八九十|\"")
      })
    screen.send(.resize(Size(rows: 50, columns: 60)))
    let row = try #require(screen.rows.firstIndex { $0.contains("combined  expected") })
    #expect(screen.rows[row + 1].contains("          got      \"一二三四五六七八九十|\""))
    #expect(screen.state.frame.text.contains("1 held, 1 failed"))
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = range(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }

  private func range(of part: String) -> Range<String.Index>? { ranges(of: part).first }
}
