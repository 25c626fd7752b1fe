import Scenarios

/// A part of the page of keys.
enum HelpSection: Hashable {
  /// What a tester does most.
  case typing
  /// Commands that are about the same.
  case commands(Command.Group)
  /// Looking for something in the trace.
  case searching
  /// The keys on the screen, and the mouse.
  case onScreenKeyboard
  /// The four fields.
  case form
  /// The list of cases.
  case cases
  /// A scenario being played.
  case playing
  /// What stands beside text and checks.
  case signs

  /// All of them, in the order of the page.
  static let all: [HelpSection] =
    [.typing] + Command.Group.allCases.map { .commands($0) }
    + [.searching, .onScreenKeyboard, .form, .cases, .playing, .signs]
}

extension HelpSection {
  /// Its heading.
  func title(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .typing: say("Typing", "输入", "輸入")
    case .commands(.field): say("Field", "输入框", "輸入框")
    case .commands(.policies): say("Policies", "策略", "策略")
    case .commands(.views): say("Views", "视图", "檢視")
    case .commands(.trace): say("Trace", "轨迹", "軌跡")
    case .commands(.files): say("Files", "文件", "檔案")
    case .commands(.program): say("Program", "程序", "程式")
    case .searching: say("Searching the trace", "搜索轨迹", "搜尋軌跡")
    case .onScreenKeyboard: say("On-screen keyboard", "屏幕键盘", "螢幕鍵盤")
    case .form: say("Form", "表单", "表單")
    case .cases: say("Cases", "用例", "案例")
    case .playing: CasesWording.playing(language)
    case .signs: say("Signs", "符号", "符號")
    }
  }

  /// Its keys and what they do.
  func pairs(in language: Language) -> [(key: String, meaning: String)] {
    switch self {
    case .typing: Self.typing(language)
    case .commands(let group):
      Command.allCases.filter { $0.group == group }.map { command in
        let keys = KeyBinding.all.filter { $0.command == command }.map(\.keyName)
        return (keys.joined(separator: ", "), command.summary(in: language))
      }
    case .searching: Self.searching(language)
    case .onScreenKeyboard: Self.onScreenKeyboard(language)
    case .form: Self.form(language)
    case .cases: CasesWording.listKeys(language).map { ($0.key, $0.word) }
    case .playing: CasesWording.playingKeys(language)
    case .signs: Self.signs(language)
    }
  }

  private static func typing(_ language: Language) -> [(key: String, meaning: String)] {
    let say = language.say
    return [
      (
        say("letters", "字母", "字母"),
        say("the keyboard's keys; on pinyin they compose", "键盘上的按键；拼音键盘上成为标记文本", "鍵盤上的按鍵；拼音鍵盤上用來組字")
      ),
      ("Space, 1-9", say("pick a candidate while composing", "有标记文本时选候选词", "組字時選候選字")),
      (
        "A-I, a-i",
        say(
          "the same where digits are keys; syllables of nine keys",
          "数字是按键时同上；九宫格的音节", "數字是按鍵時同上；九宮格的音節")
      ),
      (
        "Down, Up",
        say(
          "more candidates; the trace when nothing is composed",
          "更多候选词；没有标记文本时滚动轨迹", "更多候選字；沒有組字時捲動軌跡")
      ),
      (
        "Return",
        say(
          "commits the letters as they are; else Return", "按原样上屏字母；否则即 Return", "照原樣送出字母；否則即 Return"
        )
      ),
      ("Escape", say("gives the composition up", "放弃标记文本", "放棄組字")),
      (
        "Backspace",
        say("takes a letter back, or the last choice", "删除一个字母，或取消上次的选择", "刪除一個字母，或取消上次的選擇")
      ),
      ("'", say("separates syllables while composing", "有标记文本时分隔音节", "組字時分隔音節")),
      (say("Shift-arrows", "Shift-方向键", "Shift-方向鍵"), say("select", "选择文本", "選取文字")),
      (
        say("paste", "粘贴", "貼上"),
        say(
          "your terminal's paste is one paste into the field",
          "在终端中粘贴，即向输入框粘贴一次", "在終端機中貼上，即向輸入框貼上一次")
      ),
    ]
  }

  private static func searching(_ language: Language) -> [(key: String, meaning: String)] {
    let say = language.say
    return [
      (
        say("letters", "字母", "字母"),
        say("what is looked for, n and N like any other", "要找的文字，n 和 N 也不例外", "要找的文字，n 和 N 也不例外")
      ),
      ("Up, Down", say("the match before, the next match", "上一处、下一处", "上一處、下一處")),
      (
        "Return, Escape",
        say("stay there, or go back to what was in sight", "停在此处，或回到原处", "停在此處，或回到原處")
      ),
    ]
  }

  private static func onScreenKeyboard(_ language: Language) -> [(key: String, meaning: String)] {
    let say = language.say
    return [
      ("[ ]", say("around the key that was used last", "标出最后用到的键", "標出最後用到的鍵")),
      ("⊕", say("the next keyboard", "下一个键盘", "下一個鍵盤")),
      ("⇧, 123", say("other keys in their places", "换成另一组键", "換成另一組鍵")),
      (
        KeyBinding.keyName(of: .mouse),
        say("then all of them can be tapped", "开启后各键都可点按", "開啟後各鍵都可點按")
      ),
    ]
  }

  private static func form(_ language: Language) -> [(key: String, meaning: String)] {
    let say = language.say
    return [
      (
        "Tab, Shift-Tab",
        say("the focus to the next field, to the one before", "焦点到下一个、上一个输入框", "焦點到下一個、上一個輸入框")
      ),
      ("Escape", say("back to the single field", "返回单个输入框", "返回單一輸入框")),
    ]
  }

  private static func signs(_ language: Language) -> [(key: String, meaning: String)] {
    let say = language.say
    return [
      ("~", say("marked text: being composed", "标记文本（输入中）", "標記文字（組字中）")),
      ("!", say("beyond the limit", "超出上限", "超出上限")),
      ("?", say("half a surrogate pair", "半个代理对", "半個代理對")),
      (
        "✓ ✗ ✂ -",
        say("accepted, refused, cut, nothing to say", "接受、拒绝、截断、无", "接受、拒絕、截斷、無")
      ),
      (
        "* ○",
        say("answered by an edit of its own, switched off", "由自己的改动代替、已关闭", "由自己的更動代替、已關閉")
      ),
      (
        "≠",
        say(
          "comparing: not as the policy has it that is marked =",
          "比较时：与标有 = 的策略不同", "比較時：與標有 = 的策略不同")
      ),
      (
        say("another limit", "更换上限", "更換上限"),
        say(
          "or policy replays the same keystrokes under it",
          "或策略后，会重放同样的按键", "或策略後，會重播同樣的按鍵")
      ),
    ]
  }
}
