import TextField

/// The question for a text that the system is to put in, and for a drop also for the place.
public struct TextPrompt: Sendable {
  /// What is done with the text.
  public let action: SystemAction
  /// The text so far.
  public private(set) var text: String
  /// Where a drop lands, in UTF-16 units; nil for what needs no place.
  public private(set) var offset: Int?
  /// Whether the text is still the suggested one, which the first character replaces.
  private var isUntouched = true
  private let field: UTF16Text
  private let isHidden: Bool

  /// A question for `action` that starts with a suggested text.
  init(_ action: SystemAction, suggesting text: String, in field: TextFieldModel) {
    self.action = action
    self.text = text
    self.field = field.text
    isHidden = field.profile.traits.secureTextEntry
    offset = action == .drop ? field.selectedTextRange.upperBound : nil
  }

  /// The text as the screen shows it: with dots where the field is a secure one.
  var shownText: String { isHidden ? UTF16Text(text).dotted.string : text }

  /// Adds a key, or what the terminal pasted.
  mutating func type(_ new: String) {
    if isUntouched { text = "" }
    isUntouched = false
    text += new
  }

  mutating func deleteBackward() {
    isUntouched = false
    _ = text.popLast()
  }

  /// Moves the place of a drop by one composed sequence.
  mutating func moveOffset(forward: Bool) {
    guard let offset else { return }
    self.offset =
      forward ? field.composedBoundary(after: offset) : field.composedBoundary(before: offset)
  }
}
