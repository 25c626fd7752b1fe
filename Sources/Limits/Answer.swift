/// What the delegate answers to `shouldChangeCharactersIn`, with its reason.
public struct Answer: Hashable, Sendable {
  /// Yes, no, or no because the policy made a change of its own.
  public enum Verdict: String, Sendable {
    /// The system may go on.
    case accept
    /// The system must leave the text alone.
    case refuse
    /// The policy edited the field itself and told the system no.
    case handled
  }

  /// Yes or no.
  public var verdict: Verdict
  /// Which rule decided, and the numbers that it compared.
  public var reason: Reason

  /// The system may go on.
  public static func accept(_ reason: Reason) -> Answer {
    Answer(verdict: .accept, reason: reason)
  }

  /// The system must leave the text alone.
  public static func refuse(_ reason: Reason) -> Answer {
    Answer(verdict: .refuse, reason: reason)
  }

  /// The policy has edited the field itself.
  public static func handled(_ reason: Reason) -> Answer {
    Answer(verdict: .handled, reason: reason)
  }
}
