import Emulator
import Foundation
import Limits
import Scenarios
import Screen
import TextField
import Testing

@testable import FieldLabUI

/// A screen without a terminal: keys go in, the picture as text comes out.
struct ScreenHarness {
  var state: AppState
  private(set) var effects: [Effect] = []
  private var now = Duration.zero

  init(_ state: AppState) {
    self.state = state
  }

  /// A screen over a fresh field.
  init(
    _ size: Size = Size(rows: 24, columns: 80), policy: String = "combined",
    text: UTF16Text = "", change: (inout Settings) -> Void = { _ in }
  ) throws {
    var settings = Settings.opening
    settings.policy = try #require(PolicyCatalog.policy(policy))
    settings.text = text
    change(&settings)
    state = AppState(workbench: try Workbench(settings: settings), size: size, widths: .reference)
  }

  /// A screen that plays a scenario.
  init(playing source: String, _ size: Size = Size(rows: 24, columns: 80)) throws {
    let scenario = try Scenario(SourceFile(name: "test.scenario", text: source))
    let playback = try #require(try Playback(scenario))
    state = AppState(playing: playback, size: size, widths: .reference)
  }

  mutating func send(_ event: TerminalEvent) {
    effects = state.update(event, at: now)
  }

  mutating func press(_ keys: KeyEvent...) {
    for key in keys { send(.key(key)) }
  }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  mutating func wait(_ time: Duration) {
    now += time
  }

  /// Changes the state from outside, as the program around it does.
  mutating func change(_ body: (inout AppState) throws -> Void) rethrows {
    try body(&state)
  }

  /// Waits as the program does until something moves by itself; false when nothing will.
  mutating func passTime() -> Bool {
    guard let time = timeToNextStep else { return false }
    now += time
    effects = state.pass(at: now)
    return true
  }

  /// How long until something moves by itself; nil when nothing will.
  var timeToNextStep: Duration? { state.timeToNextStep(at: now) }

  var field: String { StateNotation.describe(state.workbench.leading.field) }
  var rows: [String] {
    state.frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension AppState {
  /// What is under the bar of the menu that is open.
  var selectedItem: String? {
    guard case .menu(let menu) = overlay else { return nil }
    return menu.items[menu.selected].id
  }
}

/// Compares a picture with a file of `Golden`, which a run with `RECORD_GOLDEN=1` writes anew; never
/// where `CI` is set.
func expectGolden(
  _ frame: Frame, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")
  let file = folder.appendingPathComponent(name + ".txt")
  let picture = frame.text(cursor: "█") + "\n"
  let environment = ProcessInfo.processInfo.environment
  if environment["RECORD_GOLDEN"] == "1", environment["CI"] == nil {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try picture.write(to: file, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(picture == golden, "\(name)", sourceLocation: sourceLocation)
}
