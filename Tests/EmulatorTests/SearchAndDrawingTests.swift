import InputMethods
import TextField
import Testing

@testable import Emulator

@Suite("Sessions that search and draw")
struct SearchAndDrawingTests {
  private static let insertion = [
    "shouldChange", "insertText", "selectionChanged", "editingChanged", "textDidChange",
  ]

  @Test("Searching for an emoji is no event of the field; picking it is one insertion")
  func picking() throws {
    var session = try session("unlimited", text: "一", keyboard: .emoji)
    #expect(session.type("family").names.isEmpty)
    #expect(session.apply(.pick(.text("👨‍👩‍👧‍👦"))).names == Self.insertion)
    #expect(session.state == "一👨‍👩‍👧‍👦|")
    #expect(session.keyboard.query == "")
  }

  @Test("An emoji goes in place of the selection, and can be undone")
  func selection() throws {
    var session = try session("unlimited", text: "一二三", keyboard: .emoji)
    session.apply(.select(1..<2))
    session.type("redheart ")
    #expect(session.state == "一❤️|三")
    session.apply(.history(.undo))
    #expect(session.field.text == "一二三")
  }

  @Test("A refused drawing gives the selection back, and there is nothing to undo")
  func refusedDrawing() throws {
    var session = try session(
      "delegate-only", limit: 3, text: "一二三四", keyboard: .handwriting)
    session.apply(.select(0..<1))
    #expect(session.type("口").names.contains("unmarkText"))
    #expect(session.state == "一|二三四")
    #expect(session.apply(.history(.undo)).names == ["nothingTo"])
  }

  @Test(
    "Whatever else the user does ends a search",
    arguments: [
      .insert("a"), .paste("a"), .caret(0), .select(0..<1), .mark("a"), .replace(0..<1, "a"),
      .clear,
      .blur, .keyboard(.emoji),
    ] as [InputEvent])
  func ended(event: InputEvent) throws {
    var session = try session("unlimited", text: "一", keyboard: .emoji)
    session.type("cat")
    session.apply(event)
    #expect(session.keyboard.query == "")
    #expect(!session.keyboard.isComposing)
  }

  @Test(
    "What the program does, and time, do not",
    arguments: [.setText("a"), .limit(1, nil), .tick(.seconds(9)), .copy] as [InputEvent])
  func kept(event: InputEvent) throws {
    var session = try session("combined", text: "一", keyboard: .emoji)
    session.type("cat")
    session.apply(event)
    #expect(session.keyboard.query == "cat")
  }

  @Test("Text marked without a keyboard is kept when a search begins")
  func foreignMark() throws {
    var session = try session("unlimited", keyboard: .emoji)
    session.apply(.mark("ni"))
    session.type("cat ")
    #expect(session.state == "ni🐈|")
  }

  @Test("While a search is open digits pick, and texts from outside are its letters")
  func typed() throws {
    var bench = try #require(Bench([configuration("unlimited", keyboard: .emoji)]))
    #expect(bench.event(forTyped: "2") == .key(.character("2")))
    #expect(bench.events(forText: "笑脸") == [.key(.character("笑")), .key(.character("脸"))])
    bench.apply(.key(.character("c")))
    #expect(bench.event(forTyped: "2") == .pick(.place(2)))
    #expect(bench.events(forText: "🏽") == [.key(.character("🏽"))])
  }

  @Test(
    "Texts from outside arrive whole where there are no keys for them",
    arguments: [KeyboardName.pinyin, .english, .system])
  func whole(name: KeyboardName) throws {
    let bench = try #require(Bench([configuration("unlimited", keyboard: name)]))
    #expect(bench.events(forText: "笑脸") == [.insert("笑脸")])
  }

  @Test("A drawn character is in the field, with its events, before the question")
  func drawing() throws {
    var session = try session("unlimited", text: "一", keyboard: .handwriting)
    #expect(
      session.type("末").names == [
        "setMarkedText", "selectionChanged", "editingChanged", "textDidChange", "shouldChange",
      ])
    #expect(session.state == "一[末|]")
    session.apply(.pick(.text("未")))
    #expect(session.state == "一未|")
    session.apply(.history(.undo))
    #expect(session.field.text == "一")
  }

  @Test("A refused character is taken away with its events")
  func refused() throws {
    var session = try session("delegate-only", limit: 1, text: "一", keyboard: .handwriting)
    #expect(
      session.type("末").names == [
        "setMarkedText", "selectionChanged", "editingChanged", "textDidChange", "shouldChange",
        "setMarkedText", "selectionChanged", "editingChanged", "textDidChange",
      ])
    #expect(session.state == "一|")
  }

  @Test(
    "A no that comes when the keyboard goes away is ignored",
    arguments: [.blur, .keyboard(.english)] as [InputEvent])
  func ignored(event: InputEvent) throws {
    var session = try session("delegate-only", limit: 2, text: "一", keyboard: .handwriting)
    session.type("末")
    session.apply(.limit(1, nil))
    let record = session.apply(event)
    #expect(record.lastAnswer?.verdict == .refuse)
    #expect(session.state == "一末|")
  }

  @Test("A caret that goes elsewhere keeps what was drawn, and asks nobody")
  func caret() throws {
    var session = try session("unlimited", text: "一", keyboard: .handwriting)
    session.type("末")
    #expect(session.apply(.caret(0)).lastAnswer == nil)
    #expect(session.state == "|一末")
    #expect(!session.keyboard.isComposing)
  }
}
