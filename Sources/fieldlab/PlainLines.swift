import FieldLabUI
import Scenarios
import Screen
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The loop of `--plain`: read a key, update the state, write what is new as lines.
enum PlainLines {
  /// Runs until the tester quits, or to the end of a file.
  ///
  /// Where keys come from a file no time passes between them, so that the same file gives the same lines;
  /// what moves by itself has come to its end before the next key.
  /// - Returns: the last state, and the signal that ended it.
  /// - Throws: why the lines cannot be written.
  static func run(
    _ stage: Stage, _ appearance: Appearance, faults: [SettingsFault], _ options: ScreenOptions
  ) throws(FileError) -> SessionEnd {
    let terminal = LineTerminal()
    defer { terminal.restore() }
    var opening = stage.state(PlainSession.size, .reference)
    opening.take(appearance)
    var session = PlainSession(opening)
    var files = SessionFiles()
    var output = DescriptorSink(STDOUT_FILENO)
    output.write(lines: session.take(.settingsFaulty(faults)) + session.opening)
    if let recording = options.recording {
      for effect in session.startRecording(in: recording) {
        guard let outcome = files.perform(effect) else { continue }
        output.write(lines: session.take(outcome))
      }
    }
    output.flush()
    let start = ContinuousClock.now
    var now = Duration.zero
    loop: while output.failure == nil {
      let time = session.timeToNextStep(at: now)
      let arrival =
        terminal.isInteractive || time == nil ? terminal.nextEvent(timeout: time) : .timeUp
      now = terminal.isInteractive ? ContinuousClock.now - start : now + (time ?? .zero)
      let (effects, lines) =
        switch arrival {
        case .event(let event): session.update(event, at: now)
        // The end of a file is as good as the key that quits: a recording has to end too.
        case .end: session.update(.key(.control("q")), at: now)
        case .timeUp: session.pass(at: now)
        }
      output.write(lines: lines)
      output.flush()
      for effect in effects {
        switch effect {
        case .quit: break loop
        case .end(let number):
          return SessionEnd(state: session.state, number: number)
        case .suspend: terminal.suspend()
        // Lines cannot be clicked, and say more than a bell.
        case .bell, .mouse: break
        case .load(let path):
          var loader = ScenarioLoader()
          loader.load([path])
          output.write(lines: session.show(loader, from: path))
          output.flush()
        case .record, .save, .saveScenario, .saveSettings:
          guard let outcome = files.perform(effect) else { continue }
          output.write(lines: session.take(outcome))
          output.flush()
        }
      }
    }
    if let failure = output.failure, failure != EPIPE {
      let name = session.state.language.say("standard output", "标准输出", "標準輸出")
      throw .cannotWrite(name, errno: failure)
    }
    return SessionEnd(state: session.state)
  }
}

extension DescriptorSink {
  fileprivate mutating func write(lines: [String]) {
    for line in lines { write(line + "\n") }
  }
}
