import TextField

/// The words for the switches of a system profile.
public enum ProfileSwitchWording {
  /// What a switch decides, as the first words of a sentence.
  public static func summary(of item: ProfileSwitch, in language: Language) -> String {
    composing(item.name, in: language) ?? rewriting(item.name, in: language)
      ?? smart(item.name, in: language) ?? traits(item.name, in: language)
      ?? undo(item.name, in: language) ?? item.name
  }

  /// What speaks for the default of a switch.
  public static func words(
    for evidence: ProfileSwitch.Evidence, in language: Language
  ) -> String {
    switch evidence {
    case .documented: language.say("documented", "有文档", "有文件")
    case .several: language.say("several reports", "多份报告", "多份報告")
    case .single: language.say("one report", "一份报告", "一份報告")
    case .source: language.say("code built around it", "有代码为此而写", "有程式碼為此而寫")
    case .inferred: language.say("inferred", "推断", "推斷")
    case .none: language.say("no evidence", "没有证据", "沒有證據")
    }
  }
}
