import Limits
import Scenarios
import Screen

/// Words with values in them that stand in one place of the screen.
enum Phrase {
  /// The limit in force.
  case limit(Limit)
  /// How much of the limit is left.
  case remaining(Int, of: Int)
  /// The length of a text without a limit.
  case units(Int)
  /// How much of the text is marked.
  case marked(Int)
  /// How much the text is too long.
  case over(Int)
  /// What the post-filter took away, quoted, and the reason's words.
  case cut(String, reason: String)
  /// What is searched for, and in which skin tone if in one.
  case searching(String, tone: String?)
  /// One of so many compared policies.
  case one(of: Int)
  /// Which rows of a table are in sight.
  case rows(Range<Int>, of: Int)
  /// How many compared policies are chosen.
  case chosen(Int, of: Int)
  /// How many commands are found.
  case commands(Int)
  /// How many switches of a profile are not as it has them.
  case set(Int)
  /// What is so at present.
  case present(String)
  /// Where in the text.
  case place(Int)
  /// How many lines of the trace are newer than those in sight.
  case newerLines(Int)
  /// Which line of those that were found is looked at.
  case matches(Int, of: Int)
  /// The words for a crash, and what helps.
  case crash(String)
  /// A window that is too small, and what is needed.
  case tooSmall(Size, needed: Size)
  /// What is needed, as short as can be.
  case needed(Size)
}

extension Phrase {
  /// The words.
  func words(in language: Language) -> String {
    let say = language.say
    return switch self {
    case .limit(let limit):
      Label.limit.words(in: language) + " \(limit.value) \(limit.unit.rawValue)"
    case .remaining(let count, let limit):
      say("remaining", "剩余", "剩餘") + " \(count) / \(limit)"
    case .units(let count): say("\(count) units", "\(count) 个单位", "\(count) 個單位")
    case .marked(let count): say("\(count) marked", "标记 \(count)", "標記 \(count)")
    case .over(let count): say("over by \(count)", "超出 \(count)", "超出 \(count)")
    case .cut(let text, let reason):
      say("cut \(text): \(reason)", "截断 \(text)：\(reason)", "截斷 \(text)：\(reason)")
    case .searching(let query, let tone):
      say("search", "搜索", "搜尋") + " \(query)" + (tone.map { say(", ", "，", "，") + $0 } ?? "")
    case .one(let all): say("1 of \(all)", "\(all) 个之一", "\(all) 個之一")
    case .rows(let range, let all):
      say("\(place(range)) of \(all)", "\(place(range))/\(all)", "\(place(range))/\(all)")
    case .chosen(let count, let all):
      say(
        "Compare \(count) of \(all)", "比较 \(count) 个，共 \(all) 个", "比較 \(count) 個，共 \(all) 個")
    case .commands(let count): say("Commands (\(count))", "命令（\(count)）", "指令（\(count)）")
    case .set(let count): say("(\(count) set)", "（改 \(count) 项）", "（改 \(count) 項）")
    case .present(let summary): say("present: ", "当前：", "目前：") + summary
    case .place(let offset): say("at \(offset): ", "位置 \(offset)：", "位置 \(offset)：")
    case .newerLines(let count):
      say("↓ \(count) newer", "↓ 之后还有 \(count) 行", "↓ 之後還有 \(count) 行")
    case .matches(let place, let all):
      all == 0
        ? say("nothing found", "没有找到", "沒有找到")
        : say("\(place) of \(all)", "第 \(place) 个，共 \(all) 个", "第 \(place) 個，共 \(all) 個")
    case .crash(let words):
      say(
        "\(words) \(key(.startOver)) starts over.", "\(words) \(key(.startOver)) 重新开始。",
        "\(words) \(key(.startOver)) 重新開始。")
    case .tooSmall(let size, let needed):
      say(
        "\(size): needs \(needed)", "\(size)：需要 \(needed)", "\(size)：需要 \(needed)")
    case .needed(let size): say("needs \(size)", "需要 \(size)", "需要 \(size)")
    }
  }

  private func place(_ rows: Range<Int>) -> String { "\(rows.lowerBound + 1)-\(rows.upperBound)" }

  private func key(_ command: Command) -> String { KeyBinding.keyName(of: command) }
}
