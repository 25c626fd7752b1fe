import Scenarios
import Screen

extension Playback {
  /// The screen before the first step and after each, as SVG, each drawn when it is asked for.
  /// - Parameters:
  ///   - size: the screen's size.
  ///   - language: the language of the words on it.
  /// - Returns: one document for each.
  public func pictures(_ size: Size, in language: Language) -> some Sequence<String> {
    sequence(state: Optional(self)) { next -> String? in
      guard var playback = next else { return nil }
      var screen = AppState(playing: playback, size: size, widths: .reference)
      screen.language = language
      next = playback.advanceStep() ? playback : nil
      return screen.frame.svg(title: screen.playback?.scenario.title ?? "")
    }
  }
}
