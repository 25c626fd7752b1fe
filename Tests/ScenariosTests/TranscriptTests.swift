import Emulator
import InputMethods
import Limits
import TextField
import Testing

@testable import Scenarios

@Suite("What was done, as a scenario")
struct TranscriptTests {
  private static let policies = ["combined", "delegate-only", "editing-changed", "exact"]

  private static func header(text: String = "") -> [String] {
    var header = Scenario.Header()
    header.limit = 5
    header.text = UTF16Text(text)
    return header.lines(title: "a \"title\"", policies: policies)
  }

  /// The phones that a transcript with this header is about.
  private static func bench(_ header: [String]) throws -> Bench {
    let opened = try read(header.joined(separator: "\n") + "\nexpect unmarked")
    return try #require(Bench(opened.configurations))
  }

  private static func see(_ bench: Bench, _ records: [StepRecord]) -> [Sighting] {
    zip(bench.sessions, records).map { Sighting($0, $1) }
  }

  private static func sightings(of event: InputEvent, in bench: inout Bench) -> [Sighting] {
    let records = bench.apply(event)
    return see(bench, records)
  }

  private static func opened() throws -> (Bench, Transcript) {
    let bench = try bench(header())
    let nothing = bench.sessions.map { _ in StepRecord() }
    return (bench, Transcript(header: header(), opening: see(bench, nothing)))
  }

  private func events(in text: String) throws -> [InputEvent] {
    try read(text).steps.flatMap { step -> [InputEvent] in
      switch step.action {
      case .event(let event): [event]
      case .keys(let keys): keys.map(InputEvent.key)
      }
    }
  }

  @Test("Nothing done yet is a scenario that holds")
  func empty() throws {
    let (_, transcript) = try Self.opened()
    #expect(try result(transcript.text).tally.failed == 0)
    #expect(try result(transcript.text).tally.passed == Self.policies.count)
    #expect(transcript.text == transcript.growingText)
  }

  @Test("Keys in a row are one line up to the first that is refused; time keeps them apart")
  func joining() throws {
    var (bench, transcript) = try Self.opened()
    let keys = "haomab".map { InputEvent.key(.character($0)) }
    let events = keys[..<3] + [.tick(.milliseconds(50))] + keys[3...]
    for event in events { transcript.append(event, seeing: Self.sightings(of: event, in: &bench)) }
    let steps = try read(transcript.text).steps.map(\.notation)
    #expect(steps == ["keys hao", "tick 0.05", "keys ma", "keys b"])
    #expect(transcript.text.contains("expect refused"))
    #expect(try read(transcript.growingText).steps.count == events.count)
  }

  @Test(
    "Random events: what is written at any time holds, and has the same events", arguments: 0..<12)
  func random(seed: UInt64) throws {
    var random = RandomEdits(seed: seed, alphabet: .anything)
    var (bench, transcript) = try Self.opened()
    var events: [InputEvent] = []
    for step in 0..<40 {
      let event = random.event(in: bench.leading.field.text.count)
      let before = transcript.growingText
      let added = transcript.append(event, seeing: Self.sightings(of: event, in: &bench))
      events.append(event)
      #expect(transcript.growingText == before + added)
      guard step % 8 == 7 else { continue }
      for text in [transcript.growingText, transcript.text] {
        #expect(try self.events(in: text).map(\.notation) == events.joiningTime.map(\.notation))
        #expect(try result(text).tally.failed == 0, "\(text)")
      }
    }
  }

  @Test("Of a long text only the count is expected")
  func longText() throws {
    var (bench, transcript) = try Self.opened()
    let event = InputEvent.paste(UTF16Text(String(repeating: "字", count: 10_000)))
    for event in [.setText("x"), event, .key(.character("a"))] as [InputEvent] {
      let added = transcript.append(event, seeing: Self.sightings(of: event, in: &bench))
      #expect(added.utf8.count < 31_000)
    }
    #expect(try result(transcript.text).tally.failed == 0)
  }

  @Test("A header is read as it was written")
  func header() throws {
    var header = Scenario.Header()
    header.limit = 7
    header.unit = .wechat
    header.profile = .ios26
    header.keyboard = .english9
    header.field = .phone
    header.filter = .letter
    header.pattern = "^[\"\\\\a-z]*$"
    header.text = UTF16Text(units: [0x22, 0xD83D, 0x0A])
    header.focused = false
    for choice in SystemProfile.switches {
      _ = choice.set(choice.values.last ?? "", in: &header.profile)
    }
    for choice in CustomRules.switches where choice.name != "unit" {
      _ = choice.set(choice.values.last ?? "", in: &header.custom)
    }
    let lines = header.lines(title: "\"\n", policies: ["exact", "custom", "last-valid"])
    let found = try read(lines.joined(separator: "\n") + "\nexpect unmarked")
    #expect(found.title == "\"\n")
    #expect(found.policies.map(\.id) == ["exact", "custom", "last-valid"])
    #expect(found.header.lines(title: found.title, policies: found.policies.map(\.id)) == lines)
    #expect(found.header.profile == header.profile)
    #expect(found.header.custom == header.custom)
    #expect(found.header.text == header.text)
    #expect(found.header.pattern == header.pattern)
    // None of the three has a use for a filter.
    #expect(found.header.filter == nil && found.warnings == nil)
  }
}

extension [InputEvent] {
  /// The events with the time between two of them in one; without time at the end, and none that is zero.
  fileprivate var joiningTime: [InputEvent] {
    var joined: [InputEvent] = []
    var time = Duration.zero
    for event in self {
      if case .tick(let more) = event {
        time += more
      } else {
        joined += (time == .zero ? [] : [.tick(time)]) + [event]
        time = .zero
      }
    }
    return joined
  }
}

extension RandomEdits {
  /// Something that a tester may do on the screen.
  fileprivate mutating func event(in count: Int) -> InputEvent {
    let place = number(in: 0...count)
    switch number(in: 0...16) {
    case 0...6:
      let characters = RecordedKeysTests.characters
      return .key(.character(characters[number(in: 0...(characters.count - 1))]))
    case 7...8: return .key(Key.named[number(in: 0...(Key.named.count - 1))].key)
    case 9: return .insert(text(longest: 3))
    case 10: return .paste(text(longest: 8))
    case 11: return .tick(.milliseconds(number(in: 0...900)))
    case 12: return .select(number(in: 0...place)..<place)
    case 13: return .history(number(in: 0...1) == 0 ? .undo : .redo)
    case 14: return .suggest(text(longest: 2))
    case 15: return .drop(place, text(longest: 2))
    default:
      return [.cut, .copy, .paste(nil), .clear, .blur, .focus, .pick(.place(2))][number(in: 0...6)]
    }
  }
}
