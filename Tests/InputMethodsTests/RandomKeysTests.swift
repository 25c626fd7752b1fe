import SeededRandom
import TextField
import Testing

@testable import InputMethods

@Suite("Random keys under random refusals")
struct RandomKeysTests {
  private static let keys: [Key] =
    "catsmile心笑12-🏽🏿👍👨‍👩‍👧‍👦末土日".map(Key.character)
    + [.space, .return, .backspace, .escape, .left, .right, .home, .end, .tab]

  @Test("A search and the field keep out of each other's way", arguments: 0..<20)
  func emoji(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var host = RecordingHost("一二")
    var keyboard = EmojiKeyboard()
    for _ in 0..<100 {
      let isAllowed = Bool.random(using: &random)
      host.isAllowed = { _ in isAllowed }
      let before = host
      let wasSearching = keyboard.isComposing
      act(on: &keyboard, in: &host, &random)
      let asked = host.questions.dropFirst(before.questions.count)
      #expect(asked.count <= 1)
      #expect(host.field.markedTextRange == nil)
      #expect(keyboard.isComposing == (keyboard.query != ""))
      if asked.isEmpty || !isAllowed { #expect(host.field.text == before.field.text) }
      if wasSearching, let question = asked.first {
        #expect(question.range == before.field.selectedTextRange)
        #expect(question.replacement.string.count == 1)
        #expect(keyboard.isComposing == !isAllowed)
      }
    }
  }

  @Test("What handwriting shows is what is marked, and a no loses nothing else", arguments: 0..<20)
  func handwriting(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var host = RecordingHost("一二")
    var keyboard = HandwritingKeyboard()
    for _ in 0..<100 {
      let isAllowed = Bool.random(using: &random)
      host.isAllowed = { _ in isAllowed }
      let settled = host.settledText
      act(on: &keyboard, in: &host, &random)
      #expect(keyboard.isComposing == (host.field.markedTextRange != nil))
      #expect(keyboard.candidates(from: 0, count: 1).first == host.field.markedText?.string)
      if !isAllowed { #expect(host.settledText == settled) }
      if Int.random(in: 0..<10, using: &random) == 0 {
        let text = host.field.text
        keyboard.close(in: &host)
        #expect(host.field.text == text)
        #expect(host.field.markedTextRange == nil)
        #expect(!keyboard.isComposing)
      }
    }
  }

  private func act(
    on keyboard: inout some InputMethod, in host: inout RecordingHost,
    _ random: inout SplitMix64
  ) {
    if Int.random(in: 0..<8, using: &random) == 0 {
      keyboard.pick(.place(Int.random(in: 0...4, using: &random)), in: &host)
    } else if let key = Self.keys.randomElement(using: &random) {
      keyboard.press(key, in: &host)
    }
  }
}

extension RecordingHost {
  /// The text without what is marked.
  fileprivate var settledText: UTF16Text {
    var text = field.text
    if let mark = field.markedTextRange { text.replace(mark, with: "") }
    return text
  }
}
