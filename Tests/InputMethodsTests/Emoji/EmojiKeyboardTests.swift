import TextField
import Testing

@testable import InputMethods

@Suite("The emoji keyboard")
struct EmojiKeyboardTests {
  @Test("Every emoji is found first by its full name, and arrives as one change")
  func everyEmoji() throws {
    for emoji in try ListedEmoji.all() {
      var host = RecordingHost("一")
      var keyboard = EmojiKeyboard()
      host.type(emoji.name.replacing(" ", with: "-"), on: &keyboard)
      host.type(" ", on: &keyboard)
      let text = UTF16Text(emoji.sequence)
      let question = ProposedChange(range: 1..<1, replacement: text, kind: .insertion)
      #expect(host.questions == [question], "\(emoji.name)")
      #expect(host.changeEvents == 1)
      #expect(Array(host.field.text.dropFirst()) == text.units)
    }
  }

  @Test("A search leaves the field alone and asks nobody")
  func search() {
    var host = RecordingHost("一")
    var keyboard = EmojiKeyboard()
    host.type("smile", on: &keyboard)
    #expect(host.state == "一|")
    #expect(host.questions.isEmpty)
    #expect(host.changeEvents == 0)
    #expect(keyboard.query == "smile")
    #expect(keyboard.isComposing)
    #expect(host.field.calls.isEmpty)
  }

  @Test(
    "Keys while a search is open",
    arguments: [
      ("redheart", [Key.space], "一❤️|", ""), ("redheart", [.return], "一❤️|", ""),
      ("cats", [.backspace], "一|", "cat"), ("c", [.backspace], "一|", ""),
      ("c", [.backspace, .backspace], "|", ""), ("cat", [.escape], "一|", ""),
      ("cat", [.left], "一|", "cat"), ("qqq", [.space], "一|", "qqq"),
      ("cat", [.character("🐶")], "一🐶|", ""), ("cat", [.character("-")], "一|", "cat-"),
      ("", [.space], "一 |", ""), ("", [.left], "|一", ""), ("", [.backspace], "|", ""),
    ])
  func keys(typed: String, keys: [Key], state: String, query: String) {
    var host = RecordingHost("一")
    var keyboard = EmojiKeyboard()
    host.type(typed, on: &keyboard)
    for key in keys { keyboard.press(key, in: &host) }
    #expect(host.state == state)
    #expect(keyboard.query == query)
  }

  @Test("Candidates come in pages, and are picked by place or text")
  func picking() {
    var host = RecordingHost()
    var keyboard = EmojiKeyboard()
    host.type("heart", on: &keyboard)
    let all = keyboard.candidates(from: 0, count: 30)
    #expect(all.count == 30)
    #expect(keyboard.candidates(from: 9, count: 9) == Array(all[9..<18]))
    #expect(keyboard.candidates(from: 1_000_000, count: 9).isEmpty)
    keyboard.pick(.place(3), in: &host)
    #expect(host.field.text.string == all[2])
    host.type("heart", on: &keyboard)
    keyboard.pick(.text("💔"), in: &host)
    #expect(host.field.text.string == all[2] + "💔")
  }

  @Test("What is not offered is reported, and the search stays open")
  func notOffered() {
    var host = RecordingHost()
    var keyboard = EmojiKeyboard()
    keyboard.pick(.place(1), in: &host)
    host.type("cat", on: &keyboard)
    for choice in [CandidateChoice.text("🐶"), .text("🐈🏽"), .place(0), .place(100_000)] {
      keyboard.pick(choice, in: &host)
    }
    #expect(
      host.notices == [
        .notOffered("1"), .notOffered("🐶"), .notOffered("🐈🏽"), .notOffered("0"),
        .notOffered("100000"),
      ])
    #expect(keyboard.query == "cat")
  }

  @Test("A refused emoji is not typed, and another one can be picked")
  func refused() {
    var host = RecordingHost("一")
    host.isAllowed = { $0.replacement.count < 3 }
    var keyboard = EmojiKeyboard()
    host.type("family", on: &keyboard)
    keyboard.pick(.text("👨‍👩‍👧‍👦"), in: &host)
    #expect(host.questions.map(\.replacement.count) == [11])
    #expect(host.state == "一|")
    #expect(keyboard.query == "family")
    keyboard.pick(.text("👪"), in: &host)
    #expect(host.state == "一👪|")
  }

  @Test("A lone skin tone colours the candidates that come in it, and is remembered")
  func tone() {
    var host = RecordingHost()
    var keyboard = EmojiKeyboard()
    host.type("thumbsup", on: &keyboard)
    keyboard.press(.character("🏽"), in: &host)
    #expect(keyboard.candidates(from: 0, count: 1) == ["👍🏽"])
    #expect(keyboard.query == "thumbsup")
    host.type(" redheart victoryhand wave", on: &keyboard)
    #expect(keyboard.candidates(from: 0, count: 2) == ["🌊", "👋🏽"])
    #expect(host.state == "👍🏽❤️✌🏽|")
  }

  @Test("Tab goes through the tones")
  func tab() {
    var host = RecordingHost()
    var keyboard = EmojiKeyboard()
    host.type("thumbsup", on: &keyboard)
    let shown = (0..<7).map { _ in
      keyboard.press(.tab, in: &host)
      return keyboard.candidates(from: 0, count: 1)
    }
    #expect(shown == [["👍🏻"], ["👍🏼"], ["👍🏽"], ["👍🏾"], ["👍🏿"], ["👍"], ["👍🏻"]])
  }

  @Test("Picking another tone by its text is the long press, and is remembered")
  func longPress() {
    var host = RecordingHost()
    var keyboard = EmojiKeyboard()
    for (typed, picked) in [("thumbsup", "👍🏿"), ("wavinghand", "👋🏿"), ("wavinghand", "👋")] {
      host.type(typed, on: &keyboard)
      keyboard.pick(.text(picked), in: &host)
    }
    host.type("wavinghand ", on: &keyboard)
    host.type("womenholding", on: &keyboard)
    keyboard.pick(.text("👩🏻‍🤝‍👩🏿"), in: &host)
    #expect(host.state == "👍🏿👋🏿👋👋👩🏻‍🤝‍👩🏿|")
  }

  @Test("A tone that was refused is not remembered")
  func refusedTone() {
    var host = RecordingHost()
    host.isAllowed = { _ in false }
    var keyboard = EmojiKeyboard()
    host.type("thumbsup", on: &keyboard)
    keyboard.pick(.text("👍🏿"), in: &host)
    #expect(keyboard.candidates(from: 0, count: 1) == ["👍"])
  }

  @Test("Whole emoji are typed; signs that open no search are no keys")
  func otherKeys() {
    var host = RecordingHost()
    var keyboard = EmojiKeyboard()
    for key in ["👍🏽", "🇨🇳", "1️⃣", "🏽", "❤️", "👨‍👩‍👧‍👦", "-"] as [Character] {
      keyboard.press(.character(key), in: &host)
    }
    #expect(host.questions.map(\.replacement) == ["👍🏽", "🇨🇳", "1️⃣", "🏽", "❤️", "👨‍👩‍👧‍👦"])
    #expect(host.notices == [.noSuchKey("-")])
    #expect(!keyboard.isComposing)
  }

  @Test("A letter more than a query holds is refused and reported")
  func bound() {
    var host = RecordingHost()
    var keyboard = EmojiKeyboard()
    host.type(String(repeating: "a", count: 101), on: &keyboard)
    #expect(host.notices == [.compositionFull(letters: 100)])
    #expect(keyboard.query?.count == 100)
  }
}
