import Emulator
import InputMethods
import TextField
import Testing

@testable import Scenarios

@Suite("Keys written down and read again")
struct RecordedKeysTests {
  /// Characters that are a key each, and many of which join what stands beside them.
  static let characters: [Character] = [
    "a", "1", "{", "}", "#", "*", "\"", "!", ",", "+", "U", " ", "\t", "\u{3000}", "好", "é",
    "e\u{301}",
    "\u{301}", "\u{332}", "\u{1F1E8}", "\u{1F1F3}", "🇨🇳", "👍", "👍🏽", "🏽", "a🏽", "\u{200D}", "👩‍👩‍👧",
    "👩\u{200D}", "\u{FE0F}", "\u{20E3}", "1\u{FE0F}\u{20E3}", "\u{1100}", "\u{1161}", "\u{11A8}",
    "각",
    "\u{600}", "\u{D4E}", "क", "\u{94D}", "क\u{94D}", "\u{B}", "\u{200B}", "\u{FEFF}", "\u{2028}",
    "\u{E0041}", "\u{E000}", "\r", "\n", "\r\n", "\u{85}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ]

  /// The same scalars, not only the same characters.
  private func expectSame(_ found: [InputEvent], _ events: [InputEvent], _ text: String) {
    #expect(found.map(\.scalars) == events.map(\.scalars), "\(text)")
  }

  private func events(in text: String) throws -> [InputEvent] {
    try read(text).steps.flatMap { step -> [InputEvent] in
      switch step.action {
      case .event(let event): [event]
      case .keys(let keys): keys.map(InputEvent.key)
      }
    }
  }

  @Test("A key alone", arguments: characters)
  func alone(character: Character) throws {
    let event = InputEvent.key(.character(character))
    expectSame(try events(in: event.notation), [event], event.notation)
    for count in 2...3 {
      var keys = KeySequence()
      keys.append(.character(character), count: count)
      let found = try events(in: "keys " + keys.notation)
      expectSame(found, Array(repeating: event, count: count), keys.notation)
    }
  }

  @Test("Two keys, one after the other", arguments: characters)
  func pairs(first: Character) throws {
    for second in Self.characters {
      var keys = KeySequence()
      keys.append(.character(first))
      keys.append(.character(second))
      let found = try events(in: "keys " + keys.notation)
      expectSame(
        found, [first, second].map { .key(.character($0)) }, keys.notation)
    }
  }

  @Test("Random keys on one line", arguments: 0..<20)
  func random(seed: UInt64) throws {
    var random = RandomEdits(seed: seed, alphabet: .anything)
    for _ in 0..<20 {
      var keys = KeySequence()
      for _ in 0..<random.number(in: 1...12) {
        let place = random.number(in: 0...(Self.characters.count + Key.named.count - 1))
        let key =
          place < Self.characters.count
          ? Key.character(Self.characters[place])
          : Key.named[place - Self.characters.count].key
        keys.append(key, count: random.number(in: 0...9) == 0 ? 2 : 1)
      }
      let found = try events(in: "keys " + keys.notation)
      expectSame(found, keys.map(InputEvent.key), keys.notation)
    }
  }

  @Test(
    "Code points that are no key are an error",
    arguments: ["U+", "U+XYZ", "U+110000", "U+D83D", "U+41+42", "U+0000041", "U+-1", "U+41+"])
  func wrong(inside: String) {
    #expect(
      diagnostics(in: "keys {\(inside)}").map(\.error) == [.unknown(.key, inside, nearest: nil)])
  }
}

extension InputEvent {
  /// The event's words, a key by its scalars.
  fileprivate var scalars: String {
    guard case .key(.character(let character)) = self else { return "\(self)" }
    return character.unicodeScalars.map { "\($0.value)" }.joined(separator: " ")
  }
}
