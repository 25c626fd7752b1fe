import Emulator
import TextField

/// What must hold after a step.
public struct Expectation: Hashable, Sendable {
  /// Its line, counted from 1.
  public var line: Int
  /// The line as it was written, without a comment.
  public var source: String
  /// What is claimed.
  public var claim: Claim
  /// The policies that it speaks of; all when nil.
  public var policies: [String]?

  /// What is claimed about one session.
  public enum Claim: Hashable, Sendable {
    /// The text, marked text included.
    case text(UTF16Text)
    /// The state in one-line notation.
    case state(UTF16Text)
    /// The marked text.
    case marked(UTF16Text)
    /// Nothing is marked.
    case unmarked
    /// A caret at this offset.
    case caret(Int)
    /// A selection, or a caret when it is empty.
    case selection(Range<Int>)
    /// A count in a unit, the policy's own when nil. Written with a half, it is compared exactly; written
    /// whole, it is compared as a limit does, rounded up.
    case count(Count, CountingUnit?)
    /// How many of the policy's units are left.
    case remaining(Int)
    /// The first candidates, in order.
    case candidates([String])
    /// The last question of the step was answered no.
    case refused
    /// The last question of the step was answered yes.
    case accepted
    /// What the post-filter took away in the step.
    case cut(UTF16Text)
    /// The app has crashed.
    case crash
    /// An event of that name happened in the step.
    case event(TraceEntry.Name)
    /// `! STEP`: refused, or nothing changed.
    case stepRefused
  }

  /// Whether it speaks of the policy with that id.
  public func speaks(of policy: String) -> Bool {
    policies?.contains(policy) ?? true
  }
}
