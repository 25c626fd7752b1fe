/// What the delegate is asked in `shouldChangeCharactersIn:replacementString:`.
public struct ProposedChange: Hashable, Sendable {
  /// What kind of input is behind the question.
  ///
  /// UIKit does not tell the delegate; policies from other frameworks, whose text widgets do know,
  /// may look.
  public enum Kind: String, Sendable {
    /// A key that inserts.
    case insertion
    /// A key of a composition: the text stays marked.
    case composition
    /// The end of a composition: a candidate, or the raw letters.
    case commit
    /// Backspace or cut.
    case deletion
    /// A paste.
    case paste
    /// The system rewrites a range: autocorrect, the double-space shortcut.
    case replacement
    /// Undo or redo.
    case undo
  }

  /// The UTF-16 range to be replaced.
  ///
  /// It may lie outside the text: undo asks with recorded ranges.
  public var range: Range<Int>
  /// The replacement string.
  public var replacement: UTF16Text
  /// What kind of input is behind the question.
  public var kind: Kind

  /// A question about `range`.
  public init(range: Range<Int>, replacement: UTF16Text, kind: Kind) {
    self.range = range
    self.replacement = replacement
    self.kind = kind
  }
}
