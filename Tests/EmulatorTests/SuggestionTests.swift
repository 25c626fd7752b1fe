import InputMethods
import TextField
import Testing

@testable import Emulator

@Suite("Suggestions")
struct SuggestionTests {
  @Test("A prediction replaces the whole word before the caret, and then a space is typed")
  func prediction() throws {
    var session = try session("unlimited", text: "one tw")
    let record = session.apply(.suggest("two"))
    #expect(record.questions == ["4..<6 \"two\"", "7..<7 \" \""])
    #expect(
      record.names == [
        "shouldChange", "replace", "selectionChanged", "editingChanged", "textDidChange",
        "shouldChange", "insertText", "selectionChanged", "editingChanged", "textDidChange",
      ])
    #expect(session.state == "one two |")
  }

  @Test(
    "A word ends at a space, an ideograph and a mark, and goes on over apostrophes",
    arguments: [
      ("one two", "4..<7"), ("你好wor", "2..<5"), ("a-b", "2..<3"), ("don't", "0..<5"),
      ("one ", "4..<4"), ("", "0..<0"), ("😀ok", "2..<4"), ("cafe\u{301}", "0..<5"),
    ])
  func word(text: String, range: String) throws {
    var session = try session("unlimited", text: UTF16Text(text))
    #expect(session.apply(.suggest("x")).questions.first == "\(range) \"x\"")
  }

  @Test("A refused prediction leaves the word, and no space follows")
  func refused() throws {
    var session = try session("delegate-only", limit: 2, text: "tw")
    #expect(session.apply(.suggest("two")).names == ["shouldChange"])
    #expect(session.state == "tw|")
  }

  @Test("Old systems do not ask about a prediction, so a pre-check misses it")
  func unasked() throws {
    let profile = try SystemProfile(["autocorrection-asks off"])
    var session = try session("delegate-only", limit: 2, text: "tw", profile: profile)
    let record = session.apply(.suggest("two"))
    #expect(record.names.first == "replace")
    #expect(session.state == "two|", "the space is asked about, and refused")
  }

  @Test(
    "The space typed after a prediction may be swallowed, once and only there",
    arguments: [
      ("off", " ", "two  |"), ("on", " ", "two |"), ("on", "  ", "two  |"),
      ("on", "x ", "two x |"),
    ])
  func swallowedSpace(value: String, typed: String, state: String) throws {
    let profile = try SystemProfile([
      "prediction-swallows-space \(value)", "double-space-shortcut off",
    ])
    var session = try session("unlimited", text: "tw", profile: profile)
    session.apply(.suggest("two"))
    session.type(typed)
    #expect(session.state == state)
  }

  @Test("A multi-tap key does not go on with its letter after a prediction")
  func multiTap() throws {
    var session = try session("unlimited", keyboard: .english9)
    session.type("2")
    session.apply(.suggest("be"))
    session.type("2")
    #expect(session.state == "be a|")
  }

  @Test("An association goes in at the caret, asked about or not", arguments: ["on", "off"])
  func association(value: String) throws {
    let profile = try SystemProfile(["association-asks \(value)"])
    var session = try session(
      "delegate-only", limit: 2, text: "你好", keyboard: .pinyin, profile: profile)
    let record = session.apply(.suggest("吗"))
    #expect(record.questions == (value == "on" ? ["2..<2 \"吗\""] : []))
    #expect(session.state == (value == "on" ? "你好|" : "你好吗|"))
  }

  @Test("While something is composed, a suggestion is its candidate")
  func candidate() throws {
    var session = try session("unlimited", keyboard: .pinyin)
    session.type("hao")
    #expect(session.apply(.suggest("好")).questions == ["0..<3 \"好\""])
    #expect(session.state == "好|")
    session.type("ma")
    #expect(session.apply(.suggest("龘")).names == ["notOffered"])
    #expect(session.state == "好[ma|]")
    session.apply(.mark("ni"))
    session.apply(.suggest("你"))
    #expect(session.state == "好你|")
  }
}
