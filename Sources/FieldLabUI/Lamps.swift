import Emulator
import Limits
import Scenarios
import Screen

/// The two checks as lamps: what each said to the last event, and why.
struct Lamps {
  static let rows = 2

  let checks: Checks
  let record: StepRecord

  func draw(in frame: inout Frame, at rect: Rect) {
    let rows = [("pre-check", preCheck), ("post-filter", postFilter)]
    for (index, (name, lamp)) in rows.enumerated() where index < rect.size.rows {
      let row = rect.row + index
      frame.write(name, at: row, rect.column, style: .bold)
      let room = rect.size.columns - 13
      frame.write(lamp.line, at: row, rect.column + 13, truncatedTo: room)
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
    guard checks.contains(.preCheck) else { return .off }
    guard let answer = record.lastAnswer else {
      return Lamp(sign: "-", role: .muted, words: "not asked")
    }
    let words = ReasonWording.words(for: answer.reason, in: .english)
    return switch answer.verdict {
    case .accept where answer.reason == .absent: Lamp(sign: "-", role: .muted, words: words)
    case .accept: Lamp(sign: "✓", role: .good, words: words)
    case .refuse: Lamp(sign: "✗", role: .bad, words: words)
    case .handled: Lamp(sign: "*", role: .warning, words: words)
    }
  }

  var postFilter: Lamp {
    guard checks.contains(.postFilter) else { return .off }
    guard let reason = record.decisiveFilterReason else {
      return Lamp(sign: "-", role: .muted, words: "no change event")
    }
    guard let cut = record.cut else {
      return Lamp(sign: "-", role: .muted, words: ReasonWording.words(for: reason, in: .english))
    }
    return Lamp(
      sign: "✂", role: .warning,
      words:
        "cut \(TraceWording.quoted(cut, in: .english)): \(ReasonWording.words(for: reason, in: .english))"
    )
  }
}

extension Lamps.Lamp {
  static let off = Lamps.Lamp(sign: "○", role: .muted, words: "switched off")
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
