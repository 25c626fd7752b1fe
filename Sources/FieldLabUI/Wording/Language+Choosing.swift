import Scenarios

extension Language {
  /// What those call it who speak it, which is the same on a screen in any language.
  var ownName: String {
    switch self {
    case .english: "English"
    case .simplifiedChinese: "简体中文"
    case .traditionalChinese: "繁體中文"
    }
  }

  /// The language after this one, round the end.
  var next: Language {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
