import Emulator
import Limits
import TextField

/// What an expectation wants, or what was found in its place.
///
/// `FindingWording` has the words.
public enum Finding: Hashable, Sendable {
  /// This text, in a string's or a state's notation.
  case text(UTF16Text)
  /// No text of the kind that was asked about.
  case nothing
  /// No marked text.
  case nothingMarked
  /// Nothing that a post-filter took away.
  case nothingCut
  /// A selection, or a caret where it is empty; in UTF-16 offsets.
  case selection(Range<Int>)
  /// So many units that remain.
  case remaining(Int)
  /// A policy without a limit.
  case noLimit
  /// A length.
  case count(Count, CountingUnit)
  /// The first candidates.
  case candidates([String])
  /// A keyboard without candidates.
  case noCandidates
  /// A delegate's answer, whatever its reason.
  case verdict(Answer.Verdict)
  /// A delegate's answer.
  case answer(Answer)
  /// A delegate that was not asked.
  case notAsked
  /// The app crashes.
  case crash
  /// The app lives on.
  case noCrash
  /// An event in the step.
  case event(TraceEntry.Name)
  /// No such event in the step.
  case noSuchEvent
  /// What `!` wants: a refusal, or nothing changed.
  case refusedOrUnchanged
  /// A change that the delegate was not asked about.
  case unaskedChange
}
