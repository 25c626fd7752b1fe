import InputMethods
import TextField
import Testing

@testable import Emulator

@Suite("A session's events")
struct SessionTests {
  @Test(
    "A composition that the user walks away from stays as text, separators included",
    arguments: [
      (InputEvent.caret(0), "|一ni\u{2006}hao"),
      (.keyboard(.english), "一ni\u{2006}hao|"),
      (.blur, "一ni\u{2006}hao|"),
      (.insert("😀"), "一ni\u{2006}hao😀|"),
      (.paste("x"), "一ni\u{2006}haox|"),
      (.commit(nil), "一ni\u{2006}hao|"),
      (.commit("你好"), "一你好|"),
      (.cancel, "一|"),
      (.setText("二"), "二|"),
    ])
  func compositionEnds(event: InputEvent, state: String) throws {
    var session = try session("unlimited", text: "一", keyboard: .pinyin)
    session.type("nihao")
    session.apply(event)
    #expect(session.state == state)
    #expect(!session.keyboard.isComposing)
    #expect(session.field.markedTextRange == nil)
  }

  @Test("Inside the mark the caret may move without ending it")
  func caretInside() throws {
    var session = try session("unlimited", text: "一", keyboard: .pinyin)
    session.type("ni")
    session.apply(.caret(2))
    #expect(session.state == "一[n|i]")
  }

  @Test("mark asks about what it adds, or about the whole mark")
  func mark() throws {
    var session = try session("unlimited", text: "一")
    var asked: [ProposedChange] = []
    for text in ["zh", "zhuang", "zhun", "zhuang"] as [UTF16Text] {
      for case .shouldChange(let change, _) in session.apply(.mark(text)).entries {
        asked.append(change)
      }
    }
    #expect(
      asked.map { "\($0.range) \($0.replacement)" } == [
        "1..<1 zh", "3..<3 uang", "1..<7 zhun", "1..<5 zhuang",
      ])
    #expect(session.state == "一[zhuang|]")
  }

  @Test(
    "Keys end a composition that no keyboard knows of",
    arguments: [
      (Key.escape, "|"), (.return, "zh|"), (.space, "zh|"), (.backspace, "[z|]"),
      (.character("x"), "zhx|"),
    ])
  func foreignMark(key: Key, state: String) throws {
    var session = try session("unlimited")
    session.apply(.mark("zh"))
    session.apply(.key(key))
    #expect(session.state == state)
  }

  @Test("Cut and copy fill the pasteboard, and paste empties nothing")
  func pasteboard() throws {
    var session = try session("unlimited", text: "一二三")
    #expect(session.apply(.paste(nil)).names == ["nothingTo"])
    session.apply(.select(0..<2))
    session.apply(.copy)
    session.apply(.caret(nil))
    session.apply(.paste(nil))
    session.apply(.paste(nil))
    #expect(session.state == "一二三一二一二|")
    session.apply(.select(0..<3))
    session.apply(.cut)
    #expect(session.pasteboard == "一二三")
    #expect(session.state == "|一二一二")
  }

  @Test("A refused cut leaves the text and fills the pasteboard")
  func refusedCut() throws {
    var session = try session("delegate-only", limit: 0, text: "一二三")
    session.apply(.select(0..<1))
    session.apply(.cut)
    #expect(session.state == "<一>二三")
    #expect(session.pasteboard == "一")
  }

  @Test(
    "What there is nothing to do for says so",
    arguments: [
      InputEvent.cut, .copy, .paste(nil), .history(.undo), .history(.redo), .clear,
      .commit(nil), .cancel, .delete(1),
    ])
  func nothingTo(event: InputEvent) throws {
    var session = try session("unlimited")
    #expect(session.apply(event).names == ["nothingTo"])
    #expect(session.state == "|")
  }

  @Test("A limit that changes cuts nothing by itself")
  func limitChanges() throws {
    var session = try session("editing-changed", limit: 10, text: "一二三四")
    session.apply(.limit(2, nil))
    #expect(session.state == "一二三四|")
    #expect(session.remaining == -2)
    session.type("a")
    #expect(session.state == "一二|")
  }

  @Test("Time decides about multi-tap")
  func time() throws {
    var session = try session("unlimited", keyboard: .english9)
    session.type("2")
    session.apply(.tick(.milliseconds(500)))
    session.type("2")
    session.apply(.tick(.seconds(1)))
    session.type("2")
    #expect(session.state == "ba|")
    #expect(session.now == .milliseconds(1500))
  }

  @Test("The same events make the same session")
  func deterministic() throws {
    var first = try session("combined", limit: 4, keyboard: .pinyin)
    var copy = first
    for keys in ["nihao ", "shijie", " ", "zhong "] {
      #expect(first.type(keys) == copy.type(keys))
    }
    #expect(first.state == copy.state)
  }

  @Test("Out-of-range carets and selections are clamped", arguments: [(-5, 0), (2, 2), (99, 3)])
  func clampedCaret(asked: Int, got: Int) throws {
    var session = try session("unlimited", text: "一二三")
    session.apply(.caret(asked))
    #expect(session.field.selectedTextRange == got..<got)
  }
}
