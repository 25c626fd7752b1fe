import Scenarios

/// Words that stand in one place of the screen and say what is there.
///
/// Words with numbers in them are a `Phrase`; what commands are called is theirs.
enum Label: CaseIterable {
  // A window that is too small
  case nothingLost
  // Checks
  case preCheck, postFilter, checks, notAsked, noChangeEvent, switchedOff
  // The field and its counters
  case crashed, full, notAvailable
  // Candidates
  case noCandidates, moreAbove, moreBelow, moreBothWays
  // The title
  case noLimit, noFocus, recording, recordingWaits, notRecorded
  // The heading of the table
  case policy, text, remaining
  // The trace
  case trace, searchTrace
  // Titles of what lies over the view
  case policyMenu, keyboardMenu, systemMenu, profileMenu, customMenu, filterMenu, recordMenu
  case traceMenu
  case limitPrompt, patternPrompt, helpPage
  // Hints in them
  case limit, unit, limitKeys, promptKeys, placeKeys
  // What the palette does to a switch
  case set
  // What the keys of the list of compared policies do
  case onOff, order, all, none, differing, settings, take
}

extension Label {
  /// The words.
  func words(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .nothingLost: say(". All is kept.", "，内容已保留。", "，內容已保留。")
    case .preCheck: say("pre-check", "预检", "預檢")
    case .postFilter: say("post-filter", "后置过滤", "後置過濾")
    case .checks: say("checks", "检查", "檢查")
    case .notAsked: say("not asked", "未询问", "未詢問")
    case .noChangeEvent: say("no change event", "无变更事件", "無變更事件")
    case .switchedOff: say("switched off", "已关闭", "已關閉")
    case .crashed: say("CRASHED", "已崩溃", "已當機")
    case .full: say("full", "已满", "已滿")
    case .notAvailable: say("n/a", "无", "無")
    case .noCandidates: say("no candidates", "没有候选词", "沒有候選字")
    case .moreAbove: say("Up: more", "Up：更多", "Up：更多")
    case .moreBelow: say("Down: more", "Down：更多", "Down：更多")
    case .moreBothWays: say("Up/Down: more", "Up/Down：更多", "Up/Down：更多")
    case .noLimit: say("no limit", "无上限", "無上限")
    case .noFocus: say("no focus", "无焦点", "無焦點")
    case .recording: say("● recording", "● 录制中", "● 錄製中")
    case .recordingWaits: say("○ recording waits", "○ 录制暂停", "○ 錄製暫停")
    case .notRecorded: say("✗ not recorded", "✗ 录制失败", "✗ 錄製失敗")
    case .policy: say("policy", "策略", "策略")
    case .text: say("text", "文本", "文字")
    case .remaining: say("left", "剩余", "剩餘")
    case .trace: say("trace", "轨迹", "軌跡")
    case .searchTrace: say("search the trace: ", "搜索轨迹：", "搜尋軌跡：")
    case .policyMenu: say("Policy", "策略", "策略")
    case .keyboardMenu: say("Keyboard", "键盘", "鍵盤")
    case .systemMenu: say("What the system may do now", "系统操作", "系統操作")
    case .profileMenu: say("System profile and switches", "系统配置与开关", "系統設定檔與開關")
    case .customMenu: say("Switches of custom", "custom 的开关", "custom 的開關")
    case .filterMenu: say("Content filter", "内容过滤", "內容過濾")
    case .recordMenu: say("Record", "录制", "錄製")
    case .traceMenu: say("Lines of the trace", "轨迹的内容", "軌跡的內容")
    case .limitPrompt: say("Limit", "上限", "上限")
    case .patternPrompt: say("Pattern", "正则表达式", "正規表示式")
    case .helpPage:
      say("Keys  (Esc closes, Up/Down scroll)", "按键（Esc 关闭，Up/Down 滚动）", "按鍵（Esc 關閉，Up/Down 捲動）")
    case .limit: say("limit", "上限", "上限")
    case .unit: say("unit", "单位", "單位")
    case .limitKeys:
      say(
        "digits, arrows: unit, Return, Esc", "数字，方向键选单位，Return，Esc", "數字，方向鍵選單位，Return，Esc")
    case .promptKeys: say("Return, Esc", "Return，Esc", "Return，Esc")
    case .placeKeys:
      say("arrows for the place, Return, Esc", "方向键选位置，Return，Esc", "方向鍵選位置，Return，Esc")
    case .set: say("set", "设置", "設定")
    case .onOff: say("on/off", "开/关", "開/關")
    case .order: say("order", "排序", "排序")
    case .all: say("all", "全选", "全選")
    case .none: say("none", "全不选", "全不選")
    case .differing: say("differing", "不同的", "不同的")
    case .settings: say("set", "设置", "設定")
    case .take: say("take", "确定", "確定")
    }
  }

  /// How many cells there are in the place where it stands; nil where the place is made to fit.
  var budget: Int? {
    switch self {
    // Beside the field, in a fifth of a narrow screen.
    case .crashed, .full: 18
    // In the cells of the counters, which keep their places.
    case .notAvailable: 4
    // In the table, which has no more for them on a screen of 80 columns.
    case .notAsked, .noChangeEvent, .switchedOff: 16
    case .remaining: 4
    case .checks, .policy, .text: 10
    // On a screen of 40 columns, in the frame around a list or a prompt.
    case .policyMenu, .keyboardMenu, .systemMenu, .filterMenu, .recordMenu, .traceMenu,
      .limitPrompt,
      .patternPrompt, .helpPage, .customMenu, .limitKeys, .promptKeys, .placeKeys:
      36
    default: nil
    }
  }
}
