import FieldLabUI
import InputMethods
import Limits
import Screen
import TextField

/// What a command line says about the screen; nil where it leaves things as they are.
struct ScreenOptions {
  /// A scenario to play.
  var file: String?
  /// The file to record in from the start.
  var recording: String?
  /// Whether there is no screen but a line for each thing that happens.
  var isPlain = false
  /// Whether what was remembered counts for nothing.
  var ignoresSettings = false
  /// Whether the settings are remembered at the end.
  var savesSettings = false
  /// The policy.
  var policy: PolicyDescription?
  /// The limit's number.
  var limit: Int?
  /// The limit's unit.
  var unit: CountingUnit?
  /// The keyboard.
  var keyboard: KeyboardName?
  /// The system profile.
  var system: SystemProfile.Name?
  /// How many colours there are.
  var colors: ColorChoice?
  /// What the terminal's background is like.
  var backdrop: BackdropChoice?

  /// What was remembered, or what there is without that, changed as the command line has it.
  /// - Throws: why the policy cannot have the limit.
  func applied(to saved: SavedSettings) throws(PolicyError) -> SavedSettings {
    var result = saved
    if let policy, policy.id != saved.settings.policy.id {
      result.settings.policy = policy
      // The limit that was remembered was another policy's.
      result.settings.limit = nil
      result.settings.unit = nil
    }
    if let limit { result.settings.limit = limit }
    if let unit { result.settings.unit = unit }
    if limit != nil {
      _ = try result.settings.policy.make(
        PolicyDescription.Options(limit: limit, unit: result.settings.unit))
    }
    if let keyboard { result.settings.keyboard = keyboard }
    if let system { result.settings.profile = result.settings.profile.changed(to: system) }
    if let colors { result.appearance.colors = colors }
    if let backdrop { result.appearance.backdrop = backdrop }
    return result
  }
}
