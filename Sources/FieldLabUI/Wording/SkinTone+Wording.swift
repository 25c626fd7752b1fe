import InputMethods
import Scenarios

extension SkinTone {
  /// The tone, without "skin tone".
  func words(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .light: say(name, "浅肤色", "淺膚色")
    case .mediumLight: say(name, "中浅肤色", "中淺膚色")
    case .medium: say(name, "中等肤色", "中等膚色")
    case .mediumDark: say(name, "中深肤色", "中深膚色")
    case .dark: say(name, "深肤色", "深膚色")
    }
  }
}
