import SeededRandom
import TextField
import Testing

@testable import InputMethods

@Suite("The Hangul keyboard under any keys")
struct HangulRandomTests {
  @Test("Every one of the 11,172 syllables is typed by its letters, and taken back by as many keys")
  func allSyllables() {
    var count = 0
    for (place, initial) in HangulOracle.initials.enumerated() {
      for medial in HangulOracle.medials {
        for final in HangulOracle.finals {
          var host = RecordingHost()
          var keyboard = HangulKeyboard()
          let keys = String(initial) + medial + final
          host.type(keys, on: &keyboard)
          let syllable = UInt16(0xAC00 + count)
          #expect(host.field.text.units == [syllable], "\(keys), initial \(place)")
          for _ in keys { keyboard.press(.backspace, in: &host) }
          #expect(host.field.text.isEmpty, "\(keys)")
          count += 1
        }
      }
    }
    #expect(count == 11_172)
  }

  @Test(
    "With refusals here and there, the text is what the accepted keys make",
    arguments: 1...40 as ClosedRange<UInt64>)
  func refusals(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var host = RecordingHost()
    var keyboard = HangulKeyboard()
    var oracle = HangulOracle()
    // Few letters meet more often than many.
    let letters = seed.isMultiple(of: 2) ? HangulOracle.letters : Array("ㄱㅅㄹㅂㄸㅗㅏㅣ")
    for _ in 0..<300 {
      let isAllowed = Int.random(in: 0..<4, using: &generator) > 0
      host.isAllowed = { _ in isAllowed }
      let before = (text: host.field.text, events: host.changeEvents)
      _ = host.field.drainCalls()
      switch Int.random(in: 0..<20, using: &generator) {
      case 0...2:
        keyboard.press(.backspace, in: &host)
        if isAllowed { oracle.deleteBackward() }
      case 3:
        keyboard.press(.character("1"), in: &host)
        if isAllowed { oracle.type("1") }
      case 4:
        keyboard.press(.end, in: &host)
        oracle.end()
      default:
        let letter = letters.randomElement(using: &generator) ?? "ㄱ"
        keyboard.press(.character(letter), in: &host)
        if isAllowed { oracle.type(letter) }
      }
      #expect(host.field.text.string == oracle.text)
      #expect(host.field.selectedTextRange == oracle.text.utf16.count..<oracle.text.utf16.count)
      #expect(host.field.markedTextRange == nil)
      // Every call on the field is followed by its event, and a refused key makes neither.
      let calls = host.field.drainCalls().count
      #expect(host.changeEvents - before.events == calls)
      #expect(isAllowed || calls == 0)
      #expect(host.field.text == before.text || calls > 0)
      guard host.field.text.string == oracle.text else { return }
    }
  }

  @Test(
    "Nothing that happens to the text meanwhile does harm",
    arguments: 1...40 as ClosedRange<UInt64>)
  func surprises(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var host = RecordingHost("가\u{1100}🇰🇷e\u{301}")
    var keyboard = HangulKeyboard()
    let limit = Int.random(in: 0...6, using: &generator)
    host.handler = { if $0.text.count > limit { $0.setText($0.text[0..<limit]) } }
    for _ in 0..<300 {
      let end = host.field.text.count
      switch Int.random(in: 0..<12, using: &generator) {
      case 0:
        let start = Int.random(in: 0...end, using: &generator)
        host.select(start..<Int.random(in: start...end, using: &generator))
      case 1:
        host.field.setText(["", "ㄱ", "한국", "😀\u{200D}"].randomElement(using: &generator) ?? "")
      case 2: host.field.setMarkedText("ni")
      case 3: keyboard.press(.space, in: &host)
      case 4...5: keyboard.press(.backspace, in: &host)
      default:
        let letter = HangulOracle.letters.randomElement(using: &generator) ?? "ㄱ"
        let selection = host.field.selectedTextRange
        keyboard.press(.character(letter), in: &host)
        #expect(host.questions.last?.range == selection)
        #expect(host.questions.last?.replacement == UTF16Text(String(letter)))
      }
      #expect(host.field.selectedTextRange.upperBound <= host.field.text.count)
    }
  }
}
