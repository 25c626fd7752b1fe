import Emulator
import Limits
import Scenarios

/// The words for what the line above the keys tells.
enum MessageWording {
  /// One line, with its full stop.
  static func words(for message: Message, in language: Language) -> String {
    let say = language.say
    return switch message {
    case .unknownKey:
      say(
        "That key is not known here; \(key(.help)) shows the keys.",
        "无法识别此按键；\(key(.help)) 列出所有按键。", "無法辨識此按鍵；\(key(.help)) 列出所有按鍵。")
    case .idleKey:
      say(
        "That key does nothing here; \(key(.help)) shows the keys.",
        "此按键在这里不起作用；\(key(.help)) 列出所有按键。", "此按鍵在這裡沒有作用；\(key(.help)) 列出所有按鍵。")
    case .mouse(true):
      say(
        "Mouse on: tap keys, candidates, text, lines. Shift selects as before.",
        "鼠标已开启：可点按键、候选词、文本和各行；按住 Shift 可照常选取。",
        "滑鼠已開啟：可點按鍵、候選字、文字和各行；按住 Shift 可照常選取。")
    case .mouse(false): say("Mouse off.", "鼠标已关闭。", "滑鼠已關閉。")
    case .playing:
      say(
        "A scenario is being played; Esc leaves it, and the keys are the field's again.",
        "正在播放脚本；按 Esc 离开，按键恢复为输入。", "正在播放腳本；按 Esc 離開，按鍵恢復為輸入。")
    case .playingBlocks(let blocked):
      say(
        "A scenario is being played; Esc leaves it, and then \(blocked) works.",
        "正在播放脚本；按 Esc 离开后 \(blocked) 才起作用。", "正在播放腳本；按 Esc 離開後 \(blocked) 才有作用。")
    case .scenarioLeft(let hasList): wordsForLeaving(hasList: hasList, in: language)
    case .noScenarioLeft:
      say("No scenario has been left.", "没有可返回的脚本。", "沒有可返回的腳本。")
    case .scenarioChanged:
      say(
        "Changed from here on (*); u takes it back, s saves it as a new file.",
        "之后的步骤已更改（*）；u 撤销更改，s 另存为新文件。",
        "之後的步驟已更改（*）；u 復原更改，s 另存新檔。")
    case .scenarioUnchanged:
      say(
        "The scenario is as it was read; e changes a step.",
        "脚本没有更改；按 e 更改步骤。", "腳本沒有更改；按 e 更改步驟。")
    case .stepKept(let error):
      say("The step stays: ", "步骤保留：", "步驟保留：")
        + ScenarioErrorWording.words(for: error, in: language)
    case .pasteCut:
      say(
        "The paste was longer than the program takes; its end is missing.",
        "粘贴的内容超出程序能接受的长度，末尾已丢弃。", "貼上的內容超出程式能接受的長度，末尾已捨棄。")
    case .pasteUnfinished:
      say(
        "The terminal never said where the paste ends.",
        "终端没有标明粘贴内容的结尾。", "終端機沒有標明貼上內容的結尾。")
    case .noRoomForKeys:
      say(
        "No room for the keys here; a larger window shows them.",
        "此处放不下屏幕键盘；窗口大些就能看到。", "此處放不下螢幕鍵盤；視窗大些就能看到。")
    case .startedOver: say("Started over.", "已重新开始。", "已重新開始。")
    case .appCrashed:
      say(
        "The app has crashed; \(key(.startOver)) starts over.",
        "App 已崩溃；\(key(.startOver)) 重新开始。", "App 已當機；\(key(.startOver)) 重新開始。")
    case .check(let check, let isOn):
      words(for: check == .preCheck ? .preCheck : .postFilter, isOn: isOn, in: language)
    case .formShown(comparing: true):
      say(
        "Tab moves the focus, Shift-Tab goes into a policy; Esc: the single field.",
        "Tab 移动焦点，Shift-Tab 进入一个策略；Esc 返回单个输入框。",
        "Tab 移動焦點，Shift-Tab 進入一個策略；Esc 返回單一輸入框。")
    case .formShown(comparing: false):
      say(
        "Tab and Shift-Tab move the focus; Esc goes back to the single field.",
        "Tab 与 Shift-Tab 移动焦点；Esc 返回单个输入框。", "Tab 與 Shift-Tab 移動焦點；Esc 返回單一輸入框。")
    case .speaking: say("English from here on.", "界面已切换为简体中文。", "介面已切換為繁體中文。")
    case .cannotBeMade(let error): ScenarioErrorWording.words(for: error, in: language)
    case .noLimit(let policy):
      say(
        "\(policy) has no limit of units.", "\(policy) 没有以单位计的上限。", "\(policy) 沒有以單位計的上限。")
    case .nothingToSet(let policy):
      say(
        "\(policy) has nothing to set but its limit.",
        "\(policy) 除上限外没有可设置的。", "\(policy) 除上限外沒有可設定的。")
    case .policy(let policy, let events):
      say(
        "\(policy), with the same \(events) events replayed.",
        "\(policy)：已重放同样的 \(events) 个事件。", "\(policy)：已重播同樣的 \(events) 個事件。")
    case .limit(let limit, let others): words(for: limit, keepingOwn: others, in: language)
    case .limitOfTag(let limit, let tag):
      say(
        "No effect here: limit-length binds \(limit) to tag \(tag).",
        "此处不起作用：limit-length 为 tag \(tag) 绑定 \(limit)。",
        "此處沒有作用：limit-length 為 tag \(tag) 綁定 \(limit)。")
    case .profile(let profile): replayed(profile, in: language)
    case .filter(let filter): replayed(say("Filter", "内容过滤", "內容過濾") + " " + filter, in: language)
    case .switched(let name, let value): replayed("\(name) \(value)", in: language)
    case .pattern:
      say(
        "Another pattern, with the same events replayed.",
        "已换正则表达式，并重放同样的事件。", "已換正規表示式，並重播同樣的事件。")
    case .comparing(let policies):
      say(
        "The same keystrokes under \(policies) policies.",
        "同样的按键，\(policies) 个策略并列。", "同樣的按鍵，\(policies) 個策略並列。")
    case .alone(let policy): say("\(policy) alone.", "仅显示 \(policy)。", "僅顯示 \(policy)。")
    case .nothingCompared:
      say(
        "Nothing is compared; \(key(.compare)) compares.",
        "当前没有比较；\(key(.compare)) 开始比较。", "目前沒有比較；\(key(.compare)) 開始比較。")
    case .noneChosen:
      say("Choose one at least; Space does.", "至少选一个；按 Space 选。", "至少選一個；按 Space 選。")
    case .inside:
      say(
        "The others run along; \(key(.inspect)) goes back to them.",
        "其他策略同时运行；\(key(.inspect)) 返回。", "其他策略同時執行；\(key(.inspect)) 返回。")
    case .recording(let file):
      say(
        "Recording to \(file); \(key(.record)) ends it.",
        "正在录制到 \(file)；\(key(.record)) 结束。", "正在錄製到 \(file)；\(key(.record)) 結束。")
    case .recordingAnew(let file, let complete):
      say(
        "Recording to \(file) from here on; \(complete) is complete.",
        "现在录制到 \(file)；\(complete) 已完成。", "現在錄製到 \(file)；\(complete) 已完成。")
    case .recordingWaits:
      say(
        "The recording is of the other field, and goes on when you are back there.",
        "录制的是另一个输入框；回到那里后继续录制。", "錄製的是另一個輸入框；回到那裡後繼續錄製。")
    case .recorded(let file): say("Recorded: \(file).", "已录制：\(file)。", "已錄製：\(file)。")
    case .recordingFull:
      say(
        "The recording is as large as a scenario may be, and has ended.",
        "录制已达到脚本允许的最大长度，已结束。", "錄製已達到腳本允許的最大長度，已結束。")
    case .recordingFailed(let error):
      say(
        "Recording ended: \(words(for: error, in: language)).",
        "录制已结束：\(words(for: error, in: language))。", "錄製已結束：\(words(for: error, in: language))。")
    case .notLoaded(let error):
      say(
        "Nothing was read: \(words(for: error, in: language)).",
        "未能读取：\(words(for: error, in: language))。", "未能讀取：\(words(for: error, in: language))。"
      )
    case .saved(let files, let folder):
      say(
        "Saved \(list(files, ", ")) in \(folder)",
        "已保存 \(list(files, "、"))，位于 \(folder)", "已儲存 \(list(files, "、"))，位於 \(folder)")
    case .savingFailed(let error):
      say(
        "Nothing was saved: \(words(for: error, in: language)).",
        "未能保存：\(words(for: error, in: language))。", "未能儲存：\(words(for: error, in: language))。"
      )
    case .settingsSaved(let file):
      say("Settings saved in \(file).", "设置已保存到 \(file)。", "設定已儲存到 \(file)。")
    case .settingsNotSaved(let error):
      say(
        "The settings were not saved: \(words(for: error, in: language)).",
        "设置未能保存：\(words(for: error, in: language))。",
        "設定未能儲存：\(words(for: error, in: language))。")
    case .settingsFaulty(let faults): words(for: faults, in: language)
    }
  }

  /// What was wrong with the settings: the first fault, and how many more there are.
  private static func words(for faults: [SettingsFault], in language: Language) -> String {
    let first = faults.first?.words(in: language) ?? ""
    let more = faults.count - 1
    guard more > 0 else { return first + language.say(".", "。", "。") }
    return first
      + language.say(" (and \(more) more).", "（另有 \(more) 处）。", "（另有 \(more) 處）。")
  }

  /// That the field has the keys again, and what leads back.
  private static func wordsForLeaving(hasList: Bool, in language: Language) -> String {
    let back = key(.resume)
    return hasList
      ? language.say(
        "The keys are the field's again.  \(back): the scenario  Esc: the list",
        "按键恢复为输入。 \(back): 回到脚本  Esc: 列表", "按鍵恢復為輸入。 \(back): 回到腳本  Esc: 清單")
      : language.say(
        "The scenario is left; the keys are the field's again.  \(back): back to it",
        "已离开脚本；按键恢复为输入。 \(back): 回到脚本", "已離開腳本；按鍵恢復為輸入。 \(back): 回到腳本")
  }

  /// A check that was switched.
  private static func words(for check: Label, isOn: Bool, in language: Language) -> String {
    let name = check.words(in: language)
    return language.say(
      "The \(name) is \(isOn ? "on" : "off") from here on.",
      "\(name)已\(isOn ? "开启" : "关闭")。", "\(name)已\(isOn ? "開啟" : "關閉")。")
  }

  /// Another limit, and who does not have it.
  private static func words(
    for limit: Limit, keepingOwn others: Int, in language: Language
  ) -> String {
    let limit = "\(limit.value) \(limit.unit.rawValue)"
    guard others > 0 else {
      return replayed(language.say("Limit", "上限", "上限") + " " + limit, in: language)
    }
    return language.say(
      "Limit \(limit), replayed; \(others) policies cannot have it and keep their own.",
      "上限 \(limit)，已重放；\(others) 个策略不支持它，保持各自的上限。",
      "上限 \(limit)，已重播；\(others) 個策略不支援它，保持各自的上限。")
  }

  /// What was chosen, and that the same events came to pass under it.
  private static func replayed(_ setting: String, in language: Language) -> String {
    language.say(
      "\(setting), with the same events replayed.", "\(setting)：已重放同样的事件。",
      "\(setting)：已重播同樣的事件。")
  }

  /// Names of files that are alike but for their endings: the first in full, and the endings of the others.
  private static func list(_ files: [String], _ separator: String) -> String {
    guard let first = files.first, let dot = first.lastIndex(of: ".") else { return "" }
    let stem = first[..<dot]
    let others = files.dropFirst().map { file in
      file.hasPrefix(stem) ? String(file.dropFirst(stem.count)) : file
    }
    return ([first] + others).joined(separator: separator)
  }

  private static func words(for error: FileError, in language: Language) -> String {
    FileErrorWording.words(for: error, in: language)
  }

  private static func key(_ command: Command) -> String { KeyBinding.keyName(of: command) }
}
