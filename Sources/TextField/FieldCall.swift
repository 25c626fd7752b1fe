/// A call on the field that changed it, as a trace shows it.
public struct FieldCall: Hashable, Sendable {
  /// Which call, in UIKit's words.
  public enum Name: String, Sendable {
    /// The keyboard put text at the selection.
    case insertText
    /// The keyboard took away the selection or the composed sequence before the caret.
    case deleteBackward
    /// The system replaced a range (autocorrect, undo, cut, the clear button).
    case replace
    /// The keyboard set or changed the text being composed.
    case setMarkedText
    /// The text being composed became ordinary text.
    case unmarkText
    /// The program assigned `text`.
    case setText
    /// The program told the undo manager to forget everything; the text stays.
    case removeAllActions
  }

  /// Which call.
  public var name: Name
  /// What it did to the text; for `unmarkText` an edit that replaces the mark by itself, for
  /// `removeAllActions` an empty one.
  public var edit: TextEdit
  /// Whether the undo manager was taking notes.
  public var registersUndo = true
}
