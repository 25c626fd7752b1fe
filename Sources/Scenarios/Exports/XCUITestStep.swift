import Emulator
import InputMethods
import TextField

/// What performs a step on a device.
enum XCUITestStep {
  /// The statements for an action, in order.
  /// - Parameters:
  ///   - action: what happens.
  ///   - keyboard: the keyboard that is up.
  /// - Returns: at least one statement; behind one that is impossible there is none.
  static func statements(
    for action: Scenario.Action, on keyboard: KeyboardName
  ) -> [XCUITestStatement] {
    switch action {
    case .event(.focus):
      // A keyboard can be chosen only where there is one.
      return [.call("focus()"), .call("switchKeyboard(to: .\(keyboard.rawValue))")]
    case .event(let event): return [statement(for: event)]
    case .keys(let keys):
      var statements: [XCUITestStatement] = []
      for run in keys.runs {
        let statement = XCUITestKeys.statement(for: run.key, on: keyboard)
        guard case .call(let call) = statement else { return [statement] }
        statements.append(
          run.count == 1 ? statement : .call("repeating(\(run.count)) { try $0.\(call) }"))
      }
      return statements
    }
  }

  private static func statement(for event: InputEvent) -> XCUITestStatement {
    switch event {
    case .key(let key): XCUITestKeys.statement(for: key, on: .english)
    case .pick(.text(let text)): .call("pick(\(SwiftNotation.literal(text)))")
    case .pick(.place(let place)): .call("pick(place: \(place))")
    case .suggest(let text): call("pick", text)
    case .insert(let text):
      text.string.count == 1
        ? call("insert", text)
        : .impossible("typeText sends a string character by character, not in one call")
    case .paste(let text?): call("paste", text)
    case .paste(nil): .call("paste()")
    case .delete(let times):
      .call(times == 1 ? "press(.delete)" : "repeating(\(times)) { try $0.press(.delete) }")
    case .caret(let offset): .call(offset.map { "placeCaret(at: \($0))" } ?? "placeCaretAtEnd()")
    case .select(let range): .call("select(\(range.lowerBound)..<\(range.upperBound))")
    case .cut: .call("chooseFromMenu(.cut)")
    case .copy: .call("chooseFromMenu(.copy)")
    case .clear: .call("clear()")
    case .focus: .call("focus()")
    case .return: .call("press(.return)")
    case .keyboard(let name): .call("switchKeyboard(to: .\(name.rawValue))")
    case .tick(let time): .call("wait(seconds: \(time.secondsNotation))")
    case .mark, .commit, .cancel:
      .impossible("a composition cannot be driven without a keyboard's engine")
    case .replace: .impossible("the system's corrections come when they want to")
    case .autofill: .impossible("AutoFill offers what the phone has stored")
    case .dictate: .impossible("nothing can be said to the phone")
    case .drop: .impossible("a drop needs a source of text on the screen")
    case .history: .impossible("undo is a shake or a gesture of three fingers")
    case .blur: .impossible("how the field loses focus is up to the app")
    case .setText: .impossible("only the app can assign the text")
    case .limit: .impossible("only the app can change its limit")
    }
  }

  private static func call(_ function: String, _ text: UTF16Text) -> XCUITestStatement {
    SwiftNotation.literal(text).map { .call("\(function)(\($0))") }
      ?? .impossible(XCUITestClaim.halfPair)
  }
}
