import Emulator
import InputMethods
import TextField

/// What a person does.
extension ManualWording {
  /// A step as an instruction, with that keyboard up; `text` is what stands in the range that the step
  /// names, if that is known.
  func words(
    for action: Scenario.Action, on keyboard: KeyboardName, naming text: UTF16Text? = nil
  ) -> String {
    switch action {
    case .keys(let keys): words(for: keys, on: keyboard)
    case .event(let event): words(for: event, naming: text)
    }
  }

  private func words(for keys: KeySequence, on keyboard: KeyboardName) -> String {
    let names = keys.runs.map { run in
      name(of: run.key) + (run.count == 1 ? "" : " × \(run.count)")
    }.joined(separator: " ")
    switch keyboard {
    case .pinyin9, .english9, .kana:
      return say(
        "Tap the keys of the keypad, quickly, by number: ", "按编号快速点按九宫格按键：", "按編號快速點按九宮格按鍵：")
        + names
    case .handwriting: return say("Draw: ", "手写：", "手寫：") + names
    case .emoji: return say("Find and tap the emoji: ", "查找并点按表情：", "查找並點按表情：") + names
    default: return say("Tap the keys: ", "依次点按：", "依次點按：") + names
    }
  }

  private func name(of key: Key) -> String {
    switch key {
    case .character(let character): String(character)
    case .space: say("Space", "空格", "空白鍵")
    case .return: say("Return", "换行", "換行")
    case .backspace: say("Backspace", "退格", "倒退鍵")
    case .escape: say("Escape (hardware keyboard)", "Esc（外接键盘）", "Esc（外接鍵盤）")
    case .left: say("Left", "左移", "左移")
    case .right: say("Right", "右移", "右移")
    case .home: say("Start of the text", "移到开头", "移到開頭")
    case .end: say("End of the text", "移到末尾", "移到末尾")
    case .tab: say("Tab (hardware keyboard)", "Tab（外接键盘）", "Tab（外接鍵盤）")
    }
  }

  private func words(for event: InputEvent, naming named: UTF16Text?) -> String {
    switch event {
    case .key(let key): say("Tap the key: ", "点按：", "點按：") + name(of: key)
    case .pick(.text(let text)):
      say("Tap the candidate ", "点按候选词 ", "點按候選字 ") + StringNotation.quoted(text)
    case .pick(.place(let place)):
      say("Tap candidate number \(place)", "点按第 \(place) 个候选词", "點按第 \(place) 個候選字")
    case .insert(let text):
      say("Insert in one go, from the keyboard: ", "由键盘一次性输入：", "由鍵盤一次性輸入：") + quoted(text)
    case .paste(let text?):
      say("Copy this elsewhere, then paste it: ", "在别处复制以下内容后粘贴：", "在別處複制以下內容後貼上：") + quoted(text)
    case .paste(nil): say("Paste", "粘贴", "貼上")
    case .mark(let text):
      say("Compose, so that this is marked: ", "输入但不上屏，使带下划线的文本为：", "組字，使帶底線的文字為：") + quoted(text)
    case .commit(let text?): say("End the composition as ", "上屏，得到 ", "結束組字，得到 ") + quoted(text)
    case .commit(nil): say("End the composition with what is marked", "按原样上屏", "按原樣結束組字")
    case .cancel: say("Give the composition up", "放弃输入中的文本", "放棄組字")
    case .delete(let times):
      say("Tap Backspace", "点按退格", "點按倒退鍵") + (times == 1 ? "" : " × \(times)")
    case .replace(let range, let text):
      say("Let the system replace ", "让系统将", "讓系統將") + words(for: range, named)
        + say(" by ", "替换为 ", "取代為 ") + quoted(text)
    case .suggest(let text): say("Tap the suggestion ", "点按联想或建议 ", "點按聯想或建議 ") + quoted(text)
    case .autofill(let text): say("Let AutoFill fill in ", "自动填充 ", "自動填寫 ") + quoted(text)
    case .dictate(let text): say("Dictate ", "听写 ", "聽寫 ") + quoted(text)
    case .drop(let offset, let text):
      say("Drop text \(place(offset)): ", "将文本拖放到\(place(offset))：", "將文字拖放到\(place(offset))：")
        + quoted(text)
    case .caret(let offset): words(forCaret: offset)
    case .select(let range): say("Select ", "选中", "選中") + words(for: range, named)
    case .cut: say("Cut", "剪切", "剪下")
    case .copy: say("Copy", "拷贝", "拷貝")
    case .history(.undo):
      say("Undo (shake, or three fingers to the left)", "撤销（摇动手机，或三指左滑）", "復原（搖動手機，或三指左滑）")
    case .history(.redo): say("Redo (three fingers to the right)", "重做（三指右滑）", "重做（三指右滑）")
    case .clear: say("Tap the clear button", "点按清除按钮", "點按清除按鈕")
    case .focus: say("Tap into the field", "点按输入框", "點按輸入框")
    case .blur: say("Leave the field", "离开输入框", "離開輸入框")
    case .return: say("Tap Return", "点按换行键", "點按換行鍵")
    case .setText(let text):
      say("Let the app set the text to ", "让 App 将文本设为 ", "讓 App 將文字設為 ") + quoted(text)
    case .limit(let limit, let unit):
      say("Let the app change the limit to ", "让 App 将上限改为 ", "讓 App 將上限改為 ")
        + words(for: limit, unit)
    case .keyboard(let keyboard):
      say("Switch to the keyboard: ", "切换键盘：", "切換鍵盤：")
        + FieldWording.words(for: keyboard, in: language)
    case .tick(let time):
      say(
        "Wait \(time.secondsNotation) seconds", "等待 \(time.secondsNotation) 秒",
        "等待 \(time.secondsNotation) 秒")
    }
  }

  private func words(forCaret offset: Int?) -> String {
    guard let offset else { return say("Put the caret at the end", "将光标移到末尾", "將游標移到末尾") }
    return say("Put the caret ", "将光标移到", "將游標移到") + place(offset)
  }

  /// A place in the text.
  func place(_ offset: Int) -> String {
    offset == 0
      ? say("at the start", "开头", "開頭")
      : say("at UTF-16 offset \(offset)", "第 \(offset) 个 UTF-16 单位之后", "第 \(offset) 個 UTF-16 單位之後")
  }

  /// A range of the text, and what stands there if that is known.
  func words(for range: Range<Int>, _ text: UTF16Text? = nil) -> String {
    if let text {
      let (units, quoted) = ("\(range.lowerBound)..<\(range.upperBound)", quoted(text))
      return say(
        "\(quoted) (the UTF-16 units \(units))", " \(quoted)（UTF-16 单位 \(units)）",
        " \(quoted)（UTF-16 單位 \(units)）")
    }
    return say(
      "the UTF-16 units \(range.lowerBound)..<\(range.upperBound)",
      " UTF-16 单位 \(range.lowerBound)..<\(range.upperBound) ",
      " UTF-16 單位 \(range.lowerBound)..<\(range.upperBound) ")
  }
}
