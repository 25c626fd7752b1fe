import InputMethods
import Limits
import TextField

/// Several sessions side by side, all given the same events: as many phones, one tester.
public struct Bench: Sendable {
  /// The sessions, in the order in which they are shown.
  ///
  /// Never empty.
  public private(set) var sessions: [Session]
  /// The place of the leading session among them.
  public private(set) var leadingIndex = 0

  /// A bench of one session per configuration; nil for none.
  public init?(_ configurations: [Session.Configuration]) {
    guard !configurations.isEmpty else { return nil }
    sessions = configurations.map(Session.init)
  }

  /// A bench of a leading session among others.
  public init(
    before: [Session.Configuration] = [], leading: Session.Configuration,
    after: [Session.Configuration] = []
  ) {
    sessions = (before + [leading] + after).map(Session.init)
    leadingIndex = before.count
  }

  /// The session whose candidates are shown.
  public var leading: Session { sessions[leadingIndex] }

  /// Whether what the next event does may depend on how soon it comes, in any of the sessions.
  public var isTimed: Bool {
    // By place: as values they would all be copied, at every key.
    sessions.indices.contains { sessions[$0].keyboard.isTimed }
  }

  /// Lets another session lead, which keeps its place.
  /// - Parameters:
  ///   - index: its place; nothing happens where there is none.
  ///   - session: the same session with other followed units.
  public mutating func lead(with index: Int, as session: Session) {
    guard sessions.indices.contains(index) else { return }
    sessions[index] = session
    leadingIndex = index
  }

  /// Applies one event to every session, and says what it did to each.
  @discardableResult
  public mutating func apply(_ event: InputEvent) -> [StepRecord] {
    sessions.indices.map { sessions[$0].apply(event) }
  }

  /// Switches the policies' checks on or off, in every session.
  public mutating func setChecks(_ checks: Checks) {
    for index in sessions.indices { sessions[index].checks = checks }
  }

  /// The keys of a tester's keyboard that pick syllables where the leading session offers some.
  public static let syllableKeys = Array("abcdefghi")

  /// The event that a typed character stands for: a digit picks a candidate while the leading session
  /// composes (sessions that do not offer it ignore it), anything else is a key for all.
  ///
  /// Where digits are keys of the keyboard, capitals pick candidates and small letters syllables.
  /// - Parameters:
  ///   - character: what was typed.
  ///   - firstShown: the place of the candidate that the first of its keys stands for, counted from 0.
  /// - Returns: the event.
  public func event(forTyped character: Character, firstShown: Int = 0) -> InputEvent {
    let keyboard = leading.keyboard
    if keyboard.isComposing {
      if let place = keyboard.candidateKeys.firstIndex(of: character) {
        return .pick(.place(firstShown + place + 1))
      }
      let syllables = keyboard.syllables
      if let place = Self.syllableKeys.firstIndex(of: character), place < syllables.count {
        return .pick(.text(syllables[place]))
      }
    }
    return .key(character == " " ? .space : .character(character))
  }

  /// The events that a text from an input method outside stands for: it arrives whole, unless the
  /// leading keyboard has a key for every character.
  public func events(forText text: String) -> [InputEvent] {
    guard leading.keyboard.hasKeyForEveryCharacter else { return [.insert(UTF16Text(text))] }
    return text.map { event(forTyped: $0) }
  }
}
