import Foundation
import InputMethods
import Limits
import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("Recording on the screen")
struct RecordingTests {
  /// A screen and the files that its effects write.
  private struct Recorder {
    var screen: ScreenHarness
    /// The texts of the files, the present one last.
    var files: [String] = []
    var hasEnded = false

    init(_ screen: ScreenHarness) {
      self.screen = screen
    }

    mutating func send(_ event: TerminalEvent) {
      screen.send(event)
      for case .record(let change) in screen.effects {
        switch change {
        case .begin(_, _, let text):
          files.append(text)
          hasEnded = false
        case .append(let text): files[files.count - 1] += text
        case .replace(let text): files[files.count - 1] = text
        case .end(let text):
          files[files.count - 1] = text
          hasEnded = true
        }
      }
    }

    mutating func press(_ keys: KeyEvent...) {
      for key in keys { send(.key(key)) }
    }

    mutating func type(_ text: String) {
      for character in text { press(.character(character)) }
    }

    /// Checks that the file is a scenario of which everything holds.
    func expectHeld(sourceLocation: SourceLocation = #_sourceLocation) throws {
      let text = try #require(files.last)
      let scenario = try Scenario(SourceFile(name: "r.scenario", text: text))
      var report = ""
      let tally = ScenarioSuite([scenario]).run(as: .text, in: .english, to: &report)
      #expect(tally.failed == 0, "\(report)\n\(text)", sourceLocation: sourceLocation)
      #expect(tally.passed > 0, sourceLocation: sourceLocation)
    }
  }

  private static let key = KeyEvent.control("_")

  private func recorder(_ policy: String = "combined") throws -> Recorder {
    Recorder(try ScreenHarness(policy: policy))
  }

  @Test("After every key the file is a scenario that holds and ends where the screen is")
  func growing() throws {
    var recorder = try recorder()
    recorder.press(Self.key)
    try recorder.expectHeld()
    for key in "haohaohao1zhongguoren1" {
      recorder.type(String(key))
      recorder.screen.wait(.milliseconds(80))
      try recorder.expectHeld()
    }
    recorder.send(.paste(Paste("一二三四五六七八九十\u{1F1E8}")))
    try recorder.expectHeld()
    recorder.send(.text("\u{1F1E8}"))
    recorder.send(.text("\u{1F1F3}"))
    recorder.press(.control("u"), .control("s"), .control("x"), .control("v"))
    try recorder.expectHeld()
    #expect(recorder.files.last?.contains(recorder.screen.field) == true)
    recorder.press(Self.key)
    #expect(recorder.hasEnded && recorder.files.count == 1)
    try recorder.expectHeld()
    #expect(recorder.screen.state.recording == nil)
  }

  @Test(
    "Time is recorded only where a keyboard waits, and what is recorded ends the same",
    arguments: KeyboardName.allCases, [1, 3, 5])
  func time(keyboard: KeyboardName, pace: Int) throws {
    var recorder = Recorder(try ScreenHarness { $0.keyboard = keyboard })
    recorder.press(Self.key)
    let waits = [0, 50, 400, 1200, 900, 20, 600]
    for (place, key) in "222  ab a  2226 6 666ab  2 2 2  a b22  66".enumerated() {
      recorder.screen.wait(.milliseconds(waits[place * pace % waits.count]))
      recorder.type(String(key))
    }
    recorder.screen.wait(.seconds(2))
    recorder.press(Self.key)
    try recorder.expectHeld()
    let text = try #require(recorder.files.last)
    #expect(text.firstMatch(of: /tick [0-9.]+\n(tick|$)/) == nil)
  }

  @Test("Keys that no time keeps apart are one line, however slowly they were typed")
  func slowKeys() throws {
    var recorder = try recorder()
    recorder.press(Self.key)
    for key in "nihao" {
      recorder.screen.wait(.milliseconds(350))
      recorder.type(String(key))
    }
    recorder.screen.wait(.seconds(1))
    recorder.press(Self.key)
    #expect(recorder.files.last?.contains("keys nihao\n") == true)
    #expect(recorder.files.last?.contains("tick") == false)
  }

  @Test("Since the start, and from here on with what led up to it")
  func marks() throws {
    var recorder = try recorder()
    recorder.type("hao1")
    recorder.press(Self.key, .return)
    try recorder.expectHeld()
    #expect(recorder.files[0].contains("expect state \"[hao|]\""))
    recorder.press(Self.key, Self.key, .move(.down), .return)
    recorder.type("ma")
    try recorder.expectHeld()
    #expect(recorder.files.count == 2)
    #expect(recorder.files[1].contains("keys h\n"))
    #expect(recorder.files[1].contains("[hao|]") == false)
    #expect(recorder.files[1].contains("expect state \"好[ma|]\""))
  }

  @Test("Other settings end the file with what was seen, and begin one of the same events")
  func settings() throws {
    var recorder = try recorder()
    recorder.press(Self.key)
    recorder.type("haohaohaohao")
    recorder.press(.control("e"))
    #expect(recorder.files.count == 2)
    #expect(recorder.files[0].contains("policy combined"))
    try recorder.expectHeld()
    #expect(recorder.files[1].contains("expect state \"[hao\\u{2006}hao"))
    recorder.press(.control("l"), .character("3"), .return)
    try recorder.expectHeld()
    #expect(recorder.files[2].contains("limit 3 utf16"))
    recorder.type("1x")
    try recorder.expectHeld()
    #expect(recorder.files.count == 3)
    for file in recorder.files {
      recorder.files = [file]
      try recorder.expectHeld()
    }
  }

  @Test("Settings before the first key change a named file, another policy in the lead none")
  func settingsAtFirst() throws {
    var recorder = try recorder()
    _ = recorder.screen.state.startRecording(fromHere: false, in: "mine")
    recorder.files = ["mine"]
    recorder.press(.control("p"), .escape)
    recorder.screen.wait(.seconds(3))
    recorder.press(.control("l"), .character("3"), .return, .control("e"))
    #expect(recorder.files.count == 1)
    #expect(recorder.files[0].contains("limit 3 utf16"))
    recorder.type("h")
    try recorder.expectHeld()
    recorder.press(.move(.down), .backTab, .backTab)
    recorder.type("a")
    #expect(recorder.files.count == 1)
    try recorder.expectHeld()
  }

  @Test("That a file has ended and another begun is told")
  func tellingOfAnother() throws {
    var state = try ScreenHarness().state
    state.take(.ended("a-1"))
    state.take(.began("b-1"))
    #expect(state.frame.text.contains("Recording to b-1 from here on; a-1 is complete."))
  }

  @Test("Starting over ends the file and begins another")
  func startingOver() throws {
    var recorder = try recorder()
    recorder.press(Self.key)
    recorder.type("hao")
    recorder.press(.control("n"))
    recorder.type("m")
    #expect(recorder.files.count == 2)
    #expect(recorder.files[0].contains("keys hao\n"))
    try recorder.expectHeld()
  }

  @Test("Behind a check that is off nothing is expected")
  func checks() throws {
    var recorder = try recorder("delegate-only")
    recorder.press(Self.key)
    recorder.type("1234567890")
    recorder.press(.control("t"))
    recorder.type("1")
    recorder.press(.control("t"))
    recorder.type("2")
    try recorder.expectHeld()
    #expect(recorder.files[0].contains("# pre-check switched off"))
    #expect(recorder.files[0].hasSuffix("keys 2\n"))
  }

  @Test("A scenario that is played is recorded, and going back takes back")
  func playing() throws {
    var recorder = Recorder(
      try ScreenHarness(playing: "policy exact\nlimit 3\nkeys hao\nkeys {space}\ncaret 0"))
    recorder.press(Self.key)
    recorder.press(.move(.end))
    try recorder.expectHeld()
    #expect(recorder.files[0].contains("caret 0"))
    recorder.press(.move(.left))
    try recorder.expectHeld()
    #expect(recorder.files.count == 1)
    #expect(recorder.files[0].contains("caret 0") == false)
  }

  @Test("An error ends the recording, is told, and the session goes on")
  func failing() throws {
    var state = try ScreenHarness().state
    _ = state.startRecording(fromHere: false)
    state.take(.recordingFailed(.cannotWrite("x", errno: ENOSPC)))
    #expect(state.recording == nil)
    #expect(state.frame.text.contains("No space left on device"))
    _ = state.update(.key(.character("h")), at: .zero)
    #expect(state.workbench.leading.field.markedText == "h")
    #expect(state.frame.text.contains("✗ not recorded"))
    _ = state.startRecording(fromHere: false)
    #expect(state.frame.text.contains("✗ not recorded") == false)
  }

  @Test("Quitting ends the recording first")
  func quitting() throws {
    var recorder = try recorder()
    recorder.press(Self.key)
    recorder.type("hao")
    recorder.press(.control("q"))
    #expect(recorder.screen.effects.last == .quit)
    #expect(recorder.hasEnded)
    #expect(recorder.files[0].contains("keys hao\n"))
    try recorder.expectHeld()
  }

  @Test("A bug report holds a scenario that passes, the trace and the picture")
  func bugReport() throws {
    var screen = try ScreenHarness(policy: "delegate-only", text: "一二三四五六七八九十")
    screen.type("hao")
    screen.press(.control("\\"))
    guard case .save(let report)? = screen.effects.first else {
      Issue.record("nothing to save")
      return
    }
    #expect(report.stem == "bug-delegate-only-10-utf16")
    var recorder = Recorder(screen)
    recorder.files = [report.scenario]
    try recorder.expectHeld()
    #expect(report.scenario.contains("expect refused"))
    #expect(report.trace.contains("keys h\n  delegate-only\n    shouldChange 10..<10 \"h\""))
    #expect(report.picture.hasPrefix("<svg "))
    #expect(report.picture.contains(">十</text>"))
  }
}
