import SeededRandom
import TextField
import Testing

@testable import InputMethods

/// Whatever is pressed, refused and assigned, the keyboard knows what it has in the field.
@Suite("A pinyin keyboard under any keys")
struct PinyinKeyboardRandomTests {
  private static let keys: [PinyinLayout: String] = [
    .full: "nihaoshzgu'，1v", .nineKeys: "2345678964901^，a", .zhuyin: "su3cl3ji5/ㄋㄏˋ，A",
  ]

  /// What a tester may do next.
  private enum Action {
    case press(Key)
    case pick(CandidateChoice)
  }

  @Test(arguments: PinyinLayout.allCases, 1...8 as ClosedRange<UInt64>)
  func `Field and memory agree`(layout: PinyinLayout, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var profile = SystemProfile.ios10
    profile.refusedCommit = seed.isMultiple(of: 2) ? .vanishes : .staysMarked
    profile.candidateCommit = [.markedRange, .caret, .none][Int(seed % 3)]
    var host = RecordingHost("一二", profile: profile)
    var keyboard = PinyinKeyboard(layout)
    for _ in 0..<200 {
      let before = host
      let wasOffered = keyboard.candidates(from: 0, count: 3)
      let isAllowed = Int.random(in: 0..<5, using: &generator) > 0
      host.isAllowed = { _ in isAllowed }
      host.handler = Self.handler(&generator)
      let action = try #require(Self.action(on: keyboard, layout, &generator))
      switch action {
      case .press(let key): keyboard.press(key, in: &host)
      case .pick(let choice): keyboard.pick(choice, in: &host)
      }
      checkField(host.field)
      #expect(keyboard.isComposing == (host.field.markedTextRange != nil))
      #expect(host.field.text == before.field.text || host.changeEvents > before.changeEvents)
      if host.changeEvents == before.changeEvents, keyboard.isComposing,
        host.questions.count > before.questions.count
      {
        // It was refused: what is offered is still what was.
        #expect(keyboard.candidates(from: 0, count: 3) == wasOffered)
      }
      try checkMemory(of: keyboard, host)
    }
  }

  private func checkField(_ field: TextFieldModel) {
    let all = 0..<field.text.count
    #expect(field.selectedTextRange.clamped(to: all) == field.selectedTextRange)
    guard let mark = field.markedTextRange else { return }
    #expect(!mark.isEmpty)
    #expect(mark.clamped(to: all) == mark)
    #expect(field.selectedTextRange.clamped(to: mark) == field.selectedTextRange)
  }

  /// What Return would commit is what is marked, without separators.
  private func checkMemory(of keyboard: PinyinKeyboard, _ host: RecordingHost) throws {
    guard let mark = host.field.markedText else { return }
    var (keyboard, host) = (keyboard, host)
    host.isAllowed = { _ in true }
    host.handler = { _ in }
    let start = try #require(host.field.markedTextRange).lowerBound
    keyboard.press(.return, in: &host)
    let committed = host.field.text[start..<host.field.selectedTextRange.upperBound]
    #expect(committed.units == mark.units.filter { $0 != 0x2006 })
  }

  private static func action(
    on keyboard: PinyinKeyboard, _ layout: PinyinLayout, _ generator: inout SplitMix64
  ) -> Action? {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: .press([.escape, .return, .left, .home].randomElement(using: &generator) ?? .tab)
    case 1: .press(.space)
    case 2, 3, 4: .press(.backspace)
    case 5: .pick(.place(Int.random(in: 0...12, using: &generator)))
    case 6, 7: .pick(.text(keyboard.syllables.randomElement(using: &generator) ?? "mi"))
    default: keys[layout]?.randomElement(using: &generator).map { .press(.character($0)) }
    }
  }

  /// What the app does at a change: mostly nothing, else one of the rewrites that apps are known for.
  private static func handler(
    _ generator: inout SplitMix64
  ) -> @Sendable (inout TextFieldModel) -> Void {
    switch Int.random(in: 0..<24, using: &generator) {
    case 0: { $0.setText($0.text) }
    case 1: { $0.setText($0.text[0..<min(4, $0.text.count)]) }
    case 2: { $0.setText("") }
    default: { if $0.text.count > 30 { $0.setText($0.text[0..<30]) } }
    }
  }
}
