import Screen

extension Playback {
  /// The screen before the first step and after each, as SVG, each drawn when it is asked for.
  /// - Parameter size: the screen's size.
  /// - Returns: one document for each.
  public func pictures(_ size: Size) -> some Sequence<String> {
    sequence(state: Optional(self)) { next -> String? in
      guard var playback = next else { return nil }
      let screen = AppState(playing: playback, size: size, widths: .reference)
      next = playback.advanceStep() ? playback : nil
      return screen.frame.svg(title: screen.playback?.scenario.title ?? "")
    }
  }
}
