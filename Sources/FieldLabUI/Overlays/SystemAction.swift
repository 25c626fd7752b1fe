import Emulator
import TextField

/// What the system may do to the field besides taking keys: the lines of its menu.
public enum SystemAction: String, CaseIterable, Sendable {
  /// A suggestion above the keyboard is tapped.
  case suggest
  /// AutoFill fills the field.
  case autofill
  /// Text is dictated.
  case dictate
  /// Text is pasted.
  case paste
  /// Text is dropped on the field.
  case drop
  /// Undo, as three fingers or a shake do it.
  case undo
  /// Redo.
  case redo
  /// The clear button.
  case clear
  /// Return.
  case `return`
  /// The field gets focus.
  case focus
  /// The field loses focus.
  case blur
}

extension SystemAction {
  /// Whether the action asks for a text first.
  var needsText: Bool {
    switch self {
    case .suggest, .autofill, .dictate, .paste, .drop: true
    case .undo, .redo, .clear, .return, .focus, .blur: false
    }
  }

  /// Whether the system would offer the action in this state.
  func isOffered(in session: Session) -> Bool {
    let field = session.field
    guard session.crash == nil else { return false }
    return switch self {
    case .focus: !field.isFirstResponder
    case .autofill: field.isFirstResponder || field.contentType == .newPassword
    case .suggest, .dictate: field.isFirstResponder && !field.profile.traits.secureTextEntry
    case .undo: field.isFirstResponder && !field.history.undoEntries.isEmpty
    case .redo: field.isFirstResponder && !field.history.redoEntries.isEmpty
    case .clear: field.isFirstResponder && !field.text.isEmpty
    case .paste, .drop, .return, .blur: field.isFirstResponder
    }
  }

  /// The text that the question for it starts with: what the system would have at hand.
  func suggestedText(in session: Session) -> String {
    switch self {
    case .suggest: session.keyboard.candidates(from: 0, count: 1).first ?? ""
    case .paste, .drop: session.pasteboard?.string ?? ""
    case .autofill: session.field.contentType.sample
    case .dictate, .undo, .redo, .clear, .return, .focus, .blur: ""
    }
  }

  /// The event, with what was asked for.
  /// - Parameters:
  ///   - text: the text; without meaning for actions that need none.
  ///   - offset: where a drop lands, in UTF-16 units.
  /// - Returns: the event.
  func event(_ text: String = "", at offset: Int = 0) -> InputEvent {
    let text = UTF16Text(text)
    return switch self {
    case .suggest: .suggest(text)
    case .autofill: .autofill(text)
    case .dictate: .dictate(text)
    case .paste: .paste(text)
    case .drop: .drop(offset, text)
    case .undo: .history(.undo)
    case .redo: .history(.redo)
    case .clear: .clear
    case .return: .return
    case .focus: .focus
    case .blur: .blur
    }
  }
}

extension FieldTraits.ContentType {
  /// Something that such a field might be filled with.
  fileprivate var sample: String {
    switch self {
    case .automatic, .none: ""
    case .telephoneNumber: "+86 138 0013 8000"
    case .emailAddress: "name@example.com"
    case .oneTimeCode: "123456"
    case .newPassword: "wextu9-Bokdap-rimfyk"
    case .username: "name"
    case .name: "张三"
    }
  }
}
