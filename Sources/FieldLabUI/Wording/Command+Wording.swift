import Scenarios

/// What commands are called, and what they do.
extension Command {
  /// What the palette calls it.
  func title(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .help: say("help", "帮助", "說明")
    case .palette: say("palette", "命令面板", "指令面板")
    case .policy: say("policy", "策略", "策略")
    case .limit: say("limit", "上限", "上限")
    case .keyboard: say("keyboard", "键盘", "鍵盤")
    case .preCheck: say("pre-check", "预检", "預檢")
    case .postFilter: say("post-filter", "后置过滤", "後置過濾")
    case .compare: say("compare", "比较", "比較")
    case .inspect: say("go into a policy", "进入策略", "進入策略")
    case .rowUp: say("policy above", "上一个策略", "上一個策略")
    case .rowDown: say("policy below", "下一个策略", "下一個策略")
    case .form: say("form", "表单", "表單")
    case .system: say("system", "系统操作", "系統操作")
    case .profile: say("profile", "系统配置", "系統設定檔")
    case .undo: say("undo", "撤销", "復原")
    case .redo: say("redo", "重做", "重做")
    case .cut: say("cut", "剪切", "剪下")
    case .copy: say("copy", "拷贝", "拷貝")
    case .paste: say("paste", "粘贴", "貼上")
    case .selectAll: say("select all", "全选", "全選")
    case .clear: say("clear", "清除", "清除")
    case .focus: say("focus", "焦点", "焦點")
    case .startOver: say("start over", "重新开始", "重新開始")
    case .onScreenKeyboard: say("on-screen keyboard", "屏幕键盘", "螢幕鍵盤")
    case .mouse: say("mouse", "鼠标", "滑鼠")
    case .details: say("details", "细节", "細節")
    case .phoneFrame: say("phone frame", "手机外框", "手機外框")
    case .inspector: say("inspector", "检查器", "檢查器")
    case .field: say("field and trace", "输入框与轨迹", "輸入框與軌跡")
    case .filterTrace: say("filter the trace", "筛选轨迹", "篩選軌跡")
    case .searchTrace: say("search the trace", "搜索轨迹", "搜尋軌跡")
    case .nextCandidates: say("next candidates", "后面的候选词", "後面的候選字")
    case .previousCandidates: say("previous candidates", "前面的候选词", "前面的候選字")
    case .traceUp: say("trace up", "轨迹向上", "軌跡向上")
    case .traceDown: say("trace down", "轨迹向下", "軌跡向下")
    case .follow: say("follow the trace", "跟随轨迹", "跟隨軌跡")
    case .language: say("language", "语言", "語言")
    case .record: say("record", "录制", "錄製")
    case .report: say("report", "问题报告", "問題報告")
    case .saveSettings: say("save settings", "保存设置", "儲存設定")
    case .cases: say("cases", "用例", "案例")
    case .resume: say("back to the scenario", "回到脚本", "回到腳本")
    case .suspend: say("suspend", "挂起", "暫停執行")
    case .quit: say("quit", "退出", "結束")
    }
  }

  /// What it does, in a few words.
  func summary(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .help: say("this page", "本页", "本頁")
    case .palette:
      say("look for anything that can be done", "查找所有可用的命令", "尋找所有可用的指令")
    case .policy: say("choose the policy", "选择策略", "選擇策略")
    case .limit: say("choose the limit and its unit", "选择上限及其单位", "選擇上限及其單位")
    case .keyboard: say("switch the keyboard", "切换键盘", "切換鍵盤")
    case .preCheck:
      say(
        "pre-check on or off (shouldChangeCharactersIn)",
        "开关预检（shouldChangeCharactersIn）", "開關預檢（shouldChangeCharactersIn）")
    case .postFilter:
      say(
        "post-filter on or off (editingChanged)",
        "开关后置过滤（editingChanged）", "開關後置過濾（editingChanged）")
    case .compare:
      say("policies side by side, or one", "并列各策略，或只看一个", "並列各策略，或只看一個")
    case .inspect:
      say(
        "the field and trace of the policy at the >, and back",
        "查看 > 处策略的输入框和轨迹，再按返回", "檢視 > 處策略的輸入框和軌跡，再按返回")
    case .rowUp:
      say(
        "comparing: the policy above; Up too when nothing is composed",
        "比较时选上一个策略；没有标记文本时可用 Up", "比較時選上一個策略；沒有組字時可用 Up")
    case .rowDown: say("comparing: the policy below", "比较时选下一个策略", "比較時選下一個策略")
    case .form:
      say(
        "a form of four fields, or one field; Tab moves the focus",
        "四个输入框的表单，或单个输入框；Tab 移动焦点", "四個輸入框的表單，或單一輸入框；Tab 移動焦點")
    case .system:
      say(
        "what the system may do now: suggest, autofill, dictate, drop",
        "系统操作：联想、自动填充、听写、拖放", "系統操作：聯想、自動填寫、聽寫、拖放")
    case .profile: say("the system profile and its switches", "系统配置及其开关", "系統設定檔及其開關")
    case .undo: say("undo", "撤销", "復原")
    case .redo: say("redo", "重做", "重做")
    case .cut: say("cut the selection", "剪切所选", "剪下所選")
    case .copy: say("copy the selection", "拷贝所选", "拷貝所選")
    case .paste:
      say("paste what was cut, copied or pasted last", "粘贴上次剪切、拷贝或粘贴的内容", "貼上上次剪下、拷貝或貼上的內容")
    case .selectAll: say("select all", "全选", "全選")
    case .clear: say("the clear button", "清除按钮", "清除按鈕")
    case .focus: say("give the field focus, or take it away", "聚焦输入框，或取消聚焦", "讓輸入框取得或失去焦點")
    case .startOver: say("start over", "重新开始", "重新開始")
    case .onScreenKeyboard:
      say(
        "the keyboard on the screen; its keys light up when used",
        "屏幕上的键盘；用到的键会亮起", "螢幕上的鍵盤；用到的鍵會亮起")
    case .mouse:
      say(
        "taps of the mouse on keys, candidates, text and lines",
        "用鼠标点按键、候选词、文本和各行", "用滑鼠點按鍵、候選字、文字和各行")
    case .details:
      say(
        "show every event in the trace, or the telling ones",
        "轨迹显示全部事件，或只显示重要的", "軌跡顯示全部事件，或只顯示重要的")
    case .phoneFrame:
      say(
        "draw a phone around the field where there is room, or not",
        "开关输入框的手机外框（空间足够时）", "開關輸入框的手機外框（空間足夠時）")
    case .inspector:
      say(
        "what the text is made of, by characters, or the trace",
        "逐字符查看文本的构成，或返回轨迹", "逐字元檢視文字的組成，或返回軌跡")
    case .field:
      say(
        "the field with its trace; again: the trace in all the room",
        "输入框与轨迹；再按：轨迹占满其余各行", "輸入框與軌跡；再按：軌跡佔滿其餘各行")
    case .filterTrace:
      say(
        "lines of one kind in the trace: questions, calls, undo …",
        "轨迹只显示一类：询问、调用、撤销 …", "軌跡只顯示一類：詢問、呼叫、復原 …")
    case .searchTrace:
      say(
        "look for something in the trace; Up/Down, Return stays there",
        "在轨迹中查找；Up/Down 跳转，Return 停在该处", "在軌跡中尋找；Up/Down 跳轉，Return 停在該處")
    case .nextCandidates:
      say("next candidates; trace forward", "后面的候选词；轨迹向前", "後面的候選字；軌跡向前")
    case .previousCandidates:
      say("candidates before; trace back", "前面的候选词；轨迹往回", "前面的候選字；軌跡往回")
    case .traceUp: say("scroll the trace back", "轨迹往回滚动", "軌跡往回捲動")
    case .traceDown: say("scroll the trace forward", "轨迹向前滚动", "軌跡向前捲動")
    case .follow:
      say(
        "the newest line of the trace stays in sight again",
        "重新跟随轨迹的最新一行", "重新跟隨軌跡的最新一行")
    case .language:
      "\(Language.allCases.map(\.ownName).joined(separator: " → "))"
    case .record:
      say(
        "record into a scenario, or end the recording",
        "录制成脚本，或结束录制", "錄製成腳本，或結束錄製")
    case .report:
      say(
        "save scenario, trace and picture for a bug report",
        "为问题报告保存脚本、轨迹和图片", "為問題報告儲存腳本、軌跡和圖片")
    case .saveSettings:
      say(
        "start with the present settings from now on",
        "以后启动时沿用现在的设置", "以後啟動時沿用現在的設定")
    case .cases: say("the list of cases: find one and play it", "用例列表：查找并播放", "案例清單：尋找並播放")
    case .resume:
      say(
        "back to the scenario that was left, where it was left",
        "回到离开的脚本，从离开处继续", "回到離開的腳本，從離開處繼續")
    case .suspend: say("suspend; fg comes back", "挂起；用 fg 恢复", "暫停執行；用 fg 恢復")
    case .quit: say("quit", "退出", "結束")
    }
  }

  /// What it does, in a word for the line of keys.
  func word(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .palette: say("all", "全部", "全部")
    case .onScreenKeyboard: say("keys", "按键", "按鍵")
    case .preCheck: say("pre", "预检", "預檢")
    case .postFilter: say("post", "后置", "後置")
    case .inspect: say("into", "进入", "進入")
    case .rowDown: say("row", "行", "列")
    case .startOver: say("new", "重来", "重來")
    case .filterTrace: say("filter", "筛选", "篩選")
    case .searchTrace: say("search", "搜索", "搜尋")
    case .follow: say("follow", "跟随", "跟隨")
    default: title(in: language)
    }
  }
}
