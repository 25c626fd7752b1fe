import InputMethods
import TextField
import Testing

@testable import Emulator

@Suite("Kana in a session")
struct KanaSessionTests {
  @Test(
    "Kana on the last place, as each policy has it",
    arguments: [
      ("delegate-only", "あいうえか|"), ("combined", "あいうえか|"), ("editing-changed", "あいうえぎ|"),
      ("limit-length", "あいうえぎ|"), ("unlimited", "あいうえぎ|"),
    ])
  func lastPlace(policy: String, state: String) throws {
    var session = try session(policy, limit: 5, text: "あいうえ", keyboard: .kana)
    session.type("22*")
    #expect(session.state == state)
  }

  @Test("A filter that cuts the first tap lets the second rewrite the last character")
  func fullField() throws {
    var session = try session("editing-changed", limit: 3, text: "一二三", keyboard: .kana)
    session.type("2")
    #expect(session.state == "一二三|")
    session.type("2")
    #expect(session.state == "一二き|")
  }

  @Test("A further tap is asked about first, then deletes and inserts, with an event each")
  func order() throws {
    var session = try session("editing-changed", keyboard: .kana)
    session.type("0")
    #expect(
      session.type("0").names == [
        "shouldChange", "deleteBackward", "selectionChanged", "editingChanged", "textDidChange",
        "insertText", "selectionChanged", "editingChanged", "textDidChange",
      ])
  }

  @Test("Undo takes back one tap, its deletion and its insertion together")
  func undo() throws {
    var session = try session("editing-changed", keyboard: .kana)
    session.type("22*")
    for state in ["き|", "か|", "|"] {
      session.apply(.history(.undo))
      #expect(session.state == state)
    }
  }

  @Test(
    "A pause ends the round, and so does what the user does in between",
    arguments: [
      ([InputEvent.tick(.seconds(1))], "あああ|"), ([.tick(.milliseconds(900))], "あい|"),
      ([.caret(1)], "ああ|あ"), ([.insert("一")], "ああ一あ|"), ([.paste("一")], "ああ一あ|"),
      ([.blur, .focus], "あああ|"), ([.keyboard(.kana)], "あああ|"),
    ])
  func interruptions(events: [InputEvent], state: String) throws {
    var session = try session("unlimited", text: "あ", keyboard: .kana)
    session.type("1")
    for event in events { session.apply(event) }
    session.type("1")
    #expect(session.state == state)
  }
}
