import FieldLabUI
import Screen

/// What a session on the screen begins with.
enum Stage {
  /// Phones to type on.
  case bench(Workbench)
  /// A scenario before its first step.
  case playing(Playback)

  /// The state for a screen of this size, with these widths.
  func state(_ size: Size, _ widths: ScalarWidths) -> AppState {
    switch self {
    case .bench(let workbench): AppState(workbench: workbench, size: size, widths: widths)
    case .playing(let playback): AppState(playing: playback, size: size, widths: widths)
    }
  }
}
