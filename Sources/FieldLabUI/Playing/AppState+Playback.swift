import Scenarios
import Screen

/// Playing a scenario: its keys, going on by hand, and coming back.
extension AppState {
  /// A screen that plays a scenario.
  public init(playing playback: Playback, size: Size, widths: ScalarWidths) {
    self.init(workbench: playback.workbench, size: size, widths: widths)
    self.playback = playback
  }

  /// Gives a key to the scenario that is being played.
  mutating func playKey(_ key: KeyEvent, in playback: Playback) -> [Effect] {
    var playback = playback
    var moved = true
    switch key {
    case .move(.right, _): moved = playback.advance()
    case .return: moved = playback.advanceStep()
    case .move(.left, _), .backspace: moved = playback.goBack()
    case .move(.end, _): playback.advanceToEnd()
    case .move(.home, _): playback.goToStart()
    case .escape: return leave(playback)
    case .character(let character): return playCommand(character)
    default: return refusePlaying()
    }
    player.due = nil
    show(playback)
    return moved ? [] : [.bell]
  }

  /// A letter or sign while a scenario is played.
  private mutating func playCommand(_ character: Character) -> [Effect] {
    switch character {
    case " ": return togglePlaying()
    case "+", "=": return player.change(by: 1) ? [] : [.bell]
    case "-": return player.change(by: -1) ? [] : [.bell]
    case "n": return playNeighbour(1)
    case "p": return playNeighbour(-1)
    case "e": return askForStep(inserts: false)
    case "i": return askForStep(inserts: true)
    case "x": return dropStep()
    case "u": return takeChangeBack()
    case "s": return saveScenario()
    default: return refusePlaying()
    }
  }

  private mutating func refusePlaying() -> [Effect] {
    message = .playing
    return [.bell]
  }

  /// Shows the phones as they are at the point where a scenario is now.
  mutating func show(_ playback: Playback) {
    self.playback = playback
    workbench = playback.workbench
    followUsedKey()
    candidateStarts = [0]
    followTrace()
    leadInside()
    if playback.nextLine == nil { noteOutcomes(of: playback) }
  }

  /// Goes to where the step of a line comes next.
  mutating func goToStep(inLine line: Int) -> [Effect] {
    guard var playback else { return [] }
    playback.go(toStepInLine: line)
    player.due = nil
    show(playback)
    return []
  }

  /// Plays a scenario with phones of its own.
  ///
  /// A recording of what was done before ends, and another one begins.
  mutating func open(_ playback: Playback) -> [Effect] {
    let isRecording = recording != nil
    let effects = endRecording()
    // What was typed into the form stays there; a scenario is about one field.
    if var form, form.isShown {
      _ = form.close(leaving: workbench)
      self.form = form
    }
    overlay = nil
    player.due = nil
    player.left = nil
    comparison.selected = nil
    comparison.outside = nil
    show(playback)
    return isRecording ? effects + startRecording(fromHere: false) : effects
  }

  // MARK: - By hand and back

  private mutating func leave(_ playback: Playback) -> [Effect] {
    player.due = nil
    player.left = playback
    player.eventsWhenLeft = workbench.eventCount
    self.playback = nil
    message = .scenarioLeft(
      hasList: browser != nil && !workbench.leading.keyboard.isComposing)
    return []
  }

  /// Whether a key leads back to the list: Escape, right after a scenario was left with it.
  func returnsToCases(_ key: KeyEvent) -> Bool {
    key == .escape && playback == nil && browser != nil && player.left != nil
      && !workbench.leading.keyboard.isComposing
      && player.eventsWhenLeft == workbench.eventCount
  }

  /// Goes back to the scenario that was left, at the point where it was left.
  mutating func resume() -> [Effect] {
    guard playback == nil, let left = player.left else {
      message = .noScenarioLeft
      return [.bell]
    }
    return open(left)
  }

  // MARK: - Other steps

  /// Changes the steps from here on, so that it can be taken back.
  mutating func change(
    _ body: (inout Playback) throws(ScenarioErrors) -> Void
  ) throws(ScenarioErrors) {
    guard let old = playback else { return }
    var changed = old
    try body(&changed)
    player.changes.append(old)
    show(changed)
    message = .scenarioChanged
  }

  private mutating func dropStep() -> [Effect] {
    guard playback?.nextLine != nil else { return [.bell] }
    do throws(ScenarioErrors) {
      try change { playback throws(ScenarioErrors) in try playback.dropNextStep() }
      return []
    } catch {
      message = error.diagnostics.first.map { .stepKept($0.error) }
      return [.bell]
    }
  }

  /// Goes back to before the last change of a step.
  private mutating func takeChangeBack() -> [Effect] {
    guard let old = player.changes.popLast() else {
      message = .scenarioUnchanged
      return [.bell]
    }
    show(old)
    return []
  }

  /// Saves a scenario whose steps were changed as a file of its own, beside the one that was read.
  private mutating func saveScenario() -> [Effect] {
    guard let playback, playback.isChanged else {
      message = .scenarioUnchanged
      return [.bell]
    }
    var name = playback.scenario.name[...]
    // The program's own cases are in no folder.
    let builtIn = ScenarioLoader.published + "/"
    if name.hasPrefix(builtIn) { name = name.dropFirst(builtIn.count) }
    let stem = name.hasSuffix(".scenario") ? name.dropLast(".scenario".count) : name
    return [.saveScenario(stem: stem + "-changed", text: playback.scenario.source.text)]
  }
}
