import FieldLabUI
import Scenarios
import Screen
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The screen's loop: paint the state, wait for an event, update the state.
///
/// The clock and the terminal are here and nowhere below.
enum InteractiveScreen {
  /// Runs until the tester quits.
  ///
  /// A signal that ends the program ends the session, and the terminal is given back.
  /// - Parameters:
  ///   - stage: what is shown at first.
  ///   - appearance: how it looks.
  ///   - faults: what was wrong with the settings that were remembered.
  ///   - options: what else the command line says.
  /// - Returns: the last state, and the signal.
  /// - Throws: why the terminal cannot be used; it is as it was then.
  static func run(
    _ stage: Stage, _ appearance: Appearance, faults: [SettingsFault], _ options: ScreenOptions
  ) throws(TerminalError) -> SessionEnd {
    let terminal = try Terminal(colors: appearance.colors, backdrop: appearance.backdrop)
    defer { terminal.restore() }
    var state = stage.state(terminal.size, terminal.widths)
    state.take(appearance)
    terminal.reportsClicks = appearance.reportsClicks
    state.take(.settingsFaulty(faults))
    var files = SessionFiles()
    if let recording = options.recording {
      for effect in state.startRecording(fromHere: false, in: recording) {
        if let outcome = files.perform(effect) { state.take(outcome) }
      }
    }
    let start = ContinuousClock.now
    terminal.paint(state.frame)
    var now = Duration.zero
    loop: while true {
      let event = terminal.nextEvent(timeout: state.timeToNextStep(at: now))
      now = ContinuousClock.now - start
      for effect in event.map({ state.update($0, at: now) }) ?? state.pass(at: now) {
        switch effect {
        case .quit: break loop
        case .end(let number):
          return SessionEnd(state: state, number: number)
        case .suspend: terminal.suspend()
        case .mouse(let isOn): terminal.reportsClicks = isOn
        case .bell: terminal.bell()
        case .load(let path):
          var loader = ScenarioLoader()
          loader.load([path])
          state.show(loader, from: path)
        case .record, .save, .saveScenario, .saveSettings:
          if let outcome = files.perform(effect) { state.take(outcome) }
        }
      }
      if !terminal.hasEvents { terminal.paint(state.frame) }
    }
    return SessionEnd(state: state)
  }
}
