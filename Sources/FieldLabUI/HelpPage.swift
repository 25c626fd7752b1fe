import Scenarios
import Screen

/// All keys on one page, made from the bindings.
struct HelpPage {
  private static let blank = Line.heading("")

  /// One line before it is laid out.
  private enum Line {
    case heading(String)
    case pair(String, String)
    case remark(String)

    /// What stands in the column of keys.
    var key: String? { if case .pair(let key, _) = self { key } else { nil } }
  }

  /// The page's lines.
  let lines: [StyledText]
  private let title: String
  private let more: String

  /// The page in a language; the column of keys is as wide as the longest of them.
  init(in language: Language, _ widths: ScalarWidths) {
    let content =
      Self.typing(language) + Self.commands(language)
      + Self.searching(language) + Self.playing(language) + Self.signs(language)
    let keys = content.compactMap(\.key).map(widths.columns(of:)).max() ?? 0
    lines = content.map { line in
      switch line {
      case .heading(let words): StyledText(words, .bold)
      case .remark(let words): StyledText(words)
      case .pair(let key, let meaning):
        StyledText(key, Style(.key))
          + StyledText(
            String(repeating: " ", count: keys + 2 - widths.columns(of: key)) + meaning)
      }
    }
    title = Label.helpPage.words(in: language)
    more = Label.moreLines.words(in: language)
  }

  func draw(in frame: inout Frame, firstLine: Int) {
    let size = frame.size
    let columns = min(size.columns, 78)
    let rows = min(size.rows, lines.count + 2)
    let rect = Rect(
      row: (size.rows - rows) / 2, column: (size.columns - columns) / 2, rows: rows,
      columns: columns)
    frame.fill(rect)
    frame.box(rect, style: Style(.accent), title: StyledText(title))
    let inside = rect.inset(rows: 1, columns: 2)
    for (index, line) in lines.dropFirst(firstLine).prefix(inside.size.rows).enumerated() {
      frame.write(
        line.truncated(to: inside.size.columns, frame.widths), at: inside.row + index,
        inside.column)
    }
    if firstLine + inside.size.rows < lines.count {
      frame.write(" \(more) ", at: rect.rowRange.upperBound - 1, rect.column + 2)
    }
    frame.cursor = nil
  }

  // MARK: - Words

  private static func typing(_ language: Language) -> [Line] {
    let say = language.say
    return [
      .heading(say("Typing", "输入", "輸入")),
      .pair(
        say("letters", "字母", "字母"),
        say("the keyboard's keys; on pinyin they compose", "键盘的键；拼音键盘上组字", "鍵盤的鍵；拼音鍵盤上組字")),
      .pair("Space, 1-9", say("pick a candidate while composing", "组字时选候选词", "組字時選候選字")),
      .pair(
        "A-I, a-i",
        say(
          "the same where digits are keys; syllables of nine keys",
          "数字是按键时同上；九宫格的音节", "數字是按鍵時同上；九宮格的音節")),
      .pair(
        "Down, Up",
        say(
          "more candidates; the trace when nothing is composed",
          "更多候选词；没有组字时滚动轨迹", "更多候選字；沒有組字時捲動軌跡")),
      .pair(
        "Return",
        say("commits the letters as they are; else Return", "按原样上屏字母；否则是换行键", "按原樣送出字母；否則是換行鍵")),
      .pair("Escape", say("gives the composition up", "放弃组字", "放棄組字")),
      .pair(
        "Backspace",
        say("takes a letter back, or the last choice", "退一个字母，或退回上次所选", "退一個字母，或退回上次所選")),
      .pair("'", say("separates syllables while composing", "组字时隔开音节", "組字時隔開音節")),
      .pair(say("Shift-arrows", "Shift-方向键", "Shift-方向鍵"), say("select", "选择", "選取")),
      .pair(
        say("paste", "粘贴", "貼上"),
        say(
          "your terminal's paste is one paste into the field",
          "终端的粘贴就是对输入框的一次粘贴", "終端機的貼上就是對輸入框的一次貼上")),
      blank,
    ]
  }

  private static func commands(_ language: Language) -> [Line] {
    [.heading(language.say("Commands", "命令", "指令"))]
      + Command.allCases.map { command in
        let keys = KeyBinding.all.filter { $0.command == command }.map(\.keyName)
        return .pair(keys.joined(separator: ", "), command.summary(in: language))
      } + [blank]
  }

  private static func searching(_ language: Language) -> [Line] {
    let say = language.say
    return [
      .heading(say("Searching the trace", "搜索轨迹", "搜尋軌跡")),
      .pair(
        say("letters", "字母", "字母"),
        say("what is looked for, n and N like any other", "要找的文字，n 和 N 也不例外", "要找的文字，n 和 N 也不例外")),
      .pair("Up, Down", say("the match before, the next match", "上一处、下一处", "上一處、下一處")),
      .pair(
        "Return, Escape",
        say("stay there, or go back to what was in sight", "停在此处，或回到原处", "停在此處，或回到原處")),
      blank,
    ]
  }

  private static func playing(_ language: Language) -> [Line] {
    [.heading(CasesWording.playing(language))]
      + CasesWording.playingKeys(language).map { .pair($0.key, $0.meaning) } + [blank]
  }

  private static func signs(_ language: Language) -> [Line] {
    let say = language.say
    return [
      .heading(say("Signs", "符号", "符號")),
      .pair("~", say("marked text: being composed", "标记文本：正在组字", "標記文字：正在組字")),
      .pair("!", say("beyond the limit", "超出上限", "超出上限")),
      .pair("?", say("half a surrogate pair", "半个代理对", "半個代理對")),
      .pair(
        "✓ ✗ ✂ -",
        say("accepted, refused, cut, nothing to say", "接受、拒绝、截断、无", "接受、拒絕、截斷、無")),
      .pair(
        "≠",
        say(
          "comparing: not as the policy has it that is marked =",
          "比较时：与标有 = 的策略不同", "比較時：與標有 = 的策略不同")),
      blank,
      .remark(
        say(
          "Choosing another policy or limit replays the same keystrokes under it.",
          "换策略或上限时，在它之下重放同样的按键。", "換策略或上限時，在它之下重播同樣的按鍵。")),
    ]
  }
}
