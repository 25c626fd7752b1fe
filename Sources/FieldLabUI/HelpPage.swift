import Screen

/// All keys on one page, made from the bindings.
enum HelpPage {
  /// The page's lines.
  static let lines: [StyledText] =
    [
      StyledText("Typing", .bold),
      pair("letters", "the keyboard's keys; on pinyin they compose"),
      pair("Space, 1-9", "pick a candidate while composing"),
      pair("A-I, a-i", "the same where digits are keys; syllables of nine keys"),
      pair("Down, Up", "more candidates; the trace when nothing is composed"),
      pair("Return", "commits the letters as they are; else Return"),
      pair("Escape", "gives the composition up"),
      pair("Backspace", "takes a letter back, or the last choice"),
      pair("'", "separates syllables while composing"),
      pair("Shift-arrows", "select"),
      pair("paste", "your terminal's paste is one paste into the field"),
      StyledText(""),
      StyledText("Commands", .bold),
    ]
    + Command.allCases.map { command in
      let keys = KeyBinding.all.filter { $0.command == command }.map(\.keyName)
      return pair(keys.joined(separator: ", "), command.summary)
    }
    + [
      StyledText(""),
      StyledText("Signs", .bold),
      pair("~", "marked text: being composed"),
      pair("!", "beyond the limit"),
      pair("?", "half a surrogate pair"),
      pair("✓ ✗ ✂ -", "accepted, refused, cut, nothing to say"),
      pair("≠", "comparing: not as the policy has it that is marked ="),
      StyledText(""),
      StyledText("Choosing another policy or limit replays the same keystrokes under it.", .plain),
    ]

  static func draw(in frame: inout Frame, firstLine: Int) {
    let size = frame.size
    let columns = min(size.columns, 78)
    let rows = min(size.rows, lines.count + 2)
    let rect = Rect(
      row: (size.rows - rows) / 2, column: (size.columns - columns) / 2, rows: rows,
      columns: columns)
    frame.fill(rect)
    frame.box(rect, style: Style(.accent), title: StyledText("Keys  (Esc closes, Up/Down scroll)"))
    let inside = rect.inset(rows: 1, columns: 2)
    for (index, line) in lines.dropFirst(firstLine).prefix(inside.size.rows).enumerated() {
      frame.write(
        line.truncated(to: inside.size.columns, frame.widths), at: inside.row + index,
        inside.column)
    }
    if firstLine + inside.size.rows < lines.count {
      frame.write(" more below ", at: rect.rowRange.upperBound - 1, rect.column + 2)
    }
    frame.cursor = nil
  }

  private static func pair(_ key: String, _ meaning: String) -> StyledText {
    let padding = String(repeating: " ", count: max(1, 14 - key.count))
    return StyledText(key, Style(.key)) + StyledText(padding + meaning)
  }
}

extension Command {
  /// What the command does, in a few words.
  var summary: String {
    switch self {
    case .help: "this page"
    case .palette: "look for anything that can be done"
    case .policy: "choose the policy"
    case .limit: "choose the limit and its unit"
    case .keyboard: "switch the keyboard"
    case .preCheck: "pre-check on or off (shouldChangeCharactersIn)"
    case .postFilter: "post-filter on or off (editingChanged)"
    case .compare: "policies side by side, or one"
    case .inspect: "the field and trace of the policy at the >, and back"
    case .rowUp: "comparing: the policy above; Up too when nothing is composed"
    case .rowDown: "comparing: the policy below"
    case .system: "what the system may do now: suggest, autofill, dictate, drop"
    case .profile: "the system profile and its switches"
    case .undo: "undo"
    case .redo: "redo"
    case .cut: "cut the selection"
    case .copy: "copy the selection"
    case .paste: "paste what was cut, copied or pasted last"
    case .selectAll: "select all"
    case .clear: "the clear button"
    case .focus: "give the field focus, or take it away"
    case .startOver: "start over"
    case .details: "show every event in the trace, or the telling ones"
    case .nextCandidates: "next candidates; trace forward"
    case .previousCandidates: "candidates before; trace back"
    case .traceUp: "scroll the trace back"
    case .traceDown: "scroll the trace forward"
    case .record: "record into a scenario, or end the recording"
    case .report: "save scenario, trace and picture for a bug report"
    case .suspend: "suspend; fg comes back"
    case .quit: "quit"
    }
  }
}
