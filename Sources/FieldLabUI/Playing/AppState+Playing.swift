import Screen

/// What moves by itself, as time comes from outside.
extension AppState {
  /// How long the program may wait for an event before it calls `pass(at:)`.
  /// - Parameter now: the time by the clock of `update(_:at:)`.
  /// - Returns: the time; nil for as long as it takes, because nothing moves by itself.
  public func timeToNextStep(at now: Duration) -> Duration? {
    if overlay?.isCases == true { return browser?.isRunning == true ? .zero : nil }
    guard overlay == nil, playback != nil, let due = player.due else { return nil }
    return max(.zero, due - now)
  }

  /// Lets happen what is due.
  /// - Parameter now: the time by the same clock.
  /// - Returns: what must be done outside.
  public mutating func pass(at now: Duration) -> [Effect] {
    guard timeToNextStep(at: now) == .zero else { return [] }
    if overlay?.isCases == true {
      browser?.runOn()
      return []
    }
    guard var playback else { return [] }
    _ = playback.advance()
    player.due = playback.nextLine == nil ? nil : now + player.interval
    message = nil
    show(playback)
    return recordNews()
  }

  /// Lets events come by themselves, or stops that.
  mutating func togglePlaying() -> [Effect] {
    guard player.due == nil else {
      player.due = nil
      return []
    }
    guard let playback, playback.nextLine != nil, let now = lastEventTime else { return [.bell] }
    player.due = now + player.interval
    return []
  }
}
