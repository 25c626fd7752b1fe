/// How the system behaves where versions or reports differ: each disputed fact is one property.
///
/// The defaults are those of iOS 10 to 18. Sources are sections of the project's collection of UIKit
/// facts, restated in `Docs/UIKit.md`.
public struct SystemProfile: Hashable, Sendable {
  /// The profiles that have a name.
  public enum Name: String, CaseIterable, Sendable {
    /// Up to iOS 9.
    case ios9
    /// iOS 10 to 18.
    case ios10
    /// iOS 26.
    case ios26
  }

  /// What the delegate is asked when a candidate is tapped (§1).
  public enum CommitQuestion: String, CaseIterable, Sendable {
    /// Nothing, as up to iOS 9.
    case none
    /// The marked range, replaced by the candidate (iOS 10 to 18).
    case markedRange = "marked-range"
    /// The caret, with nothing replaced (iOS 26, one report).
    case caret
  }

  /// What the delegate is asked on backspace while composing (§1).
  public enum ComposingBackspace: String, CaseIterable, Sendable {
    /// The whole marked range, replaced by the letters that remain (iOS 7 on).
    case wholeMark = "whole-mark"
    /// The last unit, replaced by nothing (iOS 6).
    case lastUnit = "last-unit"
  }

  /// The replacement string of a backspace that asks about the whole marked range (§1).
  public enum ComposingBackspaceString: String, CaseIterable, Sendable {
    /// The letters that remain.
    case remaining
    /// Nothing.
    case empty
  }

  /// What stays after the delegate refused a candidate (§1).
  public enum RefusedCommit: String, CaseIterable, Sendable {
    /// UIKit takes the marked text away.
    case vanishes
    /// The letters stay marked.
    case staysMarked = "stays-marked"
  }

  /// What stands between two syllables of marked pinyin (§1).
  public enum SyllableSeparator: String, CaseIterable, Sendable {
    /// U+2006 SIX-PER-EM SPACE, current systems.
    case sixPerEmSpace = "u2006"
    /// U+0020, older systems.
    case space

    /// The separator itself.
    public var string: String {
      switch self {
      case .sixPerEmSpace: "\u{2006}"
      case .space: " "
      }
    }
  }

  /// What the delegate is asked when a key rewrites the previous character (§0 B, §3, §9).
  public enum RewriteQuestion: String, CaseIterable, Sendable {
    /// A plain insertion at the caret, with the raw key.
    case caret
    /// The range that is rewritten, with what takes its place.
    case rewrittenRange = "rewritten-range"
  }

  /// What the delegate is asked when backspace takes a composed sequence away (§10).
  public enum DeleteQuestion: String, CaseIterable, Sendable {
    /// The whole sequence, as the system keyboard asks.
    case composedSequence = "composed-sequence"
    /// Its last unit, as keyboard extensions ask.
    case lastUnit = "last-unit"
  }

  /// What one undo takes back of typed text.
  public enum TypingUndo: String, CaseIterable, Sendable {
    /// One key.
    case key
    /// All keys that followed one another.
    case run
  }

  /// When `textFieldDidChangeSelection` comes (§11).
  public enum SelectionEvent: String, CaseIterable, Sendable {
    /// Before the change event.
    case beforeChangeEvent = "before-change-event"
    /// After it and its notification.
    case afterChangeEvent = "after-change-event"
    /// Never, as before iOS 13.
    case none
  }

  /// Where `text =` puts the caret (§8).
  public enum AssignmentCaret: String, CaseIterable, Sendable {
    /// The end of the text.
    case end
    /// The start of what is new in it.
    case start
  }

  /// The name that the properties started from.
  public var name: Name = .ios10
  /// What a tapped candidate asks.
  public var candidateCommit: CommitQuestion = .markedRange
  /// Whether the commit question finds nothing marked, so that the usual guard does not help (§1).
  public var commitHidesMark = false
  /// Whether the delegate is asked about each key of a composition (§1, with one report against it).
  public var compositionAsks = true
  /// What backspace asks while composing.
  public var composingBackspace: ComposingBackspace = .wholeMark
  /// With which string it asks about the whole mark.
  ///
  /// The published log does not show it.
  public var composingBackspaceString: ComposingBackspaceString = .remaining
  /// Whether the tap on a next word, with nothing marked, asks (§1: not in old reports, unknown since).
  public var associationAsks = true
  /// What a refused candidate leaves.
  public var refusedCommit: RefusedCommit = .vanishes
  /// What separates pinyin syllables in marked text.
  ///
  /// Inserted without a question.
  public var syllableSeparator: SyllableSeparator = .sixPerEmSpace
  /// Whether committing sends a second change event for the unmarking (§1, two reports).
  public var commitSendsTwoEvents = true
  /// What a key that rewrites the previous character asks.
  public var rewriteQuestion: RewriteQuestion = .caret
  /// What backspace asks with nothing marked.
  public var deleteQuestion: DeleteQuestion = .composedSequence
  /// Whether a key that rewrites the previous character sends a change event for the deletion too
  /// (§9: seen for Hangul; assumed for multi-tap).
  public var rewriteSendsTwoEvents = true
  /// Whether Return keeps the separators when it commits raw letters.
  ///
  /// No evidence either way.
  public var returnKeepsSeparators = false
  /// Whether the delegate is asked about a drawn character before it is in the field (§1: afterwards,
  /// one report).
  public var handwritingAsksFirst = false
  /// Whether a paste that was refused is recorded for undo all the same (§7).
  public var recordsRefusedPaste = true
  /// Whether the change being handled is recorded although its handler assigned `text` (§7).
  public var recordsEditAfterHandler = true
  /// Whether `replace(_:withText:)` and `insertText` from the app's code are recorded for undo (§7 says
  /// only that `text =` is not).
  public var recordsProgramEdits = true
  /// Whether `removeAllActions()` in the handler takes the change being handled with it.
  ///
  /// It is reported as a cure (§7), which it could not be otherwise.
  public var removalTakesPresentEdit = true
  /// What one undo takes back of typed text.
  ///
  /// The facts do not say; reports in which the second undo crashes read as if it were a run (§7).
  public var typingUndo: TypingUndo = .key
  /// Whether `text =` in the delegate's question leaves the undo manager's registration off, so that
  /// nothing more is recorded (§7: unbalanced, of a text view on iOS 8).
  public var questionAssignmentUnbalancesUndo = false
  /// Whether `text =` forgets what could be undone (§7).
  public var assignmentClearsUndo = true
  /// Where `text =` puts the caret.
  public var assignmentCaret: AssignmentCaret = .end
  /// Whether a keyboard's composition is over when `text =` takes the mark away (§8).
  ///
  /// Otherwise the keyboard goes on with the letters that it has, which stand in the text already, so that
  /// they come twice.
  public var assignmentEndsInputSession = true
  /// Whether `text =` sends the change event, so that a handler that assigns runs again (§8, one old
  /// report).
  public var assignmentSendsChange = false
  /// Whether a selection that the program sets makes ordinary text of the mark (§8: from iOS 15 on).
  public var selectionEndsComposition = true
  /// When the selection event comes.
  public var selectionEvent: SelectionEvent = .beforeChangeEvent
  /// Whether two quick spaces become a full stop (§4), as Settings have it by default.
  public var doubleSpaceShortcut = true
  /// How long a multi-tap key may wait for its next tap (§3: about a second).
  public var multiTapWindow: Duration = .seconds(1)
  /// How long the second space of the shortcut may take (§4: about a second).
  public var doubleSpaceWindow: Duration = .seconds(1)

  /// How the system's own input arrives.
  public var smart = SmartBehaviour()
  /// The traits of the field.
  public var traits = FieldTraits()

  /// The defaults.
  public init() {}
}
