import Emulator
import Limits
import TextField

/// The words for one thing that happened, short enough for a line of a trace.
public enum TraceWording {
  /// One line.
  public static func words(for entry: TraceEntry, in language: Language) -> String {
    switch entry {
    case .shouldChange(let change, let answer):
      "shouldChange " + words(for: change.range, change.replacement, in: language) + " → "
        + ReasonWording.words(for: answer, in: language)
    case .call(let call): words(for: call, in: language)
    case .selectionChanged(let range):
      "selectionChanged " + words(forSelection: range, in: language)
    case .editingChanged(let reason):
      "editingChanged → " + ReasonWording.words(for: reason, in: language)
    case .history(let direction, let entry):
      direction.rawValue + " " + words(for: entry.range, entry.replaced, in: language)
    case .notice(let notice): NoticeWording.words(for: notice, in: language)
    case .crash(let crash):
      language.say("crash", "崩溃", "當機") + " " + words(for: crash, in: language)
    case .textDidChange, .shouldBeginEditing, .editingDidBegin, .textDidBeginEditing,
      .shouldEndEditing, .editingDidEnd, .textDidEndEditing, .editingDidEndOnExit, .shouldReturn,
      .shouldClear:
      entry.name.rawValue
    }
  }

  /// The exception and its numbers.
  public static func words(for crash: SimulatedCrash, in language: Language) -> String {
    let name = crash.exceptionName
    return switch crash {
    case .rangeOutOfBounds(let range, let length):
      language.say(
        "\(name): \(range) outside \(length) units", "\(name)：\(range) 超出 \(length) 个单位",
        "\(name)：\(range) 超出 \(length) 個單位")
    case .endlessRecursion(let depth):
      language.say(
        "\(name): editingChanged inside itself, \(depth) deep",
        "\(name)：editingChanged 嵌套调用自身 \(depth) 层",
        "\(name)：editingChanged 巢狀呼叫自身 \(depth) 層")
    case .outOfMemory(let length):
      language.say(
        "\(name): the system ends the app: out of memory for \(length) units",
        "\(name)：系统终止 App：内存不足，文本将达 \(length) 个单位",
        "\(name)：系統終止 App：記憶體不足，文字將達 \(length) 個單位")
    }
  }

  /// `caret 3`, or `selection 1..<3`.
  public static func words(forSelection range: Range<Int>, in language: Language) -> String {
    let place = range.lowerBound
    return range.isEmpty
      ? language.say("caret \(place)", "光标 \(place)", "游標 \(place)")
      : language.say("selection ", "选区 ", "選取 ") + range.notation
  }

  private static func words(for call: FieldCall, in language: Language) -> String {
    switch call.name {
    case .removeAllActions: call.name.rawValue
    case .unmarkText: "unmarkText " + quoted(call.edit.replacement, in: language)
    case .insertText, .deleteBackward, .replace, .setMarkedText, .setText:
      call.name.rawValue + " " + words(for: call.edit.range, call.edit.replacement, in: language)
    }
  }

  /// What a range becomes: `3..<5 "ab"`; only the range when it becomes nothing.
  private static func words(
    for range: Range<Int>, _ text: UTF16Text, in language: Language
  ) -> String {
    text.isEmpty
      ? range.notation + language.say(" by nothing", " 删除", " 刪除")
      : range.notation + " " + quoted(text, in: language)
  }

  /// The text in quotes; of a long one the start.
  public static func quoted(_ text: UTF16Text, in language: Language) -> String {
    let most = 24
    guard text.count > most else { return StringNotation.quoted(text) }
    let start = StringNotation.quoted(text[0..<text.composedSequence(at: most).lowerBound])
    let count = text.count
    return language.say(
      "\(start)… (\(count) units)", "\(start)…（\(count) 个单位）", "\(start)…（\(count) 個單位）")
  }
}
