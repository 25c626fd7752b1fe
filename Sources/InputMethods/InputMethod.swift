import TextField

/// A keyboard: it turns keys into calls on the field, as the system's would, and learns from refusals.
///
/// It keeps its own idea of what was typed last and is not told when the app rewrites the text behind
/// its back (UIKit facts, rule D); only the loss of the marked text it can see.
public protocol InputMethod: Sendable {
  /// Which keyboard this is.
  var name: KeyboardName { get }

  /// Whether something is being composed.
  var isComposing: Bool { get }

  /// The candidates from `start` on, `count` at most.
  func candidates(from start: Int, count: Int) -> [String]

  /// Presses one key.
  mutating func press(_ key: Key, in host: inout some TextInputHost)

  /// Picks a candidate.
  mutating func pick(_ choice: CandidateChoice, in host: inout some TextInputHost)

  /// Forgets the composition, because somebody else has ended it.
  mutating func forgetComposition()
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
  /// None.
  public func candidates(from start: Int, count: Int) -> [String] { [] }

  /// Reports that nothing is offered.
  public mutating func pick(_ choice: CandidateChoice, in host: inout some TextInputHost) {
    host.report(.notOffered(choice.description))
  }

  /// Does nothing.
  public mutating func forgetComposition() {}
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
