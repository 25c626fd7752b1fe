import TextField

/// One change that a keyboard wants, as data: what the delegate hears, and what the system then does.
///
/// The two need not agree. A key that rewrites the previous character is announced as a plain insertion
/// at the caret (UIKit facts, rule B), and up to iOS 9 a candidate was not announced at all.
public struct KeyboardChange: Hashable, Sendable {
  /// One call on the field.
  public struct Edit: Hashable, Sendable {
    /// What the system calls.
    public enum Operation: Hashable, Sendable {
      /// `insertText`.
      case insertText(UTF16Text)
      /// `deleteBackward`.
      case deleteBackward
      /// `replace(_:withText:)`; a range outside the text is a simulated crash.
      case replace(Range<Int>, UTF16Text)
      /// `setMarkedText`; an empty text ends the composition.
      case setMarkedText(UTF16Text)
      /// `unmarkText`.
      case unmarkText
    }

    /// What the system calls.
    public var operation: Operation
    /// Whether a change event follows.
    public var notifies = true

    /// A call followed by its change event.
    public init(_ operation: Operation, notifies: Bool = true) {
      self.operation = operation
      self.notifies = notifies
    }
  }

  /// What the delegate is asked; nil when the system does not ask.
  public var question: ProposedChange?
  /// What happens when nobody objects.
  public var edits: [Edit]
  /// What the system does when the delegate says no.
  public var editsIfRefused: [Edit]

  /// A change.
  public init(
    question: ProposedChange?, edits: [Edit], editsIfRefused: [Edit] = []
  ) {
    self.question = question
    self.edits = edits
    self.editsIfRefused = editsIfRefused
  }
}

/// What became of a change.
public enum ChangeOutcome: Sendable {
  /// The edits were made.
  case made
  /// The delegate said no; the keyboard must not believe that it typed.
  case refused
  /// The app crashed on the way, or had crashed before.
  case crashed
}
