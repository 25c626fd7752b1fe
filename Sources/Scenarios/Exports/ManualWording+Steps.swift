import Emulator
import InputMethods
import TextField

/// What a person does.
extension ManualWording {
  /// A step as an instruction, with that keyboard up.
  func words(for action: Scenario.Action, on keyboard: KeyboardName) -> String {
    switch action {
    case .keys(let keys): words(for: keys, on: keyboard)
    case .event(let event): words(for: event)
    }
  }

  private func words(for keys: KeySequence, on keyboard: KeyboardName) -> String {
    let names = keys.runs.map { run in
      name(of: run.key) + (run.count == 1 ? "" : " × \(run.count)")
    }.joined(separator: " ")
    switch keyboard {
    case .pinyin9, .english9, .kana:
      return say("Tap the keys of the keypad, quickly, by number: ", "按编号快速点按九宫格按键：") + names
    case .handwriting: return say("Draw: ", "手写：") + names
    case .emoji: return say("Find and tap the emoji: ", "查找并点按表情：") + names
    default: return say("Tap the keys: ", "依次点按：") + names
    }
  }

  private func name(of key: Key) -> String {
    switch key {
    case .character(let character): String(character)
    case .space: say("Space", "空格")
    case .return: say("Return", "换行")
    case .backspace: say("Backspace", "退格")
    case .escape: say("Escape (hardware keyboard)", "Esc（外接键盘）")
    case .left: say("Left", "左移")
    case .right: say("Right", "右移")
    case .home: say("Start of the text", "移到开头")
    case .end: say("End of the text", "移到末尾")
    case .tab: say("Tab (hardware keyboard)", "Tab（外接键盘）")
    }
  }

  private func words(for event: InputEvent) -> String {
    switch event {
    case .key(let key): say("Tap the key: ", "点按：") + name(of: key)
    case .pick(.text(let text)): say("Tap the candidate ", "点按候选词 ") + StringNotation.quoted(text)
    case .pick(.place(let place)): say("Tap candidate number \(place)", "点按第 \(place) 个候选词")
    case .insert(let text):
      say("Insert in one go, from the keyboard: ", "由键盘一次性输入：") + quoted(text)
    case .paste(let text?):
      say("Copy this elsewhere, then paste it: ", "在别处复制以下内容后粘贴：") + quoted(text)
    case .paste(nil): say("Paste", "粘贴")
    case .mark(let text):
      say("Compose, so that this is marked: ", "组字，使带下划线的文本为：") + quoted(text)
    case .commit(let text?): say("End the composition as ", "结束组字，得到 ") + quoted(text)
    case .commit(nil): say("End the composition with what is marked", "按原样结束组字")
    case .cancel: say("Give the composition up", "放弃组字")
    case .delete(let times): say("Tap Backspace", "点按退格") + (times == 1 ? "" : " × \(times)")
    case .replace(let range, let text):
      say("Let the system replace ", "让系统替换 ") + words(for: range)
        + say(" by ", " 为 ") + quoted(text)
    case .suggest(let text): say("Tap the suggestion ", "点按联想或建议 ") + quoted(text)
    case .autofill(let text): say("Let AutoFill fill in ", "自动填充 ") + quoted(text)
    case .dictate(let text): say("Dictate ", "听写 ") + quoted(text)
    case .drop(let offset, let text):
      say("Drop text \(place(offset)): ", "将文本拖放到\(place(offset))：") + quoted(text)
    case .caret(let offset): words(forCaret: offset)
    case .select(let range): say("Select ", "选中 ") + words(for: range)
    case .cut: say("Cut", "剪切")
    case .copy: say("Copy", "拷贝")
    case .history(.undo): say("Undo (shake, or three fingers to the left)", "撤销（摇动手机，或三指左滑）")
    case .history(.redo): say("Redo (three fingers to the right)", "重做（三指右滑）")
    case .clear: say("Tap the clear button", "点按清除按钮")
    case .focus: say("Tap into the field", "点按输入框")
    case .blur: say("Leave the field", "离开输入框")
    case .return: say("Tap Return", "点按换行键")
    case .setText(let text): say("Let the app set the text to ", "让 App 将文本设为 ") + quoted(text)
    case .limit(let limit, let unit):
      say("Let the app change the limit to ", "让 App 将上限改为 ") + words(for: limit, unit)
    case .keyboard(let keyboard): say("Switch to the keyboard: ", "切换键盘：") + name(of: keyboard)
    case .tick(let time):
      say("Wait \(time.secondsNotation) seconds", "等待 \(time.secondsNotation) 秒")
    }
  }

  private func words(forCaret offset: Int?) -> String {
    guard let offset else { return say("Put the caret at the end", "将光标移到末尾") }
    return say("Put the caret ", "将光标移到") + place(offset)
  }

  /// A place in the text.
  func place(_ offset: Int) -> String {
    offset == 0
      ? say("at the start", "开头")
      : say("at UTF-16 offset \(offset)", "第 \(offset) 个 UTF-16 单位之后")
  }

  /// A range of the text.
  func words(for range: Range<Int>) -> String {
    say(
      "the UTF-16 units \(range.lowerBound)..<\(range.upperBound)",
      "第 \(range.lowerBound) 个 UTF-16 单位之后的 \(range.count) 个单位")
  }
}
