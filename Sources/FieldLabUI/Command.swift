import Screen

/// Everything that a key can do besides typing.
public enum Command: String, CaseIterable, Sendable {
  /// Shows the keys.
  case help
  /// Looks for anything that can be done, by a few letters.
  case palette
  /// Chooses the policy.
  case policy
  /// Chooses the limit and its unit.
  case limit
  /// Chooses the keyboard.
  case keyboard
  /// Switches the pre-check on or off.
  case preCheck
  /// Switches the post-filter on or off.
  case postFilter
  /// Shows policies side by side, or one.
  case compare
  /// Goes into one of the compared policies, and back.
  case inspect
  /// The compared policy above.
  case rowUp
  /// The compared policy below.
  case rowDown
  /// Shows the form with its four fields, or the single field again.
  case form
  /// Shows what the system may do now.
  case system
  /// Chooses the system profile and its switches.
  case profile
  /// Undo.
  case undo
  /// Redo.
  case redo
  /// Cuts the selection.
  case cut
  /// Copies the selection.
  case copy
  /// Pastes what was cut or copied.
  case paste
  /// Selects everything.
  case selectAll
  /// Presses the clear button.
  case clear
  /// Gives the field focus, or takes it away.
  case focus
  /// Starts over with an empty log.
  case startOver
  /// Shows the on-screen keyboard, or hides it.
  case onScreenKeyboard
  /// Takes taps of the mouse, or leaves it to the terminal.
  case mouse
  /// Shows the events that follow every change, or hides them.
  case details
  /// Draws a phone around the field, or not.
  case phoneFrame
  /// Shows what the text is made of in the place of the trace, or the trace again.
  case inspector
  /// Gives the trace all the room below the field, or half the screen again.
  case field
  /// Chooses which lines of the trace are shown.
  case filterTrace
  /// Looks for something in the trace.
  case searchTrace
  /// The next candidates.
  case nextCandidates
  /// The candidates before.
  case previousCandidates
  /// Scrolls the trace back.
  case traceUp
  /// Scrolls the trace forward.
  case traceDown
  /// Keeps the newest line of the trace in sight.
  case follow
  /// Speaks the next language.
  case language
  /// Records what is done, or ends the recording.
  case record
  /// Saves the files of a bug report.
  case report
  /// Remembers the settings for the next run.
  case saveSettings
  /// Shows the list of cases.
  case cases
  /// Goes back to the scenario that was left.
  case resume
  /// Suspends the program.
  case suspend
  /// Ends it.
  case quit
}

extension Command {
  /// What a command is about, as the help page has them together.
  enum Group: CaseIterable {
    case field, policies, views, trace, files, program
  }

  /// What it is about.
  var group: Group {
    switch self {
    case .keyboard, .system, .profile, .undo, .redo, .cut, .copy, .paste, .selectAll, .clear,
      .focus,
      .startOver, .nextCandidates, .previousCandidates:
      .field
    case .policy, .limit, .preCheck, .postFilter, .compare, .inspect, .rowUp, .rowDown: .policies
    case .field, .inspector, .onScreenKeyboard, .form, .cases, .resume, .phoneFrame, .mouse: .views
    case .traceUp, .traceDown, .follow, .filterTrace, .searchTrace, .details: .trace
    case .record, .report, .saveSettings: .files
    case .help, .palette, .language, .suspend, .quit: .program
    }
  }

  /// Whether the command does something to the phones, which a scenario being played would undo at its
  /// next step.
  var changesPhones: Bool {
    switch self {
    case .policy, .limit, .keyboard, .preCheck, .postFilter, .compare, .form, .system, .profile,
      .undo, .redo, .cut, .copy, .paste, .selectAll, .clear, .focus, .startOver:
      true
    case .help, .palette, .inspect, .rowUp, .rowDown, .onScreenKeyboard, .mouse, .details,
      .field, .filterTrace, .searchTrace, .nextCandidates, .previousCandidates, .traceUp,
      .traceDown, .follow, .inspector, .phoneFrame, .language, .record, .report, .saveSettings,
      .suspend, .quit, .cases, .resume:
      false
    }
  }
}

/// Which key does what, as data: the help page and the help line are made of it.
public struct KeyBinding: Sendable {
  /// The key.
  public let key: KeyEvent
  /// What it does.
  public let command: Command
  /// The key as the help writes it: `^G`, `PageUp`, `F1`.
  public let keyName: String

  init(key: KeyEvent, command: Command) {
    self.key = key
    self.command = command
    keyName = if case .control(let letter) = key { "^" + letter.uppercased() } else { "\(key)" }
  }

  /// The bindings, in the order in which the help page lists them.
  ///
  /// No action needs a function key.
  public static let all: [KeyBinding] = [
    KeyBinding(key: .control("g"), command: .help),
    KeyBinding(key: .function(1), command: .help),
    KeyBinding(key: .alt("x"), command: .palette),
    KeyBinding(key: .control("]"), command: .palette),
    KeyBinding(key: .control("p"), command: .policy),
    KeyBinding(key: .control("l"), command: .limit),
    KeyBinding(key: .control("k"), command: .keyboard),
    KeyBinding(key: .control("t"), command: .preCheck),
    KeyBinding(key: .control("r"), command: .postFilter),
    KeyBinding(key: .control("e"), command: .compare),
    KeyBinding(key: .backTab, command: .inspect),
    KeyBinding(key: .move(.up, .alt), command: .rowUp),
    KeyBinding(key: .move(.down, .alt), command: .rowDown),
    KeyBinding(key: .alt("4"), command: .form),
    KeyBinding(key: .control("a"), command: .system),
    KeyBinding(key: .control("b"), command: .profile),
    KeyBinding(key: .control("u"), command: .undo),
    KeyBinding(key: .control("y"), command: .redo),
    KeyBinding(key: .control("x"), command: .cut),
    KeyBinding(key: .control("o"), command: .copy),
    KeyBinding(key: .control("v"), command: .paste),
    KeyBinding(key: .control("s"), command: .selectAll),
    KeyBinding(key: .control("w"), command: .clear),
    KeyBinding(key: .control("f"), command: .focus),
    KeyBinding(key: .control("n"), command: .startOver),
    KeyBinding(key: .alt("3"), command: .onScreenKeyboard),
    KeyBinding(key: .alt("m"), command: .mouse),
    KeyBinding(key: .control("d"), command: .details),
    KeyBinding(key: .alt("p"), command: .phoneFrame),
    KeyBinding(key: .alt("2"), command: .inspector),
    KeyBinding(key: .alt("1"), command: .field),
    KeyBinding(key: .alt("f"), command: .filterTrace),
    KeyBinding(key: .alt("/"), command: .searchTrace),
    KeyBinding(key: .move(.down), command: .nextCandidates),
    KeyBinding(key: .move(.up), command: .previousCandidates),
    KeyBinding(key: .move(.pageUp), command: .traceUp),
    KeyBinding(key: .move(.pageDown), command: .traceDown),
    KeyBinding(key: .alt("e"), command: .follow),
    KeyBinding(key: .alt("l"), command: .language),
    KeyBinding(key: .control("_"), command: .record),
    KeyBinding(key: .alt("r"), command: .record),
    KeyBinding(key: .control("\\"), command: .report),
    KeyBinding(key: .alt("s"), command: .report),
    KeyBinding(key: .alt(","), command: .saveSettings),
    KeyBinding(key: .alt("5"), command: .cases),
    KeyBinding(key: .alt("6"), command: .resume),
    KeyBinding(key: .control("z"), command: .suspend),
    KeyBinding(key: .control("q"), command: .quit),
    KeyBinding(key: .control("c"), command: .quit),
  ]

  /// The command of a key, or nil.
  public static func command(for key: KeyEvent) -> Command? {
    all.first { $0.key == key }?.command
  }

  /// The first key of a command, as the help line writes it.
  public static func keyName(of command: Command) -> String {
    // By place, so that only the one that is found is copied.
    all.indices.first { all[$0].command == command }.map { all[$0].keyName } ?? ""
  }
}
