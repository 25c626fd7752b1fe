import Limits
import TextField

/// The words for the switches of the policy `custom`.
public enum CustomSwitchWording {
  /// What a switch decides, in one line.
  public static func summary(of item: CustomSwitch, in language: Language) -> String {
    switch item.name {
    case "precheck":
      language.say(
        "whether the delegate checks before a change", "改动前 delegate 是否检查", "變更前 delegate 是否檢查")
    case "postfilter":
      language.say(
        "whether the editing-changed event cuts afterwards", "改动后 editingChanged 是否截断",
        "變更後 editingChanged 是否截斷")
    case "unit": language.say("what is counted", "以什么单位计数", "以什麼單位計數")
    case "composing":
      language.say("what text being composed may do", "标记文本受什么限制", "組字中的文字受什麼限制")
    case "full":
      language.say(
        "what becomes of an edit without room", "没有余量时输入会怎样", "沒有餘量時輸入會怎樣")
    case "cut":
      language.say("what is cut from a text too long", "文本过长时截去什么", "文字過長時截去什麼")
    case "boundary":
      language.say("between what a text may be cut", "可在什么之间截断", "可在什麼之間截斷")
    case "paste-exempt":
      language.say("whether a paste may be too long", "粘贴是否可以超长", "貼上是否可以超長")
    case "keeps":
      language.say("what a cut leaves as it was", "截断后保留什么", "截斷後保留什麼")
    case "deletion":
      language.say(
        "whether deleting is held to the limit too", "删除是否也受上限约束", "刪除是否也受上限約束")
    default: item.name
    }
  }

  /// All values of a switch and what they mean; nil for one that is just on or off.
  public static func explanation(of item: CustomSwitch, in language: Language) -> String? {
    guard item.values != ["on", "off"], item.values != ["off", "on"] else { return nil }
    let values = item.values.map { value in
      let words = words(for: value, of: item, in: language)
      return words == value
        ? value : language.say("\(value): \(words)", "\(value)：\(words)", "\(value)：\(words)")
    }
    return values.joined(separator: language.say("; ", "；", "；"))
  }

  /// What a value of a switch means, in a few words; the value itself where it has no others.
  public static func words(
    for value: String, of item: CustomSwitch, in language: Language
  ) -> String {
    switch (item.name, value) {
    case (_, "on"): language.say("on", "开", "開")
    case (_, "off"): language.say("off", "关", "關")
    case ("unit", _):
      CountingUnit(rawValue: value).map { UnitWording.words(for: $0, in: language) } ?? value
    case ("composing", "limited"): language.say("counts like any text", "与其他文本一样计数", "與其他文字一樣計數")
    case ("composing", "free"): language.say("is free until its commit", "上屏之前不受限", "送出之前不受限")
    case ("composing", "free-if-not-full"):
      language.say("may not begin in a full text", "已满时不能开始", "已滿時不能開始")
    case ("full", "refuse"): language.say("an insertion is refused", "拒绝插入", "拒絕插入")
    case ("full", "revert"): language.say("the whole edit is taken back", "撤回整个编辑", "撤回整個編輯")
    case ("full", "empty"): language.say("the insertion becomes nothing", "插入内容变为空", "插入內容變為空")
    case ("cut", "insertion"): language.say("the end of the insertion", "插入内容的末尾", "插入內容的末尾")
    case ("cut", "tail"): language.say("the end of the text", "全文的末尾", "全文的末尾")
    case ("cut", "before-caret"): language.say("what is before the caret", "光标之前的内容", "游標之前的內容")
    case ("cut", "reject"): language.say("nothing: the edit is taken back", "不截断，撤回编辑", "不截斷，撤回編輯")
    case ("boundary", "none"):
      language.say("any two UTF-16 units", "任意两个 UTF-16 单位", "任意兩個 UTF-16 單位")
    case ("boundary", "surrogate"): language.say("any two scalars", "任意两个标量", "任意兩個純量")
    case ("boundary", "sequence"):
      language.say("composed character sequences", "组合字符序列", "組合字元序列")
    case ("keeps", "nothing"): language.say("nothing", "什么都不保留", "什麼都不保留")
    case ("keeps", "caret"): language.say("the caret", "光标", "游標")
    case ("keeps", "composition"): language.say("caret and composition", "光标和标记文本", "游標和組字中的文字")
    case ("deletion", "free"): language.say("only insertions are", "只约束插入", "只約束插入")
    case ("deletion", "checked"): language.say("every edit is", "约束所有编辑", "約束所有編輯")
    default: value
    }
  }
}
