import Emulator
import TextField

extension InputEvent {
  /// The event as a step of a scenario; reading it gives the event again.
  public var notation: String {
    switch self {
    case .key(let key): "keys " + key.notation
    case .pick(.text(let text)): "pick " + StringNotation.quoted(text)
    case .pick(.place(let place)): "pick \(place)"
    case .insert(let text): "insert " + StringNotation.quoted(text)
    case .paste(let text): "paste".followed(by: text)
    case .mark(let text): "mark " + StringNotation.quoted(text)
    case .commit(let text): "commit".followed(by: text)
    case .cancel: "cancel"
    case .delete(let times): times == 1 ? "delete" : "delete \(times)"
    case .replace(let range, let text):
      "replace \(range.lowerBound) \(range.upperBound) " + StringNotation.quoted(text)
    case .suggest(let text): "suggest " + StringNotation.quoted(text)
    case .autofill(let text): "autofill " + StringNotation.quoted(text)
    case .dictate(let text): "dictate " + StringNotation.quoted(text)
    case .drop(let offset, let text): "drop \(offset) " + StringNotation.quoted(text)
    case .caret(let offset): offset.map { "caret \($0)" } ?? "caret end"
    case .select(let range): "select \(range.lowerBound) \(range.upperBound)"
    case .cut: "cut"
    case .copy: "copy"
    case .history(let direction): direction.rawValue
    case .clear: "clear"
    case .focus: "focus"
    case .blur: "blur"
    case .return: "return"
    case .setText(let text): "set text " + StringNotation.quoted(text)
    case .limit(let value, let unit): "limit \(value)" + (unit.map { " " + $0.rawValue } ?? "")
    case .keyboard(let name): "keyboard " + name.rawValue
    case .tick(let duration): "tick " + duration.secondsNotation
    }
  }
}

extension Scenario.Action {
  /// What happens, as one line of a scenario.
  var notation: String {
    switch self {
    case .event(let event): event.notation
    case .keys(let keys): "keys " + keys.notation
    }
  }
}

extension Scenario.Step {
  /// The step as one line of a scenario.
  public var notation: String {
    mustBeRefused ? "! " + action.notation : action.notation
  }
}

extension Duration {
  /// Seconds, with as many digits after the point as are needed.
  var secondsNotation: String {
    let (seconds, attoseconds) = components
    guard attoseconds != 0 else { return String(seconds) }
    let digits = String(attoseconds / 1_000_000_000)
    var fraction = String(repeating: "0", count: max(0, 9 - digits.count)) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return "\(seconds).\(fraction)"
  }
}

extension String {
  fileprivate func followed(by text: UTF16Text?) -> String {
    text.map { self + " " + StringNotation.quoted($0) } ?? self
  }
}
