import Scenarios
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("C", Language.english), ("POSIX", .english), ("C.UTF-8", .english), ("en_US.UTF-8", .english),
    ("zh", .simplifiedChinese), ("zh_CN.UTF-8", .simplifiedChinese), ("zh_SG", .simplifiedChinese),
    ("zh-Hans", .simplifiedChinese), ("zh_Hans_HK", .simplifiedChinese),
    ("zh_TW.UTF-8", .traditionalChinese), ("zh_HK@stroke", .traditionalChinese),
    ("zh_MO", .traditionalChinese), ("zh-Hant", .traditionalChinese),
    ("zh-Hant-CN", .traditionalChinese),
  ])
  func aLocaleHasALanguage(_ locale: String, _ language: Language) {
    #expect(Language(locale: locale) == language)
  }

  @Test(arguments: ["de_DE.UTF-8", "", "ja_JP", "enx"])
  func otherLocalesHaveNone(_ locale: String) {
    #expect(Language(locale: locale) == nil)
  }

  @Test func eachLanguageSaysItsOwn() {
    #expect(Language.allCases.map { $0.say("a", "b", "c") } == ["a", "b", "c"])
  }
}
