import InputMethods
import Limits
import TextField

/// The words for what surrounds a field: its keyboard, its system, its preset, its content filter.
public enum FieldWording {
  /// What a keyboard is, nearly as the phone's settings call it.
  public static func words(for keyboard: KeyboardName, in language: Language) -> String {
    switch keyboard {
    case .pinyin:
      language.say("Simplified Chinese, pinyin, 26 keys", "简体拼音（26 键）", "簡體拼音（26 鍵）")
    case .pinyin9:
      language.say("Simplified Chinese, pinyin, nine keys", "简体拼音（九宫格）", "簡體拼音（九宮格）")
    case .english: language.say("English, 26 keys", "英文（26 键）", "英文（26 鍵）")
    case .english9:
      language.say(
        "English on nine keys, several taps a letter", "九宫格英文（多次点按）", "九宮格英文（多次點按）")
    case .hangul: language.say("Korean, two-set", "韩文（标准）", "韓文（標準）")
    case .kana: language.say("Japanese, kana", "日文（假名）", "日文（假名）")
    case .romaji: language.say("Japanese, romaji", "日文（罗马字）", "日文（羅馬字）")
    case .zhuyin: language.say("Traditional Chinese, Zhuyin", "繁体注音", "繁體注音")
    case .handwriting: language.say("Chinese handwriting", "中文手写", "中文手寫")
    case .emoji: language.say("emoji, found by their names", "表情符号（按名称查找）", "表情符號（按名稱尋找）")
    case .system:
      language.say(
        "an input method that composes outside the field", "在输入框外完成输入的输入法", "在輸入框外組字的輸入法")
    case .numberpad: language.say("number pad", "数字键盘", "數字鍵盤")
    }
  }

  /// Which systems a profile stands for.
  public static func words(for system: SystemProfile.Name, in language: Language) -> String {
    switch system {
    case .ios9: language.say("up to iOS 9", "iOS 9 及更早", "iOS 9 及更早")
    case .ios10: language.say("iOS 10 to 18", "iOS 10 至 18", "iOS 10 至 18")
    case .ios26: language.say("iOS 26", "iOS 26", "iOS 26")
    }
  }

  /// Which systems a profile stands for, and what tells it from the others.
  public static func summary(of system: SystemProfile.Name, in language: Language) -> String {
    let name = words(for: system, in: language)
    return switch system {
    case .ios9:
      language.say(
        "\(name): candidates come unasked", "\(name)：点选候选词不询问", "\(name)：點選候選字不詢問")
    case .ios10: name
    case .ios26:
      language.say(
        "\(name): candidates are asked about at the caret", "\(name)：候选词在光标处询问",
        "\(name)：候選字在游標處詢問")
    }
  }

  /// What a preset's field is for.
  public static func words(for field: FieldPreset, in language: Language) -> String {
    switch field {
    case .plain: language.say("a field like any other", "普通输入框", "一般輸入框")
    case .phone: language.say("phone number", "手机号", "手機號碼")
    case .code: language.say("verification code", "验证码", "驗證碼")
    case .nickname: language.say("nickname", "昵称", "暱稱")
    case .amount: language.say("amount of money", "金额", "金額")
    }
  }

  /// What a content filter lets through.
  public static func words(for filter: ContentFilter, in language: Language) -> String {
    switch filter {
    case .none:
      language.say(
        "anything; as published the number check all the same", "任何内容；文章的代码仍按数字检查",
        "任何內容；文章的程式碼仍按數字檢查")
    case .number: language.say("decimal digits and the newline", "十进制数字和换行", "十進位數字和換行")
    case .letter:
      language.say("Latin letters; as published without t", "拉丁字母；文章的代码漏了 t", "拉丁字母；文章的程式碼漏了 t")
    }
  }
}
