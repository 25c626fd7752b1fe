import InputMethods
import TextField

/// AutoFill: how it arrives depends on what the field says it holds (UIKit facts §6).
extension GuardedField {
  /// Fills the field as its content type has it.
  ///
  /// Nothing is known about fields of other types than phone number, e-mail, code and new password; they
  /// are filled as one with a phone number is.
  mutating func autofill(_ text: UTF16Text) {
    switch field.contentType {
    case .oneTimeCode: fillCode(text)
    case .newPassword: replaceAll(with: text)
    case .emailAddress: fillAfterProbe(UTF16Text(units: text.units + [0x20]))
    case .automatic, .none, .telephoneNumber, .username, .name: fillAfterProbe(text)
    }
  }

  /// Two questions about nothing, and then the code digit by digit, as if it were typed.
  private mutating func fillCode(_ code: UTF16Text) {
    for _ in 0..<2 {
      guard ask(about(field.selectedTextRange, "")) != nil else { return }
    }
    var start = 0
    while start < code.count, crash == nil {
      let end = code.composedBoundary(after: start)
      type(code[start..<end])
      start = end
    }
  }

  /// A question that shows nothing of the text, which then arrives without another.
  private mutating func fillAfterProbe(_ text: UTF16Text) {
    let smart = field.profile.smart
    guard let answer = ask(about(0..<0, smart.autofillProbe.text)) else { return }
    if answer.verdict == .accept || !smart.autofillNeedsProbe { replaceAll(with: text) }
  }

  private mutating func replaceAll(with text: UTF16Text) {
    _ = perform(
      KeyboardChange(question: nil, edits: [.init(.replace(0..<field.text.count, text))]))
  }

  private func about(_ range: Range<Int>, _ text: UTF16Text) -> ProposedChange {
    ProposedChange(range: range, replacement: text, kind: .replacement)
  }
}
