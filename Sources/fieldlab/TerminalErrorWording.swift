import Scenarios
import Terminal

/// The words for why there can be no screen.
enum TerminalErrorWording {
  /// One line.
  static func words(for error: TerminalError, in language: Language) -> String {
    switch error {
    case .notATerminal:
      language.say(
        "standard input and output must be a terminal; without one, fieldlab --plain works",
        "标准输入和标准输出必须是终端；没有终端时可用 fieldlab --plain",
        "標準輸入和標準輸出必須是終端機；沒有終端機時可用 fieldlab --plain")
    case .noUTF8Locale:
      language.say(
        "no UTF-8 locale is installed; set LC_ALL to one, such as C.UTF-8",
        "没有安装 UTF-8 区域设置；请设置 LC_ALL，例如 C.UTF-8", "沒有安裝 UTF-8 地區設定；請設定 LC_ALL，例如 C.UTF-8")
    case .unknownType(let name):
      language.say(
        "the terminal type \"\(name)\" is unknown; set TERM, for example to xterm-256color, "
          + "or use fieldlab --plain",
        "未知的终端类型 \"\(name)\"；请设置 TERM，例如 xterm-256color，或用 fieldlab --plain",
        "未知的終端機類型 \"\(name)\"；請設定 TERM，例如 xterm-256color，或用 fieldlab --plain")
    case .tooPlain(let name, .moveCursor):
      language.say(
        "the terminal type \"\(name)\" is too plain: it cannot move the cursor; "
          + "fieldlab --plain works on any",
        "终端类型 \"\(name)\" 太简单：不能移动光标；fieldlab --plain 总能使用",
        "終端機類型 \"\(name)\" 太簡單：不能移動游標；fieldlab --plain 總能使用")
    case .tooPlain(let name, .clearScreen):
      language.say(
        "the terminal type \"\(name)\" is too plain: it cannot clear the screen; "
          + "fieldlab --plain works on any",
        "终端类型 \"\(name)\" 太简单：不能清屏；fieldlab --plain 总能使用",
        "終端機類型 \"\(name)\" 太簡單：不能清除螢幕；fieldlab --plain 總能使用")
    case .refused(let name):
      language.say(
        "the terminal of type \"\(name)\" could not be set up", "无法设置类型为 \"\(name)\" 的终端",
        "無法設定類型為 \"\(name)\" 的終端機")
    }
  }
}
