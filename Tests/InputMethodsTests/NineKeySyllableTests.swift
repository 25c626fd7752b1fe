import TextField
import Testing

@testable import InputMethods

@Suite("Syllables picked on nine keys")
struct NineKeySyllableTests {
  private var host = RecordingHost()
  private var keyboard = PinyinKeyboard(.nineKeys)

  @Test("A syllable that is picked narrows the candidates and shows in the field")
  mutating func picked() {
    host.type("64426", on: &keyboard)
    #expect(keyboard.syllables.prefix(3) == ["ni", "mi", "o"])
    keyboard.pick(.text("mi"), in: &host)
    #expect(host.state == "[mi\u{2006}gao|]")
    #expect(host.questions.last?.logged == "{0, 6} \"mi\u{2006}gao\"")
    #expect(keyboard.candidates(from: 0, count: 1) == ["米高"])
    keyboard.pick(.text("hao"), in: &host)
    #expect(host.state == "[mi\u{2006}hao|]")
    #expect(keyboard.syllables.isEmpty)
    keyboard.pick(.text("米"), in: &host)
    #expect(host.state == "[米hao|]")
    host.type(" ", on: &keyboard)
    #expect(host.state == "米好|")
  }

  @Test("A syllable that is shown already is fixed without a question")
  mutating func unchanged() {
    host.type("64426", on: &keyboard)
    let events = host.changeEvents
    keyboard.pick(.text("ni"), in: &host)
    #expect(host.questions.count == 5)
    #expect(host.changeEvents == events)
    #expect(keyboard.syllables.first == "hao")
    #expect(host.state == "[ni\u{2006}hao|]")
  }

  @Test("An initial that is picked stands for all that begin so")
  mutating func initial() {
    host.type("66", on: &keyboard)
    keyboard.pick(.text("m"), in: &host)
    #expect(host.state == "[m\u{2006}m|]")
    keyboard.pick(.text("n"), in: &host)
    #expect(host.state == "[m\u{2006}n|]")
    #expect(keyboard.candidates(from: 0, count: 1) == ["美女"])
  }

  @Test("Backspace lets a syllable go if it was fixed last or ends the keys")
  mutating func released() {
    host.type("64426", on: &keyboard)
    for syllable in ["mi", "hao"] { keyboard.pick(.text(syllable), in: &host) }
    #expect(backspaces(3) == ["[mi\u{2006}gao|]", "[ni\u{2006}hao|]", "[ni\u{2006}ha|]"])
    keyboard.pick(.text("mi"), in: &host)
    host.type("6", on: &keyboard)
    #expect(backspaces(3) == ["[mi\u{2006}ga|]", "[mi\u{2006}h|]", "[mi|]"])
    #expect(backspaces(3) == ["[ni|]", "[n|]", "|"])
  }

  @Test("Backspace takes back a choice and then the syllable that it was made for")
  mutating func choiceOfFixed() {
    host.type("64426", on: &keyboard)
    keyboard.pick(.text("mi"), in: &host)
    keyboard.pick(.text("米"), in: &host)
    #expect(backspaces(2) == ["[mi\u{2006}gao|]", "[ni\u{2006}hao|]"])
  }

  @Test("A refused syllable is not fixed")
  mutating func refused() {
    host.type("64426", on: &keyboard)
    host.isAllowed = { _ in false }
    keyboard.pick(.text("mi"), in: &host)
    #expect(host.state == "[ni\u{2006}hao|]")
    #expect(keyboard.syllables.contains("mi"))
    #expect(keyboard.candidates(from: 0, count: 1) == ["你好"])
  }

  @Test("A syllable that is not in the column is reported", arguments: ["hao", "", "Ni", "nih"])
  mutating func notOffered(syllable: String) {
    host.type("64426", on: &keyboard)
    keyboard.pick(.text(syllable), in: &host)
    #expect(host.notices == [.notOffered(syllable)])
    #expect(host.state == "[ni\u{2006}hao|]")
  }

  @Test("Sixty-four keys can all be fixed")
  mutating func full() {
    host.type(String(repeating: "64426", count: 13).prefix(64).description, on: &keyboard)
    while let syllable = keyboard.syllables.first { keyboard.pick(.text(syllable), in: &host) }
    #expect(host.state.contains("ni\u{2006}hao\u{2006}ni\u{2006}ha"))
    keyboard.press(.space, in: &host)
    #expect(!keyboard.isComposing)
    #expect(host.field.text.count == 26)
  }

  @Test("No other keyboard has syllables to pick", arguments: [PinyinLayout.full, .zhuyin])
  mutating func others(layout: PinyinLayout) {
    keyboard = PinyinKeyboard(layout)
    host.type("su", on: &keyboard)
    #expect(keyboard.isComposing)
    #expect(keyboard.syllables.isEmpty)
  }

  private mutating func backspaces(_ count: Int) -> [String] {
    (0..<count).map { _ in
      keyboard.press(.backspace, in: &host)
      return host.state
    }
  }
}
