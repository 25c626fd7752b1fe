import InputMethods
import Limits
import TextField

/// The words of which the sentences are made.
extension ScenarioErrorWording {
  /// Words joined as a sentence joins them: any one of them will do.
  static func list(_ words: [String], in language: Language) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: language.say(", ", "、", "、"))
      + language.say(" or ", " 或 ", " 或 ") + last
  }

  /// The word that may have been meant, behind a sentence; nothing where none is near.
  static func suggestion(_ nearest: String?, in language: Language) -> String {
    nearest.map {
      language.say("; did you mean \"\($0)\"?", "；是不是 \"\($0)\"？", "；是不是 \"\($0)\"？")
    } ?? ""
  }

  /// All words of a kind, behind a sentence; nothing where they are too many to be read there.
  static func choice(_ kind: ScenarioError.Kind, in language: Language) -> String {
    let words: [String] =
      switch kind {
      case .unit: CountingUnit.allCases.map(\.rawValue)
      case .system: SystemProfile.Name.allCases.map(\.rawValue)
      case .keyboard: KeyboardName.allCases.map(\.rawValue)
      case .field: FieldPreset.allCases.map(\.rawValue)
      case .filter: ContentFilter.allCases.map(\.rawValue)
      case .expectation: Parser.expectations
      case .key: Key.named.map(\.name)
      case .verb, .policy, .switch, .customSwitch, .event, .scenario: []
      }
    guard !words.isEmpty else { return "" }
    let list = list(words, in: language)
    return language.say("; write \(list)", "；请写 \(list)", "；請寫 \(list)")
  }

  /// What kind of word it is.
  static func noun(_ kind: ScenarioError.Kind, in language: Language) -> String {
    switch kind {
    case .verb: language.say("verb", "动词", "動詞")
    case .policy: language.say("policy", "策略", "策略")
    case .unit: language.say("unit", "单位", "單位")
    case .system: language.say("system profile", "系统配置", "系統設定檔")
    case .keyboard: language.say("keyboard", "键盘", "鍵盤")
    case .field: language.say("field preset", "输入框预设", "輸入框預設")
    case .filter: language.say("content filter", "内容过滤", "內容過濾")
    case .switch: language.say("switch", "开关", "開關")
    case .customSwitch: language.say("switch of custom", " custom 开关", " custom 開關")
    case .expectation: language.say("expectation", "期望", "期望")
    case .event: language.say("event", "事件", "事件")
    case .key: language.say("key", "按键", "按鍵")
    case .scenario: language.say("scenario", "脚本", "腳本")
    }
  }

  /// What a line needs.
  static func noun(_ argument: ScenarioError.Argument, in language: Language) -> String {
    switch argument {
    case .string: language.say("a string in quotes", "带引号的字符串", "帶引號的字串")
    case .number: language.say("a whole number", "整数", "整數")
    case .count:
      language.say(
        "a whole number, or one and a half (N.5),", "整数或半数（N.5）", "整數或半數（N.5）")
    case .offset: language.say("a UTF-16 offset", " UTF-16 偏移", " UTF-16 位移")
    case .seconds:
      language.say("a number of seconds, up to a billion,", "秒数（最大十亿）", "秒數（最大十億）")
    case .keys: language.say("a key", "按键", "按鍵")
    case .offsetOrEnd:
      language.say("a UTF-16 offset or \"end\"", " UTF-16 偏移或 \"end\"", " UTF-16 位移或 \"end\"")
    case .candidate:
      language.say(
        "a candidate's text in quotes or its place, counted from 1,",
        "候选词：带引号的文本，或从 1 数起的序号", "候選字：帶引號的文字，或從 1 數起的序號")
    case .policy: language.say("a policy id", "策略名", "策略名稱")
    case .unit: language.say("a counting unit", "计数单位", "計數單位")
    case .name: language.say("a name", "名称", "名稱")
    case .value: language.say("a value", "值", "值")
    case .setting: language.say("KEY=VALUE", " KEY=VALUE", " KEY=VALUE")
    case .expectation: language.say("what is expected", "期望的内容", "期望的內容")
    case .step: language.say("a step", "步骤", "步驟")
    case .recordedText:
      language.say(
        "a tab and the text in quotes, or \"crash\",", "制表符和带引号的文本，或 \"crash\"",
        "定位字元和帶引號的文字，或 \"crash\"")
    }
  }
}
