import TextField

/// What a person must see.
extension ManualWording {
  /// An expectation in words; nil when it speaks of none of `policies`, the ids of all that are tested.
  func words(for expectation: Expectation, among policies: [String]) -> String? {
    let whom = policies.filter(expectation.speaks(of:))
    guard !whom.isEmpty else { return nil }
    let claim = words(for: expectation.claim)
    return whom.count == policies.count
      ? claim : claim + say(" (under \(list(whom)))", "（策略 \(list(whom))）", "（策略 \(list(whom))）")
  }

  private func words(for claim: Expectation.Claim) -> String {
    switch claim {
    case .text(let text): say("The text is ", "文本为 ", "文字為 ") + quoted(text)
    case .state(let notation): words(for: StateReading(notation))
    case .marked(let text):
      say("Marked (underlined) is ", "带下划线（输入中）的文本为 ", "帶底線（組字中）的文字為 ") + quoted(text)
    case .unmarked: say("Nothing is marked (underlined)", "没有带下划线（输入中）的文本", "沒有帶底線（組字中）的文字")
    case .caret(let offset):
      say("The caret is \(place(offset))", "光标在\(place(offset))", "游標在\(place(offset))")
    case .selection(let range): say("Selected are ", "选中了", "選中了") + words(for: range)
    case .count(let count, let unit):
      unit.map {
        say(
          "The text counts \(count) \($0.rawValue)", "文本计为 \(count) \($0.rawValue)",
          "文字計為 \(count) \($0.rawValue)")
      }
        ?? say("The text counts \(count)", "文本计为 \(count)", "文字計為 \(count)")
    case .remaining(let number):
      number < 0
        ? say("\(-number) more than the limit", "超出上限 \(-number)", "超出上限 \(-number)")
        : say("\(number) remain", "还可输入 \(number)", "還可輸入 \(number)")
    case .candidates(let texts):
      say("The first candidates are ", "最前面的候选词为 ", "最前面的候選字為 ")
        + list(texts.map { StringNotation.quoted($0) })
    case .refused: say("The delegate refuses the input", "delegate 拒绝该输入", "delegate 拒絕該輸入")
    case .accepted: say("The delegate accepts the input", "delegate 接受该输入", "delegate 接受該輸入")
    case .cut(let text) where text.isEmpty: say("Nothing is cut off", "没有文本被截掉", "沒有文字被截掉")
    case .cut(let text): say("Cut off is ", "被截掉的是 ", "被截掉的是 ") + quoted(text)
    case .crash: say("The app crashes", "App 崩溃", "App 當機")
    case .event(.notOffered):
      say("The candidate is not offered", "没有提供该候选词", "沒有提供該候選字")
    case .event(let name):
      say(
        "The app's log shows \(name.rawValue)", "App 日志中出现 \(name.rawValue)",
        "App 記錄檔中出現 \(name.rawValue)")
    case .stepRefused:
      say("The input is refused, or nothing changes", "输入被拒绝，或没有任何变化", "輸入被拒絕，或沒有任何變化")
    }
  }

  private func words(for state: StateReading) -> String {
    var parts = [say("the text is ", "文本为 ", "文字為 ") + quoted(state.text)]
    if let marked = state.marked {
      parts.append(
        quoted(state.text[marked]) + say(" is marked (underlined)", " 带下划线（输入中）", " 帶底線（組字中）"))
    } else {
      parts.append(say("nothing is marked", "没有输入中的文本", "沒有組字中的文字"))
    }
    if let selection = state.selection {
      if selection.isEmpty {
        let isAtEnd = selection.lowerBound == state.text.count
        parts.append(
          isAtEnd
            ? say("the caret is at the end", "光标在末尾", "游標在末尾")
            : say("the caret is ", "光标在", "游標在") + place(selection.lowerBound))
      } else {
        parts.append(say("selected is ", "选中了 ", "選中了 ") + quoted(state.text[selection]))
      }
    }
    let sentence = parts.joined(separator: say(", ", "，", "，"))
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}
