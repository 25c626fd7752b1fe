import Emulator
import InputMethods
import Limits
import TextField

/// The words of manual tests, in both languages.
struct ManualWording {
  let language: ExportLanguage

  init(_ language: ExportLanguage) {
    self.language = language
  }

  /// The one of two texts that is in the language.
  func say(_ english: String, _ chinese: String) -> String {
    switch language {
    case .en: english
    case .zh: chinese
    }
  }

  /// Text between quotes, in the notation of scenarios.
  func quoted(_ text: UTF16Text) -> String {
    StringNotation.quoted(text)
  }

  /// Ids or texts in a row.
  func list(_ words: [String]) -> String {
    words.joined(separator: say(", ", "、"))
  }

  /// What must be so before the first step, a line each.
  func preparation(for scenario: Scenario) -> [String] {
    let header = scenario.header
    var lines = [
      say("Policy: ", "策略：") + list(scenario.policies.map(\.id)),
      say("Keyboard: ", "键盘：") + name(of: header.keyboard),
      say("System: ", "系统：") + name(of: header.profile.name),
      say("Text in the field, set by the app: ", "输入框中由 App 预设的文本：") + quoted(header.text),
    ]
    if let limit = header.limit {
      lines.insert(say("Limit: ", "上限：") + words(for: limit, header.unit), at: 1)
    }
    if header.field != .plain {
      lines.append(say("Field: ", "输入框类型：") + header.field.rawValue)
    }
    if let filter = header.filter {
      lines.append(say("Content filter: ", "内容过滤：") + filter.rawValue)
    }
    if let pattern = header.pattern {
      lines.append(say("Pattern: ", "正则表达式：") + StringNotation.quoted(pattern))
    }
    let own = SystemProfile(header.profile.name)
    for item in SystemProfile.switches where item.value(header.profile) != item.value(own) {
      lines.append(say("Setting: ", "设置：") + "\(item.name) \(item.value(header.profile))")
    }
    lines.append(
      header.focused
        ? say("The field has focus, the caret is at the end", "输入框已获得焦点，光标在末尾")
        : say("The field does not have focus", "输入框未获得焦点"))
    return lines
  }

  /// A limit with its unit.
  func words(for limit: Int, _ unit: CountingUnit?) -> String {
    unit.map { "\(limit) \($0.rawValue)" }
      ?? "\(limit)" + say(" (of the app's unit)", "（以 App 自己的单位计）")
  }

  /// What a keyboard is called in the phone's settings, nearly.
  func name(of keyboard: KeyboardName) -> String {
    switch keyboard {
    case .pinyin: say("Simplified Chinese, pinyin, 26 keys", "简体拼音（26 键）")
    case .pinyin9: say("Simplified Chinese, pinyin, nine keys", "简体拼音（九宫格）")
    case .english: say("English, 26 keys", "英文（26 键）")
    case .english9: say("English on nine keys, several taps a letter", "九宫格英文（多次点按）")
    case .hangul: say("Korean, two-set", "韩文（标准）")
    case .kana: say("Japanese, kana", "日文（假名）")
    case .romaji: say("Japanese, romaji", "日文（罗马字）")
    case .zhuyin: say("Traditional Chinese, Zhuyin", "繁体注音")
    case .handwriting: say("Chinese handwriting", "中文手写")
    case .emoji: say("Emoji", "表情符号")
    case .system: say("an input method that composes outside the field", "在输入框外组字的输入法")
    case .numberpad: say("number pad", "数字键盘")
    }
  }

  private func name(of system: SystemProfile.Name) -> String {
    switch system {
    case .ios9: say("up to iOS 9", "iOS 9 及更早")
    case .ios10: say("iOS 10 to 18", "iOS 10 至 18")
    case .ios26: "iOS 26"
    }
  }
}
