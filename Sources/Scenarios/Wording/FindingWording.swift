import TextField

/// The words for what was expected and what was found.
public enum FindingWording {
  /// A few words; texts in quotes, in the notation of scenarios.
  public static func words(for finding: Finding, in language: Language) -> String {
    switch finding {
    case .text(let text): StringNotation.quoted(text)
    case .nothing: language.say("nothing", "无", "無")
    case .nothingMarked: language.say("nothing marked", "没有标记文本", "沒有標記文字")
    case .nothingCut: language.say("nothing cut", "没有截断", "沒有截斷")
    case .selection(let range): TraceWording.words(forSelection: range, in: language)
    case .remaining(let number): "\(number)"
    case .noLimit: language.say("no limit", "无上限", "無上限")
    case .count(let count, let unit): "\(count) \(unit.rawValue)"
    case .candidates(let texts):
      texts.map { StringNotation.quoted($0) }.joined(separator: " ")
    case .noCandidates: language.say("no candidates", "没有候选词", "沒有候選字")
    case .verdict(let verdict): ReasonWording.words(for: verdict, in: language)
    case .answer(let answer): ReasonWording.words(for: answer, in: language)
    case .notAsked: language.say("the policy was not asked", "没有询问策略", "沒有詢問策略")
    case .crash: language.say("a crash", "崩溃", "當機")
    case .noCrash: language.say("no crash", "没有崩溃", "沒有當機")
    case .event(let name): name.rawValue
    case .noSuchEvent:
      language.say("no such event in this step", "该步骤中没有此事件", "該步驟中沒有此事件")
    case .refusedOrUnchanged:
      language.say("refused, or nothing changed", "拒绝，或没有变化", "拒絕，或沒有變化")
    case .unaskedChange:
      language.say("a change without a question", "未经询问的改动", "未經詢問的變更")
    }
  }
}
