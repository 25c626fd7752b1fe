import Limits
import Screen

extension AppState {
  /// The screen as it opens: a pinyin field under the published solution, limit 10.
  /// - Parameters:
  ///   - size: the screen's size.
  ///   - widths: the widths of the terminal's characters.
  /// - Returns: the state, or nil when this build has not even that policy.
  public static func opening(size: Size, widths: ScalarWidths) -> AppState? {
    guard let policy = PolicyCatalog.policy("combined") else { return nil }
    var settings = Settings(policy: policy)
    settings.limit = policy.defaultLimit?.value
    settings.unit = policy.defaultLimit?.unit
    return Workbench(settings: settings).map {
      AppState(workbench: $0, size: size, widths: widths)
    }
  }
}
