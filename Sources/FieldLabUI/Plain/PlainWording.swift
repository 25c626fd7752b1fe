import Emulator
import Scenarios
import Screen
import TextField

/// The words of lines that stand for a picture.
struct PlainWording {
  let language: Language
  let widths: ScalarWidths

  /// Policy, limit, keyboard and profile.
  func settings(of session: Session) -> String {
    let limit = session.policy.limit.map { "\($0.value) \($0.unit.rawValue)" }
    let parts = [
      Label.policy.words(in: language) + " " + session.policyID,
      limit.map { Label.limit.words(in: language) + " " + $0 }
        ?? Label.noLimit.words(in: language),
      language.say("keyboard", "键盘", "鍵盤") + " " + session.keyboard.name.rawValue,
      session.field.profile.label(in: language),
    ]
    return parts.joined(separator: ", ")
  }

  /// The text with its mark and caret, its count and what is left; of a long one the part around the
  /// caret.
  func state(of session: Session) -> String {
    let notation = ShownState(session.field, columns: PlainSnapshot.textColumns)
      .notation(columns: PlainSnapshot.textColumns, widths)
    let unit = session.policy.unit.rawValue
    var parts = [
      Label.text.words(in: language) + " " + StringNotation.quoted(notation),
      "\(session.count) \(unit)",
    ]
    if let remaining = session.remaining {
      parts.append(language.say("\(remaining) remaining", "剩余 \(remaining)", "剩餘 \(remaining)"))
    }
    if !session.field.isFirstResponder {
      parts.append(Label.noFocus.words(in: language))
    }
    if session.crash != nil { parts.append(language.say("crashed", "已崩溃", "已當機")) }
    return parts.joined(separator: ", ")
  }

  /// The candidates behind their keys, syllables that can be picked in front.
  func candidates(_ candidates: [String], keys: [Character], syllables: [String]) -> String {
    let shown =
      zip(Bench.syllableKeys, syllables).map { "\($0) \($1)" }
      + zip(keys, candidates).map { "\($0) \($1)" }
    guard !shown.isEmpty else { return "" }
    return language.say("candidates", "候选词", "候選字") + ": " + shown.joined(separator: ", ")
  }

  /// The states of the policies that have not what the leading one has.
  func differences(in bench: Bench) -> [String: String] {
    var differences: [String: String] = [:]
    for session in bench.sessions where session.policyID != bench.leading.policyID {
      let isSame =
        session.field.showsSameText(as: bench.leading.field)
        && session.remaining == bench.leading.remaining
        && session.crash == bench.leading.crash
      if !isSame { differences[session.policyID] = state(of: session) }
    }
    return differences
  }

  /// What the policy said to an event, and what else is worth telling; in a secure field dots stand for
  /// text.
  func checks(of record: StepRecord, isHidden: Bool) -> [String] {
    var lines: [String] = []
    if let answer = record.lastAnswer, answer.reason != .absent {
      let words = ReasonWording.words(for: answer, in: language)
      lines.append(Label.preCheck.words(in: language) + ": " + words)
    }
    if let reason = record.decisiveFilterReason, reason != .absent {
      let words = ReasonWording.words(for: reason, in: language)
      let cut = record.cut.map {
        language.say("cut", "截断", "截斷") + " "
          + TraceWording.quoted(isHidden ? $0.dotted : $0, in: language) + ": "
      }
      lines.append(Label.postFilter.words(in: language) + ": " + (cut ?? "") + words)
    }
    for entry in record.entries where entry.isNews {
      lines.append(TraceWording.words(for: isHidden ? entry.withoutText : entry, in: language))
    }
    return lines
  }

  /// Where the composed sequence at the caret is, its code points, and what it costs in every unit.
  func inspection(of session: Session) -> String {
    let window = InspectorWindow(session.field, rows: 1, offset: 0, detailed: false)
    let units = CountingUnit.allCases.filter { $0.unavailableReason == nil }
    guard let range = window.current,
      let cost = session.field.text.sequenceCosts(in: range, units: units).first
    else { return language.say("The text is empty.", "文本为空。", "文字是空的。") }
    let isHidden = session.field.profile.traits.secureTextEntry
    let points = cost.codePoints.prefix(Self.mostCodePoints).map { value in
      let point = CodePoint(value: value)
      return point.notation + " " + point.name(in: language)
    }
    let costs = units.map { "\(cost.costs[$0].map { "\($0)" } ?? "n/a") \($0.rawValue)" }
    return "\(range.lowerBound)..<\(range.upperBound) "
      + (isHidden ? SecureText.dot : points.joined(separator: ", ")) + ": "
      + costs.joined(separator: ", ")
  }

  /// A sequence may be as long as the text.
  private static let mostCodePoints = 12

  /// What became of an expectation.
  func outcome(_ outcome: Outcomes.Outcome, of expectation: Expectation) -> String {
    let source = expectation.source.split(separator: " ").joined(separator: " ")
    guard !outcome.failures.isEmpty else {
      return language.say("held", "通过", "通過") + ": " + source
    }
    let got = outcome.failures.map { policy, failure in
      let got = FindingWording.words(for: failure.got, in: language)
      return language.say("\(policy) got \(got)", "\(policy) 实得 \(got)", "\(policy) 實得 \(got)")
    }
    return language.say("failed", "失败", "失敗") + ": " + source + "; "
      + got.joined(separator: "; ")
  }

  /// The keys of a scenario that is being played.
  static func playing(_ language: Language) -> String {
    language.say(
      "Right: next key, Return: next step, Left: back, End: all, Esc: go on by hand",
      "Right：下一键，Return：下一步，Left：后退，End：全部，Esc：手动继续",
      "Right：下一鍵，Return：下一步，Left：後退，End：全部，Esc：手動繼續")
  }

  /// Which field of the form has the focus.
  static func formField(_ field: FieldPreset, _ language: Language) -> String {
    language.say("field", "输入框", "輸入框") + " " + field.rawValue
  }

  /// Nothing lies over the view any more.
  static func closed(_ language: Language) -> String {
    language.say("Closed.", "已关闭。", "已關閉。")
  }

  /// A scenario was taken back by an event.
  static func back(_ language: Language) -> String {
    language.say("Back.", "后退。", "後退。")
  }

  /// An event that did nothing.
  static func nothing(_ language: Language) -> String {
    language.say("Nothing happened.", "没有任何变化。", "沒有任何變化。")
  }
}

extension TraceEntry {
  /// Whether it is told beside what the checks said.
  fileprivate var isNews: Bool {
    switch self {
    case .notice, .crash: true
    default: false
    }
  }
}
