import InputMethods
import TextField
import Testing

@testable import Emulator

@Suite("Hangul in a session")
struct HangulSessionTests {
  @Test(
    "The last place, as each policy has it",
    arguments: [
      ("delegate-only", "가나다라ㅁ|"), ("combined", "가나다라ㅁ|"), ("editing-changed", "가나다라마|"),
      ("limit-length", "가나다라마|"),
    ])
  func lastPlace(policy: String, state: String) throws {
    var session = try session(policy, limit: 5, text: "가나다라", keyboard: .hangul)
    session.type("ㅁㅏ")
    #expect(session.state == state)
  }

  @Test("A filter that cuts the consonant lets the vowel hit the syllable before")
  func fullField() throws {
    var session = try session("editing-changed", limit: 5, text: "가나다라마", keyboard: .hangul)
    session.type("ㅂㅏ")
    #expect(session.state == "가나다라바|")
  }

  @Test("A key that rewrites is asked about first, then deletes and inserts, with an event each")
  func order() throws {
    var session = try session("editing-changed", text: "가", keyboard: .hangul)
    session.type("ㄴ")
    #expect(
      session.type("ㅏ").names == [
        "shouldChange", "deleteBackward", "selectionChanged", "editingChanged", "textDidChange",
        "insertText", "selectionChanged", "editingChanged", "textDidChange",
      ])
  }

  @Test("Undo takes back one key, its deletion and its insertion together")
  func undo() throws {
    var session = try session("editing-changed", keyboard: .hangul)
    session.type("ㄱㅏㄴㅏ")
    for state in ["간|", "가|", "ㄱ|", "|"] {
      session.apply(.history(.undo))
      #expect(session.state == state)
    }
    session.apply(.history(.redo))
    session.apply(.history(.redo))
    #expect(session.state == "가|")
  }

  @Test(
    "What happens between two keys ends the syllable, though the caret is where it was",
    arguments: [
      [InputEvent.caret(0), .caret(nil)], [.caret(nil)], [.select(0..<1), .caret(1)],
      [.history(.undo), .history(.redo)], [.blur, .focus], [.keyboard(.hangul)],
      [.mark("x"), .cancel], [.select(0..<1), .insert("가")], [.select(0..<1), .paste("가")],
    ])
  func interruptions(events: [InputEvent]) throws {
    var session = try session("editing-changed", keyboard: .hangul)
    session.type("ㄱㅏ")
    for event in events { session.apply(event) }
    #expect(session.state == "가|")
    session.type("ㄴ")
    #expect(session.state == "가ㄴ|")
    session.apply(.delete(2))
    #expect(session.state == "|")
  }

  @Test("Text from the program goes unnoticed, unless the caret is elsewhere after it")
  func textFromTheProgram() throws {
    var session = try session("editing-changed", text: "가", keyboard: .hangul)
    session.type("ㄴ")
    session.apply(.setText("한국"))
    session.type("ㅏ")
    #expect(session.state == "한나|")
    session.apply(.setText("한국어"))
    session.type("ㅏ")
    #expect(session.state == "한국어ㅏ|")
  }
}
