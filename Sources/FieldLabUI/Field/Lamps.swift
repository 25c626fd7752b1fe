import Emulator
import Limits
import Scenarios
import Screen

/// The two checks as lamps: what each said to the last event, and why.
struct Lamps {
  static let rows = 2

  let checks: Checks
  let record: StepRecord
  let language: Language
  /// Whether dots stand for text that was cut.
  private let isHidden: Bool

  /// What a session's checks said to the event of a record.
  init(_ session: Session, _ record: StepRecord, _ language: Language) {
    checks = session.checks
    self.record = record
    self.language = language
    isHidden = session.field.profile.traits.secureTextEntry
  }

  func draw(in frame: inout Frame, at rect: Rect) {
    let names = [Label.preCheck, .postFilter].map { $0.words(in: language) }
    let lamps = [preCheck, postFilter]
    let column = 2 + (names.map(frame.widths.columns(of:)).max() ?? 0)
    for (row, (name, lamp)) in zip(rect.rowRange, zip(names, lamps)) {
      frame.write(name, at: row, rect.column, style: .bold)
      frame.write(
        lamp.line, at: row, rect.column + column, truncatedTo: rect.size.columns - column)
    }
  }

  struct Lamp: Equatable {
    var sign: String
    var role: Style.Role
    var words: String

    var style: Style { Style(role, .bold) }
    var wordStyle: Style { role == .muted ? Style(.muted) : .plain }

    /// The sign and the words.
    var line: StyledText {
      StyledText(sign + " ", style) + StyledText(words, wordStyle)
    }
  }

  var preCheck: Lamp {
    guard checks.contains(.preCheck) else { return off }
    guard let answer = record.lastAnswer else {
      return Lamp(sign: "-", role: .muted, words: Label.notAsked.words(in: language))
    }
    let words = ReasonWording.words(for: answer.reason, in: language)
    return switch answer.verdict {
    case .accept where answer.reason == .absent: Lamp(sign: "-", role: .muted, words: words)
    case .accept: Lamp(sign: "✓", role: .good, words: words)
    case .refuse: Lamp(sign: "✗", role: .bad, words: words)
    case .handled: Lamp(sign: "*", role: .warning, words: words)
    }
  }

  var postFilter: Lamp {
    guard checks.contains(.postFilter) else { return off }
    guard let reason = record.decisiveFilterReason else {
      return Lamp(sign: "-", role: .muted, words: Label.noChangeEvent.words(in: language))
    }
    guard let cut = record.cut else {
      return Lamp(sign: "-", role: .muted, words: ReasonWording.words(for: reason, in: language))
    }
    let words = Phrase.cut(
      TraceWording.quoted(isHidden ? cut.dotted : cut, in: language),
      reason: ReasonWording.words(for: reason, in: language))
    return Lamp(sign: "✂", role: .warning, words: words.words(in: language))
  }

  private var off: Lamp {
    Lamp(sign: "○", role: .muted, words: Label.switchedOff.words(in: language))
  }
}

extension StepRecord {
  /// Why the post-filter did what it did last; of several events the one in which it cut.
  var decisiveFilterReason: Reason? {
    var last: Reason?
    for (index, entry) in entries.enumerated() {
      guard case .editingChanged(let reason) = entry else { continue }
      last = reason
      if index + 1 < entries.count, case .call = entries[index + 1] { return reason }
    }
    return last
  }
}
