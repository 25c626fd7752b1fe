import Scenarios

extension TraceFilter {
  /// What the title of the trace calls it.
  func name(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .telling: say("telling", "重要的", "重要的")
    case .everything: say("everything", "全部", "全部")
    case .questions: say("questions", "询问", "詢問")
    case .calls: say("calls", "调用", "呼叫")
    case .editingChanged: "editingChanged"
    case .notifications: say("notifications", "通知", "通知")
    case .focus: say("focus", "焦点", "焦點")
    case .undo: say("undo", "撤销", "復原")
    case .notices: say("notices", "提示", "提示")
    }
  }

  /// Which lines it shows.
  func summary(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .telling:
      say("all but what follows every change", "除每次改动都会有的之外", "除每次變更都會有的之外")
    case .everything: say("every event", "所有事件", "所有事件")
    case .questions:
      say(
        "what the delegate is asked: shouldChange …", "对 delegate 的询问：shouldChange …",
        "對 delegate 的詢問：shouldChange …")
    case .calls:
      say(
        "what is done to the field: insertText, setText …", "对输入框的调用：insertText、setText …",
        "對輸入框的呼叫：insertText、setText …")
    case .editingChanged: say("the post-filter", "后置过滤", "後置過濾")
    case .notifications:
      say(
        "what is told afterwards: selection, textDidChange …", "事后的通知：选区、textDidChange …",
        "事後的通知：選取、textDidChange …")
    case .focus: say("how editing begins and ends", "编辑的开始与结束", "編輯的開始與結束")
    case .undo: say("undo and redo", "撤销与重做", "復原與重做")
    case .notices: say("what the keyboard says, and crashes", "键盘的提示与崩溃", "鍵盤的提示與當機")
    }
  }
}
