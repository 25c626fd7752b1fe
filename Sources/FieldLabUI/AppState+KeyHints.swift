import Scenarios
import Screen

/// The line of keys: those that matter where the tester is, and then those that matter everywhere.
extension AppState {
  /// The keys in the order of their weight; the line shows those that it has room for.
  var keyHints: [KeyHint] {
    if let overlay { return hints(over: overlay) }
    var hints = [hint(.help)]
    hints += hintsOfView
    hints.removeAll { hint in hint.command.map { !isOffered($0) } ?? false }
    let first = hints.compactMap(\.command)
    let others = (isInPlainView ? Command.usualInPlainView : Command.usual) + Command.seldom
    hints.reserveCapacity(hints.count + others.count)
    for command in others where isOffered(command) && !first.contains(command) {
      hints.append(hint(command))
    }
    return hints
  }

  /// Whether a command can be given: a scenario that is played does without what it would undo at its next
  /// step.
  private func isOffered(_ command: Command) -> Bool {
    playback == nil || !command.changesPhones
  }

  /// Draws the line, and gives its commands back as areas to tap.
  func drawHelpLine(in frame: inout Frame, at rect: Rect) -> [TapArea] {
    var areas: [TapArea] = []
    var rest = rect
    _ = rest.takeLeft(1)
    for hint in keyHints {
      let keyColumns = widths.columns(of: hint.key)
      let columns = keyColumns + 1 + widths.columns(of: hint.word)
      guard columns <= rest.size.columns else { continue }
      let place = rest.takeLeft(columns + 2)
      frame.write(hint.key, at: place.row, place.column, style: Style(.key))
      frame.write(hint.word, at: place.row, place.column + keyColumns + 1)
      if let command = hint.command { areas.append(TapArea(.command(command), at: place)) }
    }
    return areas
  }

  // MARK: - Views

  /// Whether the field stands alone with its trace.
  private var isInPlainView: Bool {
    playback == nil && !showsTable && !isFormShown && !onScreen.isShown && logPanel == .trace
      && view == .field
  }

  private var hintsOfView: [KeyHint] {
    let say = language.say
    var hints: [KeyHint] = []
    if playback != nil {
      if browser?.playing != nil {
        hints.append(KeyHint("n p", say("next, previous", "下一个、上一个", "下一個、上一個")))
      }
      hints.append(hint(.cases))
    } else if isFormShown {
      hints += [
        KeyHint("Tab", say("next field", "下一个输入框", "下一個輸入框")),
        KeyHint(.form, say("one field", "单个输入框", "單一輸入框")),
      ]
    }
    if showsTable, view == .field, playback == nil {
      hints += [.compare, .policy, .inspect, .rowDown].map { hint($0) }
    }
    if comparison.isInside {
      hints.append(KeyHint(.inspect, say("back to the table", "返回表格", "返回表格")))
    }
    if onScreen.isShown {
      hints += [
        KeyHint(.onScreenKeyboard, say("no keys", "收起按键", "收起按鍵")), hint(.mouse),
        hint(.keyboard),
      ]
    }
    switch (logPanel, view) {
    case (.inspector, _):
      hints += [KeyHint("Up Down", say("scroll", "滚动", "捲動")), hint(.inspector)]
    case (.trace, .trace):
      hints += [.field, .searchTrace, .filterTrace, .follow, .details].map { hint($0) }
    case (.trace, .field): break
    }
    return hints
  }

  private func hint(_ command: Command) -> KeyHint {
    KeyHint(command, word(for: command))
  }

  /// What a command does here, in a word.
  private func word(for command: Command) -> String {
    let say = language.say
    return switch command {
    case .policy where showsTable: say("choose", "选择", "選擇")
    case .compare where showsTable: say("one", "单个", "單個")
    case .inspector where logPanel == .inspector, .field where view == .field:
      label(.trace)
    case .field: say("field", "输入框", "輸入框")
    default: command.word(in: language)
    }
  }

  // MARK: - What lies over the view

  private func hints(over overlay: Overlay) -> [KeyHint] {
    let say = language.say
    let close = KeyHint("Esc", say("close", "关闭", "關閉"))
    let move = KeyHint("Up Down", say("move", "移动", "移動"))
    let take = KeyHint("Return", say("take", "确定", "確定"))
    switch overlay {
    case .menu(let menu):
      switch menu.purpose {
      case .policy:
        return [move, take, KeyHint("Right", label(.settings)), close]
      case .profile, .custom:
        return [move, KeyHint("Return", say("change", "改变", "改變")), close]
      default: return [move, take, close]
      }
    case .palette: return [KeyHint("a-z", say("find", "查找", "尋找")), move, take, close]
    case .traceSearch:
      return [
        KeyHint("Up Down", say("others", "其他处", "其他處")),
        KeyHint("Return", say("stay there", "停在那里", "停在那裡")),
        KeyHint("Esc", say("back", "返回", "返回")),
      ]
    case .limit:
      return [KeyHint("0-9", label(.limit)), KeyHint("Up Down", label(.unit)), take, close]
    case .help: return [KeyHint("Up Down", say("scroll", "滚动", "捲動")), close]
    case .text, .pattern, .step, .comparison: return [take, close]
    case .cases: return []
    }
  }
}

extension Command {
  /// What matters everywhere, by its weight.
  fileprivate static let usual: [Command] = [.palette, .quit, .policy, .limit, .keyboard, .compare]
  /// The same where the field stands alone.
  fileprivate static let usualInPlainView: [Command] = [
    .policy, .limit, .keyboard, .compare, .palette, .quit,
  ]
  /// What matters less.
  fileprivate static let seldom: [Command] = [
    .cases, .inspector, .onScreenKeyboard, .form, .preCheck, .postFilter, .undo, .redo,
    .startOver, .field, .details,
  ]
}
