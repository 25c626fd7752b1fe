/// A language in which the program talks to people.
///
/// What machines read is the same in all of them: ids, UIKit's names, scenarios, JSON, TAP and JUnit.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Chinese in simplified characters, with the words of the mainland.
  case simplifiedChinese = "zh-Hans"
  /// Chinese in traditional characters, with the words of Taiwan.
  case traditionalChinese = "zh-Hant"

  /// The one of three texts that is in this language.
  ///
  /// A message stands in one place, in all languages side by side, so none of them can be missing.
  public func say(
    _ english: @autoclosure () -> String, _ simplified: @autoclosure () -> String,
    _ traditional: @autoclosure () -> String
  ) -> String {
    switch self {
    case .english: english()
    case .simplifiedChinese: simplified()
    case .traditionalChinese: traditional()
    }
  }
}

extension Language {
  /// The language of a locale's name, such as `zh_TW.UTF-8`; nil for one that the program does not speak.
  ///
  /// A name of Chinese alone is simplified; a script goes before a region.
  public init?(locale: String) {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
      .map { $0.lowercased() }
    switch parts.first {
    case "en", "c", "posix": self = .english
    case "zh" where parts.contains("hant"): self = .traditionalChinese
    case "zh" where parts.contains("hans"): self = .simplifiedChinese
    case "zh":
      let isTraditional = !Set(parts).isDisjoint(with: ["tw", "hk", "mo"])
      self = isTraditional ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }
}

extension Language {
  /// The language that the variables of a locale ask for; English where they ask for none that is spoken.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty names the locale, by its name
  /// whether it is installed or not. Where that is `LC_MESSAGES` or `LANG`, and not the locale C, the
  /// list `LANGUAGE` goes before it. An encoding in the name has no say: what is written is UTF-8 anyway,
  /// the lines of the screen as much as Chinese.
  /// - Parameter value: the value of a variable; nil for one that is not set.
  public init(environment value: (String) -> String?) {
    func set(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    let all = set("LC_ALL")
    let locale = all ?? set("LC_MESSAGES") ?? set("LANG") ?? "C"
    let list = all == nil && !Self.isPlain(locale) ? set("LANGUAGE") : nil
    let names = list?.split(separator: ":").map(String.init) ?? []
    self = (names + [locale]).lazy.compactMap { Language(locale: $0) }.first ?? .english
  }

  /// Whether it is the locale C, in whatever encoding.
  private static func isPlain(_ locale: String) -> Bool {
    ["C", "POSIX"].contains(locale.prefix { $0 != "." && $0 != "@" })
  }
}
