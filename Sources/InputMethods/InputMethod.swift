import TextField

/// A keyboard: it turns keys into calls on the field, as the system's would, and learns from refusals.
///
/// It keeps its own idea of what was typed last and does not look when the app rewrites the text behind
/// its back (UIKit facts, rule D); the loss of the marked text it can see, and pending help it gives up.
public protocol InputMethod: Sendable {
  /// Which keyboard this is.
  var name: KeyboardName { get }

  /// Whether something is being composed.
  var isComposing: Bool { get }

  /// Whether what the next key does may depend on how soon it comes.
  var isTimed: Bool { get }

  /// What is being searched for beside the field; empty when nothing is, nil where there is no search.
  var query: String? { get }

  /// Whether characters that no key can be labelled with are keys here, because they are drawn or
  /// searched for, and not texts that arrive whole.
  var hasKeyForEveryCharacter: Bool { get }

  /// The candidates from `start` on, `count` at most.
  func candidates(from start: Int, count: Int) -> [String]

  /// The syllables to which the first keys can be fixed, beside the candidates.
  ///
  /// Picking one by its text fixes it.
  var syllables: [String] { get }

  /// The keys of a tester's keyboard that pick the candidates in sight, first to last; while composing
  /// they are no keys of this keyboard.
  var candidateKeys: [Character] { get }

  /// Presses one key.
  mutating func press(_ key: Key, in host: inout some TextInputHost)

  /// Picks a candidate, or fixes a syllable.
  mutating func pick(_ choice: CandidateChoice, in host: inout some TextInputHost)

  /// Forgets the composition, because somebody else has ended it.
  mutating func forgetComposition()

  /// Hears that the app has assigned `text`, which takes pending help away: the double-space shortcut,
  /// text replacement, autocorrection (UIKit facts §4, §5; the one exception to rule D).
  mutating func textWasAssigned()

  /// Does what it still has to do before the field loses focus.
  mutating func willLoseFocus(in host: inout some TextInputHost)

  /// Ends the composition because the keyboard goes away, for another one or with the focus.
  mutating func close(in host: inout some TextInputHost)
}

/// Which candidate is meant.
public enum CandidateChoice: Hashable, Sendable {
  /// The one with this text.
  case text(String)
  /// The one in this place, counted from 1.
  case place(Int)
}

extension InputMethod {
  /// False.
  public var isComposing: Bool { false }
  /// False.
  public var isTimed: Bool { false }
  /// Nil.
  public var query: String? { nil }
  /// False.
  public var hasKeyForEveryCharacter: Bool { false }
  /// None.
  public func candidates(from start: Int, count: Int) -> [String] { [] }
  /// None.
  public var syllables: [String] { [] }
  /// The digits from 1.
  public var candidateKeys: [Character] { Array("123456789") }

  /// Reports that nothing is offered.
  public mutating func pick(_ choice: CandidateChoice, in host: inout some TextInputHost) {
    host.report(.notOffered(choice.description))
  }

  /// Does nothing.
  public mutating func forgetComposition() {}
  /// Does nothing.
  public mutating func textWasAssigned() {}
  /// Does nothing.
  public mutating func willLoseFocus(in host: inout some TextInputHost) {}

  /// Forgets the composition and keeps the marked text; nobody is asked.
  public mutating func close(in host: inout some TextInputHost) {
    forgetComposition()
    host.keepMarkedText()
  }
}

extension CandidateChoice: CustomStringConvertible {
  /// The text, or the place.
  public var description: String {
    switch self {
    case .text(let text): text
    case .place(let place): String(place)
    }
  }
}
