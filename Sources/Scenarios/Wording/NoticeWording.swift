import InputMethods

/// The words for what a keyboard has to say.
public enum NoticeWording {
  /// A few words, as `not offered: 好`.
  public static func words(for notice: KeyboardNotice, in language: Language) -> String {
    switch notice {
    case .noSuchKey(let key):
      return language.say("no such key: \(key)", "没有这个按键：\(key)", "沒有這個按鍵：\(key)")
    case .idleKey(let key):
      return language.say("\(key) does nothing here", "\(key) 在此不起作用", "\(key) 在此不起作用")
    case .compositionFull(let letters):
      return language.say(
        "the composition is full: \(letters) letters", "标记文本已满：\(letters) 个字母",
        "組字已滿：\(letters) 個字母")
    case .notOffered(let candidate):
      return language.say(
        "not offered: \(candidate)", "没有这个候选词：\(candidate)", "沒有這個候選字：\(candidate)")
    case .noFocus:
      return language.say("the field has no focus", "输入框没有焦点", "輸入框沒有焦點")
    case .nothingTo(let verb):
      let name = name(of: verb, in: language)
      return language.say("nothing to \(name)", "没有内容可以\(name)", "沒有內容可以\(name)")
    }
  }

  /// What could not be done; the verb as it stands where it has no other word.
  private static func name(of verb: String, in language: Language) -> String {
    switch verb {
    case "undo": language.say("undo", "撤销", "復原")
    case "redo": language.say("redo", "重做", "重做")
    case "paste": language.say("paste", "粘贴", "貼上")
    case "cut": language.say("cut", "剪切", "剪下")
    case "copy": language.say("copy", "拷贝", "拷貝")
    case "commit": language.say("commit", "上屏", "送出")
    case "cancel": language.say("cancel", "取消", "取消")
    case "delete": language.say("delete", "删除", "刪除")
    case "drop": language.say("drop", "拖放", "拖放")
    case "clear": language.say("clear", "清除", "清除")
    default: verb
    }
  }
}
