import TextField

/// The switches of the policy `custom`: what other limiters differ in.
///
/// The five questions are those by which the limiters of other frameworks can be told apart; each of
/// theirs, save where a caller's own formatter runs, is one setting of these.
public struct CustomRules: Hashable, Sendable {
  /// What text that is being composed may do.
  public enum Composing: String, CaseIterable, Sendable {
    /// It counts like any other text.
    case limited
    /// It may be as long as it likes; its commit is judged as one edit of the text before.
    case free
    /// It may not begin in a full text; once begun it is free.
    case freeIfNotFull = "free-if-not-full"
  }

  /// What becomes of an edit that finds no room.
  public enum WhenFull: String, CaseIterable, Sendable {
    /// A full text refuses what is inserted at a caret.
    case refuse
    /// The whole edit is taken back, the selection that it was to replace included.
    case revert
    /// The insertion becomes nothing; a selection that it was to replace goes all the same.
    case empty
  }

  /// What is cut from a text that is too long.
  public enum Cut: String, CaseIterable, Sendable {
    /// The end of what was inserted.
    case insertion
    /// The end of the whole text.
    case tail
    /// What stands before the caret.
    case beforeCaret = "before-caret"
    /// Nothing: the whole edit is taken back.
    case reject
  }

  /// What a cut of the post-filter leaves as it was.
  public enum Kept: String, CaseIterable, Sendable {
    /// Nothing: like `text =`, it ends a composition and puts the caret at the end.
    case nothing
    /// The caret; a composition ends.
    case caret
    /// The caret, and what is left of a composition goes on.
    case composition
  }

  /// Which edits of a text that is too long are held to the limit.
  public enum Deletion: String, CaseIterable, Sendable {
    /// Those that insert something.
    case free
    /// All, so that deleting is cut by the post-filter, or refused by a pre-check that is alone.
    case checked
  }

  /// Whether the delegate is asked.
  public var hasPreCheck = true
  /// Whether the editing-changed event is handled.
  public var hasPostFilter = true
  /// What is counted.
  public var unit = CountingUnit.utf16
  /// What composing text may do.
  public var composing = Composing.free
  /// What becomes of an edit without room.
  public var full = WhenFull.refuse
  /// What the post-filter cuts; the pre-check always cuts the insertion.
  public var cut = Cut.insertion
  /// Between what it is cut.
  public var boundary = CutBoundary.sequence
  /// Whether a paste may be too long.
  public var isPasteExempt = false
  /// What a cut leaves as it was.
  public var keeps = Kept.caret
  /// Whether deleting from a text that is too long is held to the limit.
  public var deletion = Deletion.free

  /// Both checks, composing free, insertions cut at composed sequences.
  public init() {}
}
