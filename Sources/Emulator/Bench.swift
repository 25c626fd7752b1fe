import InputMethods
import Limits

/// Several sessions side by side, all given the same events: as many phones, one tester.
public struct Bench: Sendable {
  /// The sessions, in the order in which they are shown.
  ///
  /// Never empty.
  public private(set) var sessions: [Session]

  /// A bench of one session per configuration; nil for none.
  public init?(_ configurations: [Session.Configuration]) {
    guard !configurations.isEmpty else { return nil }
    sessions = configurations.map(Session.init)
  }

  /// A bench of a leading session and others beside it.
  public init(leading: Session.Configuration, others: [Session.Configuration]) {
    sessions = ([leading] + others).map(Session.init)
  }

  /// The session whose candidates are shown.
  public var leading: Session { sessions[0] }

  /// Applies one event to every session, and says what it did to each.
  @discardableResult
  public mutating func apply(_ event: InputEvent) -> [StepRecord] {
    sessions.indices.map { sessions[$0].apply(event) }
  }

  /// Switches the policies' checks on or off, in every session.
  public mutating func setChecks(_ checks: Checks) {
    for index in sessions.indices { sessions[index].checks = checks }
  }

  /// The event that a typed character stands for: a digit picks a candidate while the leading session
  /// composes (sessions that do not offer it ignore it), anything else is a key for all.
  /// - Parameters:
  ///   - character: what was typed.
  ///   - firstShown: the place of the candidate that digit 1 stands for, counted from 0.
  /// - Returns: the event.
  public func event(forTyped character: Character, firstShown: Int = 0) -> InputEvent {
    if leading.keyboard.isComposing, let digit = character.wholeNumberValue, 1...9 ~= digit,
      character.isASCII
    {
      return .pick(.place(firstShown + digit))
    }
    return .key(character == " " ? .space : .character(character))
  }
}
