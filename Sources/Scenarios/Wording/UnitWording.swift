import TextField

/// The words for counting units.
public enum UnitWording {
  /// What is counted, in a few words; the unit's id stands beside it where it has to be typed.
  public static func words(for unit: CountingUnit, in language: Language) -> String {
    switch unit {
    case .utf16: language.say("UTF-16 code units", "UTF-16 码元", "UTF-16 碼元")
    case .grapheme: language.say("grapheme clusters", "字素簇", "字素叢集")
    case .scalar: language.say("Unicode scalars", "Unicode 标量", "Unicode 純量")
    case .utf8: language.say("bytes of UTF-8", "UTF-8 字节", "UTF-8 位元組")
    case .gb18030: language.say("bytes of GB18030", "GB18030 字节", "GB18030 位元組")
    case .wechat: language.say("WeChat's units", "微信的单位", "微信的單位")
    case .weibo: language.say("Weibo's units", "微博的单位", "微博的單位")
    case .twitter: language.say("X's weighted units", "X 的加权单位", "X 的加權單位")
    }
  }
}
