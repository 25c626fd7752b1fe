import InputMethods
import Scenarios

extension SkinTone {
  /// The tone, without "skin tone".
  func words(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .light: say("light", "浅肤色", "淺膚色")
    case .mediumLight: say("medium-light", "中浅肤色", "中淺膚色")
    case .medium: say("medium", "中等肤色", "中等膚色")
    case .mediumDark: say("medium-dark", "中深肤色", "中深膚色")
    case .dark: say("dark", "深肤色", "深膚色")
    }
  }
}
