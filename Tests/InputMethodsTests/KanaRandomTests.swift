import SeededRandom
import TextField
import Testing

@testable import InputMethods

@Suite("The Japanese keyboards under any keys")
struct KanaRandomTests {
  private static let keyboards: [KeyboardName] = [.kana, .romaji, .english9]

  /// Keys of each keyboard, those first that mean the most; a key that is missing is pressed as well.
  private static func keys(of name: KeyboardName) -> [Key] {
    let characters =
      switch name {
      case .kana: "1234567890**゛#かー、a"
      case .romaji: "aiueokkssttnnhhyyrgzjcpfvxl--'q、1"
      default: "1234567890*"
      }
    return characters.map(Key.character) + [.space, .space, .return, .backspace, .left, .end, .tab]
  }

  /// What an app may do to the text when it hears of a change.
  private static let handlers: [@Sendable (inout TextFieldModel) -> Void] = [
    { _ in }, { _ in },
    { if $0.text.count > 3 { $0.setText($0.text[0..<3]) } },
    { if $0.markedTextRange == nil, $0.text.count > 2 { $0.setText($0.text[0..<2]) } },
    { $0.setText("") },
    { $0.setText($0.text) },
    { $0.setText("🇯🇵か\u{3099}") },
    { $0.unmarkText() },
    { $0.setMarkedText("x") },
    { $0.select(0..<0) },
    { $0.deleteBackward() },
  ]

  @Test(
    "Nothing that the app answers or does is harmful, and nothing changes without an event",
    arguments: keyboards, 1...25 as ClosedRange<UInt64>)
  func surprises(name: KeyboardName, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var host = RecordingHost("一か", profile: Self.profile(using: &generator))
    var keyboard = name.make()
    let keys = Self.keys(of: name)
    for _ in 0..<200 {
      let isAllowed = Int.random(in: 0..<4, using: &generator) > 0
      host.isAllowed = { _ in isAllowed }
      host.handler = Self.handlers.randomElement(using: &generator) ?? { _ in }
      host.now += .milliseconds(Int.random(in: 0...1_500, using: &generator))
      let before = (text: host.field.text, events: host.changeEvents)
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: keyboard.pick(.place(Int.random(in: -1...9, using: &generator)), in: &host)
      case 1: keyboard.press(.escape, in: &host)
      default: keyboard.press(keys.randomElement(using: &generator) ?? .space, in: &host)
      }
      let field = host.field
      #expect(host.changeEvents > before.events || field.text == before.text)
      #expect(field.selectedTextRange.upperBound <= field.text.count)
      if let mark = field.markedTextRange {
        #expect(!mark.isEmpty && mark.upperBound <= field.text.count)
        #expect(field.selectedTextRange.clamped(to: mark) == field.selectedTextRange)
      }
      #expect(keyboard.candidates(from: 0, count: 9).count <= 9)
      if Bool.random(using: &generator), !keyboard.isComposing {
        host.select(0..<Int.random(in: 0...field.text.count, using: &generator))
      }
    }
  }

  @Test(
    "An app that refuses everything keeps its text, and hears the same again",
    arguments: keyboards, 1...10 as ClosedRange<UInt64>)
  func refusingEverything(name: KeyboardName, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var host = RecordingHost("一か")
    host.isAllowed = { _ in false }
    var keyboard = name.make()
    let keys = Self.keys(of: name)
    for _ in 0..<100 {
      keyboard.press(keys.randomElement(using: &generator) ?? .space, in: &host)
      #expect(host.field.text == "一か")
      #expect(!keyboard.isComposing)
    }
    #expect(host.changeEvents == 0)
    #expect(host.questions.allSatisfy { $0.range.upperBound <= 2 })
  }

  @Test(
    "With refusals here and there, romaji is what the accepted keys make",
    arguments: 1...25 as ClosedRange<UInt64>)
  func acceptedKeys(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var (host, plain) = (RecordingHost("一"), RecordingHost("一"))
    var (keyboard, other) = (RomajiKeyboard(), RomajiKeyboard())
    for _ in 0..<200 {
      let isAllowed = Int.random(in: 0..<4, using: &generator) > 0
      host.isAllowed = { $0.kind == .commit || isAllowed }
      let letter = "aiueokkstnnhyrgzjcxl-".randomElement(using: &generator) ?? "a"
      let place = Int.random(in: 1...6, using: &generator)
      switch Int.random(in: 0..<20, using: &generator) {
      case 0:
        keyboard.press(.return, in: &host)
        other.press(.return, in: &plain)
      case 1...2:
        // Choosing for a part is a change of the mark, which may be refused; a whole one is a commit.
        let isCommit = Self.isWhole(place, on: keyboard, in: host)
        keyboard.pick(.place(place), in: &host)
        if isAllowed || isCommit { other.pick(.place(place), in: &plain) }
      case 3...5:
        keyboard.press(.backspace, in: &host)
        if isAllowed { other.press(.backspace, in: &plain) }
      default:
        keyboard.press(.character(letter), in: &host)
        if isAllowed { other.press(.character(letter), in: &plain) }
      }
      #expect(host.state == plain.state)
      #expect(keyboard.candidates(from: 0, count: 9) == other.candidates(from: 0, count: 9))
      guard host.state == plain.state else { return }
    }
  }

  /// Whether picking that place ends the composition where nobody refuses.
  private static func isWhole(
    _ place: Int, on keyboard: RomajiKeyboard, in host: RecordingHost
  ) -> Bool {
    var (keyboard, host) = (keyboard, host)
    host.isAllowed = { _ in true }
    keyboard.pick(.place(place), in: &host)
    return !keyboard.isComposing
  }

  private static func profile(
    using generator: inout SplitMix64
  ) -> SystemProfile {
    var profile = SystemProfile.ios10
    for setting in SystemProfile.switches {
      guard let value = setting.values.randomElement(using: &generator) else { continue }
      _ = setting.set(value, in: &profile)
    }
    return profile
  }
}
