import Emulator
import InputMethods
import Limits
import TextField

/// The words of manual tests.
struct ManualWording {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// The one of three texts that is in the language.
  func say(_ english: String, _ simplified: String, _ traditional: String) -> String {
    language.say(english, simplified, traditional)
  }

  /// Text between quotes, in the notation of scenarios.
  func quoted(_ text: UTF16Text) -> String {
    StringNotation.quoted(text)
  }

  /// Ids or texts in a row.
  func list(_ words: [String]) -> String {
    words.joined(separator: say(", ", "、", "、"))
  }

  /// What must be so before the first step, a line each.
  func preparation(for scenario: Scenario) -> [String] {
    let header = scenario.header
    var lines = [
      say("Policy: ", "策略：", "策略：") + list(scenario.policies.map(\.id)),
      say("Keyboard: ", "键盘：", "鍵盤：") + FieldWording.words(for: header.keyboard, in: language),
      say("System: ", "系统：", "系統：") + FieldWording.words(for: header.profile.name, in: language),
      say("Text in the field, set by the app: ", "输入框中由 App 预设的文本：", "輸入框中由 App 預設的文字：")
        + quoted(header.text),
    ]
    if let limit = header.limit {
      lines.insert(say("Limit: ", "上限：", "上限：") + words(for: limit, header.unit), at: 1)
    }
    if header.field != .plain {
      lines.append(say("Field: ", "输入框类型：", "輸入框類型：") + header.field.rawValue)
    }
    if let filter = header.filter {
      lines.append(say("Content filter: ", "内容过滤：", "內容過濾：") + filter.rawValue)
    }
    if let pattern = header.pattern {
      lines.append(say("Pattern: ", "正则表达式：", "正規表示式：") + StringNotation.quoted(pattern))
    }
    let own = SystemProfile(header.profile.name)
    for item in SystemProfile.switches where item.value(header.profile) != item.value(own) {
      lines.append(say("Setting: ", "设置：", "設定：") + "\(item.name) \(item.value(header.profile))")
    }
    lines.append(
      header.focused
        ? say("The field has focus, the caret is at the end", "输入框已获得焦点，光标在末尾", "輸入框已取得焦點，游標在末尾")
        : say("The field does not have focus", "输入框未获得焦点", "輸入框未取得焦點"))
    return lines
  }

  /// A limit with its unit.
  func words(for limit: Int, _ unit: CountingUnit?) -> String {
    unit.map { "\(limit) \($0.rawValue)" }
      ?? "\(limit)" + say(" (of the app's unit)", "（以 App 自己的单位计）", "（以 App 自己的單位計）")
  }
}
