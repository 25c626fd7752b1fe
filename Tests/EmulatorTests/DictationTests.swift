import TextField
import Testing

@testable import Emulator

@Suite("Dictation")
struct DictationTests {
  @Test("Nobody is asked; a placeholder comes and goes with change events of its own")
  func order() throws {
    var session = try session("delegate-only", limit: 2, text: "一")
    let record = session.apply(.dictate("二三四"))
    #expect(
      record.names == [
        "replace", "selectionChanged", "editingChanged", "textDidChange",
        "replace", "selectionChanged", "editingChanged", "textDidChange",
        "insertText", "selectionChanged", "editingChanged", "textDidChange",
      ])
    #expect(session.state == "一二三四|", "past the pre-check")
    guard case .call(let call) = record.entries[0] else {
      Issue.record("the placeholder comes first")
      return
    }
    #expect(call.edit.replacement == "\u{FFFC}")
  }

  @Test(
    "The placeholder is a profile's choice", arguments: [("u+fffc", 3), ("spaces", 3), ("none", 1)])
  func placeholder(value: String, events: Int) throws {
    let profile = try SystemProfile(["dictation-placeholder \(value)"])
    var session = try session("unlimited", text: "ab", profile: profile)
    session.apply(.caret(1))
    #expect(session.apply(.dictate("x")).changeEvents == events)
    #expect(session.state == "ax|b")
  }

  @Test("A placeholder that a filter has shortened goes away all the same", arguments: [5, 9])
  func shortened(limit: Int) throws {
    let profile = try SystemProfile(["dictation-placeholder spaces"])
    var session = try session("editing-changed", limit: limit, text: "a ", profile: profile)
    session.apply(.caret(1))
    session.apply(.dictate("bcdefghijkl"))
    #expect(session.field.text == UTF16Text(String("abcdefghijkl".prefix(limit))))
  }

  @Test("Dictated text may be asked about, and a no keeps only the text out")
  func asked() throws {
    let profile = try SystemProfile(["dictation-asks on"])
    var session = try session("delegate-only", limit: 2, text: "一", profile: profile)
    #expect(session.apply(.dictate("二三")).questions == ["1..<1 \"二三\""])
    #expect(session.state == "一|")
    session.apply(.dictate("二"))
    #expect(session.state == "一二|")
  }

  @Test("A filter that cuts the placeholder away leaves nothing to take back")
  func cutAway() throws {
    var session = try session("editing-changed", limit: 2, text: "一二")
    let record = session.apply(.dictate("三"))
    #expect(record.cut == "\u{FFFC}三")
    #expect(record.changeEvents == 2, "one for the placeholder, one for the text")
    #expect(session.state == "一二|")
  }

  @Test("A selection is replaced by what is dictated, and undo brings it back")
  func selection() throws {
    var session = try session("unlimited", text: "一二三")
    session.apply(.select(1..<2))
    session.apply(.dictate("甲乙"))
    #expect(session.state == "一甲乙|三")
    session.apply(.history(.undo))
    #expect(session.field.text == "一二三")
  }

  @Test("A composition stays as text when one begins to speak")
  func composing() throws {
    var session = try session("unlimited", keyboard: .pinyin)
    session.type("ni")
    session.apply(.dictate("好"))
    #expect(session.state == "ni好|")
  }
}
