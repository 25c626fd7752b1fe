import Screen

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
    case .move(.right, _), .character(" "): moved = playback.advance()
    case .return: moved = playback.advanceStep()
    case .move(.left, _), .backspace: moved = playback.goBack()
    case .move(.end, _): playback.advanceToEnd()
    case .move(.home, _): playback.goToStart()
    case .escape:
      self.playback = nil
      message = .scenarioLeft
      return []
    default:
      message = .playing
      return [.bell]
    }
    self.playback = playback
    workbench = playback.workbench
    followUsedKey()
    candidateStarts = [0]
    followTrace()
    leadInside()
    return moved ? [] : [.bell]
  }
}
