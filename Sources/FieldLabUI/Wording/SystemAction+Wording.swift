import Emulator
import Scenarios
import TextField

extension SystemAction {
  /// The title of the question for its text.
  func title(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .suggest: say("Suggest", "联想", "聯想")
    case .autofill: say("Autofill", "自动填充", "自動填寫")
    case .dictate: say("Dictate", "听写", "聽寫")
    case .paste: say("Paste", "粘贴", "貼上")
    case .drop: say("Drop", "拖放", "拖放")
    case .undo, .redo, .clear, .return, .focus, .blur: rawValue
    }
  }

  /// What the action is in this state, in a few words.
  func summary(in session: Session, _ language: Language) -> String {
    let say = language.say
    return switch self {
    case .suggest: say("tap a suggestion of the keyboard", "点按键盘的联想词", "點按鍵盤的聯想詞")
    case .autofill:
      say("AutoFill; content type ", "自动填充；内容类型 ", "自動填寫；內容類型 ")
        + session.field.contentType.rawValue
    case .dictate: say("speak", "听写一段文本", "聽寫一段文字")
    case .paste: say("paste some text", "粘贴一段文本", "貼上一段文字")
    case .drop: say("drop some text somewhere", "把一段文本拖放到某处", "把一段文字拖放到某處")
    case .undo: say("take the last change back", "撤销上一次改动", "復原上一次變更")
    case .redo: say("bring it again", "重做", "重做")
    case .clear: say("the clear button", "清除按钮", "清除按鈕")
    case .return: say("the Return key", "Return 键", "Return 鍵")
    case .focus: say("tap the field", "点按输入框", "點按輸入框")
    case .blur: say("tap elsewhere", "点按别处", "點按別處")
    }
  }
}
