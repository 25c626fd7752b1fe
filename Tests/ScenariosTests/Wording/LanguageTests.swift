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

  @Test(
    arguments: [
      (["LC_ALL": "zh_TW.UTF-8", "LANG": "en_US.UTF-8"], Language.traditionalChinese),
      (["LC_ALL": "", "LC_MESSAGES": "zh_CN.utf8", "LANG": "zh_TW.UTF-8"], .simplifiedChinese),
      (["LANG": "zh_CN"], .simplifiedChinese), ([:], .english), (["LANG": "de_DE.UTF-8"], .english),
      (["LC_ALL": "C", "LANG": "zh_CN.UTF-8", "LANGUAGE": "zh"], .english),
      (["LANG": "C.UTF-8", "LANGUAGE": "zh_TW"], .english),
      (["LANG": "zh_CN.GBK"], .simplifiedChinese), (["LC_ALL": "zh_TW.Big5"], .traditionalChinese),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "ja:zh_TW:en"], .traditionalChinese),
      (["LC_ALL": "en_US.UTF-8", "LANGUAGE": "zh_TW"], .english),
      (["LANG": "zh_TW.UTF-8@stroke", "LANGUAGE": ""], .traditionalChinese),
    ] as [([String: String], Language)])
  func theEnvironmentChooses(_ variables: [String: String], _ language: Language) {
    #expect(Language { variables[$0] } == language)
  }
}
