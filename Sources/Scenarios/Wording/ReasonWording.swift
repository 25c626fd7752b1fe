import Limits

/// The words for why a check decided as it did.
public enum ReasonWording {
  /// The answer and its reason, as `refused: 10 confirmed, limit 10`.
  public static func words(for answer: Answer, in language: Language) -> String {
    words(for: answer.verdict, in: language) + language.say(": ", "：", "：")
      + words(for: answer.reason, in: language)
  }

  /// The answer in one word.
  public static func words(for verdict: Answer.Verdict, in language: Language) -> String {
    switch verdict {
    case .accept: language.say("accepted", "接受", "接受")
    case .refuse: language.say("refused", "拒绝", "拒絕")
    case .handled: language.say("handled", "已自行处理", "已自行處理")
    }
  }

  /// The reason in a few words, with its numbers.
  public static func words(for reason: Reason, in language: Language) -> String {
    switch reason {
    case .absent: language.say("no such check", "没有这项检查", "沒有這項檢查")
    case .switchedOff: language.say("the check is off", "检查已关闭", "檢查已關閉")
    case .noLimit: language.say("no limit", "无上限", "無上限")
    case .within(let length, let limit):
      language.say(
        "\(length) within limit \(limit)", "\(length) 未超上限 \(limit)", "\(length) 未超上限 \(limit)")
    case .over(let length, let limit):
      language.say(
        "\(length) over limit \(limit)", "\(length) 超出上限 \(limit)", "\(length) 超出上限 \(limit)")
    case .rangeOutside(let range, let length):
      language.say(
        "range \(range) outside \(length) units", "范围 \(range) 超出 \(length) 个单位",
        "範圍 \(range) 超出 \(length) 個單位")
    case .full(let confirmed, let limit):
      language.say(
        "\(confirmed) confirmed, limit \(limit)", "已确认 \(confirmed)，上限 \(limit)",
        "已確認 \(confirmed)，上限 \(limit)")
    case .markTooLong(let marked, let allowed):
      language.say(
        "\(marked) were marked, \(allowed) allowed", "原有标记 \(marked)，允许 \(allowed)",
        "原有標記 \(marked)，允許 \(allowed)")
    case .roomLeft(let confirmed, let sum, let limit, let marked, let allowed):
      roomLeft(confirmed, sum, limit, marked, allowed, in: language)
    case .matches: language.say("matches the pattern", "与正则表达式匹配", "符合正規表示式")
    case .mismatch(let searched, let length):
      language.say(
        "no match in \(searched) of \(length) units", "\(length) 个单位中的前 \(searched) 个不匹配",
        "\(length) 個單位中的前 \(searched) 個不符")
    case .emptied: language.say("an empty text passes", "空文本可通过", "空文字可通過")
    case .insertionCut(let inserted, let kept, let room):
      language.say(
        "\(kept) of \(inserted) inserted, room for \(room)",
        "插入 \(inserted) 中的 \(kept)，余量 \(room)", "插入 \(inserted) 中的 \(kept)，餘量 \(room)")
    case .composing(let marked):
      language.say(
        "left alone, \(marked) marked", "不处理，标记 \(marked)", "不處理，標記 \(marked)")
    case .cutAtLimit(let length, let limit):
      language.say(
        "\(length) cut at limit \(limit)", "\(length) 在上限 \(limit) 处截断",
        "\(length) 在上限 \(limit) 處截斷")
    case .cutBeforeSequence(let length, let limit, let sequence):
      language.say(
        "\(length) cut before sequence \(sequence), limit \(limit)",
        "\(length) 在序列 \(sequence) 之前截断，上限 \(limit)",
        "\(length) 在序列 \(sequence) 之前截斷，上限 \(limit)")
    case .cutToSequences(let length, let limit, let asked, let kept):
      language.say(
        "\(length) cut to \(kept), sequences over \(asked), limit \(limit)",
        "\(length) 截断为 \(kept)，取 \(asked) 内的序列，上限 \(limit)",
        "\(length) 截斷為 \(kept)，取 \(asked) 內的序列，上限 \(limit)")
    case .cutToNothing(let length, let limit):
      language.say(
        "\(length) cut to nothing, limit \(limit)", "\(length) 全部截掉，上限 \(limit)",
        "\(length) 全部截掉，上限 \(limit)")
    case .contentRight(let filter, let length, let limit):
      language.say(
        "right for \(filter.rawValue), \(length) assigned, limit \(limit)",
        "符合 \(filter.rawValue)，赋值 \(length)，上限 \(limit)",
        "符合 \(filter.rawValue)，指派 \(length)，上限 \(limit)")
    case .contentWrong(let filter, let length):
      language.say(
        "wrong for \(filter.rawValue), \(length) emptied",
        "不符合 \(filter.rawValue)，清空 \(length)", "不符合 \(filter.rawValue)，清空 \(length)")
    case .restored(let length, let restored):
      language.say(
        "no match, \(length) put back to \(restored)", "不匹配，\(length) 恢复为 \(restored)",
        "不符，\(length) 還原為 \(restored)")
    case .stillMatches: language.say("still matches the pattern", "仍与正则表达式匹配", "仍符合正規表示式")
    case .tolerated(let length, let limit):
      language.say(
        "\(length) over limit \(limit), left so", "\(length) 超出上限 \(limit)，保持原样",
        "\(length) 超出上限 \(limit)，保持原樣")
    case .revertedEdit(let length, let limit):
      language.say(
        "\(length) over limit \(limit), edit taken back", "\(length) 超出上限 \(limit)，撤回此次编辑",
        "\(length) 超出上限 \(limit)，撤回此次編輯")
    case .cutBeforeCaret(let length, let limit, let cut):
      language.say(
        "\(length) cut by \(cut) before the caret, limit \(limit)",
        "\(length) 截去光标前的 \(cut)，上限 \(limit)", "\(length) 截去游標前的 \(cut)，上限 \(limit)")
    case .takesAway: language.say("only takes away", "只减不增", "只減不增")
    case .fitsInPart(let kept, let all, let limit):
      language.say(
        "\(kept) of \(all) units fit, limit \(limit)",
        "\(all) 个单位中 \(kept) 个放得下，上限 \(limit)", "\(all) 個單位中 \(kept) 個放得下，上限 \(limit)")
    case .mayRewrite(let length, let limit):
      language.say(
        "\(length) over limit \(limit), unless the key rewrites",
        "\(length) 超出上限 \(limit)，除非按键改写", "\(length) 超出上限 \(limit)，除非按鍵改寫")
    case .takesBack: language.say("undo and redo restore", "撤销与重做会恢复", "復原與重做會還原")
    case .entryCorrected(let recorded, let actual):
      language.say(
        "recorded \(recorded), really \(actual)", "记录为 \(recorded)，实为 \(actual)",
        "記錄為 \(recorded)，實為 \(actual)")
    case .listening: language.say("left alone, dictation listens", "不处理，正在听写", "不處理，正在聽寫")
    case .halfRewritten: language.say("left alone, half rewritten", "不处理，改写到一半", "不處理，改寫到一半")
    case .cutIncoming(let length, let limit, let cut):
      language.say(
        "\(length) over limit \(limit), incoming \(cut) cut",
        "\(length) 超出上限 \(limit)，截去新输入的 \(cut)", "\(length) 超出上限 \(limit)，截去新輸入的 \(cut)")
    case .putBack(let length, let limit, let arrived):
      language.say(
        "\(length) over limit \(limit), incoming \(arrived) taken out",
        "\(length) 超出上限 \(limit)，移除新输入的 \(arrived)",
        "\(length) 超出上限 \(limit)，移除新輸入的 \(arrived)")
    }
  }

  /// The check comes before the change: what it counts as marked is what was.
  private static func roomLeft(
    _ confirmed: Int, _ sum: Int?, _ limit: Int, _ marked: Int, _ allowed: Int?,
    in language: Language
  ) -> String {
    let taken =
      sum.map { language.say("sum \($0), ", "算得 \($0)，", "算得 \($0)，") } ?? ""
    let most =
      allowed.map { language.say(", \($0) allowed", "，允许 \($0)", "，允許 \($0)") } ?? ""
    return language.say(
      "\(taken)\(confirmed) confirmed, limit \(limit), \(marked) were marked\(most)",
      "\(taken)已确认 \(confirmed)，上限 \(limit)，原有标记 \(marked)\(most)",
      "\(taken)已確認 \(confirmed)，上限 \(limit)，原有標記 \(marked)\(most)")
  }
}
