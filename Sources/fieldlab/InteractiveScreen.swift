import FieldLabUI
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
  /// A signal that ends the program ends it as it would any other, once the terminal is given back.
  /// - Parameters:
  ///   - recording: the file to record in from the start; none when nil.
  ///   - makeState: the state for a screen of this size, with these widths.
  /// - Throws: why the terminal cannot be used; it is as it was then.
  static func run(
    recordingIn recording: String? = nil, _ makeState: (Size, ScalarWidths) -> AppState
  ) throws(TerminalError) {
    let terminal = try Terminal()
    defer { terminal.restore() }
    var state = makeState(terminal.size, terminal.widths)
    var files = SessionFiles()
    if let recording {
      for effect in state.startRecording(fromHere: false, in: recording) {
        if let outcome = files.perform(effect) { state.take(outcome) }
      }
    }
    let start = ContinuousClock.now
    terminal.paint(state.frame)
    loop: while let event = terminal.nextEvent() {
      for effect in state.update(event, at: ContinuousClock.now - start) {
        switch effect {
        case .quit: break loop
        case .end(let number):
          terminal.restore()
          signal(number, SIG_DFL)
          raise(number)
          break loop
        case .suspend: terminal.suspend()
        case .mouse(let isOn): terminal.reportsClicks = isOn
        case .bell: terminal.bell()
        case .record, .save: if let outcome = files.perform(effect) { state.take(outcome) }
        }
      }
      if !terminal.hasEvents { terminal.paint(state.frame) }
    }
  }
}
