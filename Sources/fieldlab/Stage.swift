import FieldLabUI
import Scenarios
import Screen

/// What a session on the screen begins with.
enum Stage {
  /// Phones to type on.
  case bench(Workbench)
  /// A scenario before its first step.
  case playing(Playback)
  /// The list of the scenarios that were read at a path, and phones to type on below it.
  case cases(ScenarioLoader, from: String, over: Workbench)

  /// The state for a screen of this size, with these widths.
  func state(_ size: Size, _ widths: ScalarWidths) -> AppState {
    switch self {
    case .bench(let workbench): return AppState(workbench: workbench, size: size, widths: widths)
    case .playing(let playback): return AppState(playing: playback, size: size, widths: widths)
    case .cases(let loader, let path, let workbench):
      var state = AppState(workbench: workbench, size: size, widths: widths)
      state.show(loader, from: path)
      return state
    }
  }
}
