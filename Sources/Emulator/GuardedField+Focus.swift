import InputMethods
import TextField

/// What two traits do to the text of a field that gets focus.
extension GuardedField {
  /// Empties a field that clears on begin; the delegate may be asked as by the clear button.
  ///
  /// Whether this comes before `textFieldDidBeginEditing` no report says.
  mutating func clearOnBegin() {
    guard field.profile.traits.clearsOnBeginEditing, !field.text.isEmpty else { return }
    clear()
  }
}

extension KeyboardChange.Edit.Operation {
  /// What the first edit of a secure field does after it got focus: the key that the delegate was asked
  /// about as usual replaces all of the text, or takes all of it away.
  ///
  /// Several reports, one with the delegate's range: as if a single character was deleted.
  func replacingAll(of field: TextFieldModel) -> Self {
    let all = 0..<field.text.count
    return switch self {
    case .insertText(let text): .replace(all, text)
    case .deleteBackward: .replace(all, "")
    case .replace, .setMarkedText, .unmarkText: self
    }
  }
}
