import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("Playing a scenario")
struct PlaybackTests {
  private static let source = """
    limit  10
    policy combined, editing-changed
    text   "一二三四五六七八九十"

    keys hao
    expect state "一二三四五六七八九十[hao|]"
    keys {space}
    expect text "一二三四五六七八九十"
    """

  @Test("A key at a time, and back to the very same picture")
  func forwardAndBack() throws {
    var screen = try ScreenHarness(playing: Self.source)
    var pictures = [screen.state.frame]
    for _ in 0..<4 {
      screen.press(.move(.right))
      pictures.append(screen.state.frame)
    }
    for picture in pictures.dropLast().reversed() {
      screen.press(.move(.left))
      #expect(screen.state.frame == picture)
    }
    screen.press(.move(.left))
    #expect(screen.effects == [.bell])
  }

  @Test("Back from far on, through keys that were not kept, to the very same states")
  func backFromFarOn() throws {
    let keys = "keys {n*70}{space}{backspace*60}"
    let source = "policy combined\nlimit 100\n\(keys)\nkeys nihao 1"
    var playback = try #require(try Playback(Scenario(SourceFile(name: "long", text: source))))
    func state(_ playback: Playback) -> String {
      let leading = playback.workbench.leading
      return "\(leading.field) \(playback.workbench.eventCount) \(playback.isInsideStep)"
    }
    var states: [String] = []
    repeat { states.append(state(playback)) } while playback.advance()
    for earlier in states.dropLast().reversed() {
      let isBack = playback.goBack()
      #expect(isBack)
      #expect(state(playback) == earlier)
    }
    let isBeforeStart = playback.goBack()
    #expect(!isBeforeStart)
    for _ in 0..<100 { _ = playback.advance() }
    playback.goToStartOfStep()
    #expect(state(playback) == states[0])
  }

  @Test("A step at a time, with what its expectations got")
  func outcomes() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.press(.return)
    #expect(screen.state.frame.text.contains("combined  expected"))
    #expect(screen.state.playback?.outcomes.failed == 1)
    screen.press(.move(.end))
    #expect(screen.state.playback?.nextLine == nil)
    #expect(screen.state.playback?.outcomes[8]?.failures.isEmpty == true)
    screen.press(.move(.home))
    #expect(screen.state.playback?.outcomes.failed == 0)
  }

  @Test("What would be undone by the next step is not done, and says why")
  func commands() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.press(.return)
    let field = screen.field
    for key in ["e", "t", "p", "u", "n"] {
      screen.press(.control(Character(key)))
      #expect(screen.effects == [.bell])
      #expect(screen.state.frame.text.contains("Esc leaves"))
    }
    #expect(screen.field == field)
  }

  @Test("Escape leaves it, and the keys are the field's")
  func leaving() throws {
    var screen = try ScreenHarness(playing: Self.source)
    screen.press(.escape)
    screen.type("h")
    #expect(screen.state.playback == nil)
    #expect(screen.state.workbench.bench.sessions[1].field.markedText == "h")
  }
}
