import Emulator
import InputMethods
import TextField
import Testing

@testable import Scenarios

@Suite("Steps")
struct StepParsingTests {
  @Test(
    "Each verb becomes its event, and the event is written as the same line",
    arguments: [
      (#"pick "好""#, InputEvent.pick(.text("好"))),
      ("pick 2", .pick(.place(2))),
      (#"insert "😀""#, .insert("😀")),
      (#"paste "ab""#, .paste("ab")),
      ("paste", .paste(nil)),
      (#"mark "zhuang""#, .mark("zhuang")),
      (#"commit "装""#, .commit("装")),
      ("commit", .commit(nil)),
      ("cancel", .cancel),
      ("delete", .delete(1)),
      ("delete 3", .delete(3)),
      (#"replace 1 3 "x""#, .replace(1..<3, "x")),
      (#"suggest "the""#, .suggest("the")),
      (#"autofill "123456""#, .autofill("123456")),
      (#"dictate "你好""#, .dictate("你好")),
      (#"drop 3 "ab""#, .drop(3, "ab")),
      ("caret 4", .caret(4)),
      ("caret end", .caret(nil)),
      ("select 1 4", .select(1..<4)),
      ("cut", .cut),
      ("copy", .copy),
      ("undo", .history(.undo)),
      ("redo", .history(.redo)),
      ("clear", .clear),
      ("focus", .focus),
      ("blur", .blur),
      ("return", .return),
      (#"set text "q""#, .setText("q")),
      ("keyboard english9", .keyboard(.english9)),
      ("tick 2", .tick(.seconds(2))),
      ("tick 0.25", .tick(.milliseconds(250))),
    ] as [(String, InputEvent)])
  func verb(line: String, event: InputEvent) throws {
    #expect(try actions("copy\n" + line).last == .event(event))
    #expect(event.notation == line)
  }

  @Test("A limit after the first step is a step")
  func limit() throws {
    let scenario = try read("limit 5\ncopy\nlimit -3\nlimit 7 utf16")
    #expect(scenario.header.limit == 5)
    #expect(
      scenario.steps.map(\.action) == [
        .event(.copy), .event(.limit(-3, nil)), .event(.limit(7, .utf16)),
      ])
  }

  @Test("After an expectation, limit and keyboard are steps too")
  func afterExpectation() throws {
    let scenario = try read("expect remaining 10\nlimit 5\nkeyboard english")
    #expect(scenario.steps.map(\.line) == [2, 3])
    #expect(scenario.opening.map(\.line) == [1])
  }

  @Test("A step may have to be refused", arguments: ["! keys a", "!keys a", "  !  keys a # no"])
  func refusal(line: String) throws {
    let step = try #require(try read(line).steps.first)
    #expect(step.mustBeRefused)
    #expect(step.notation == "! keys a")
  }

  @Test("Strings take the escapes of the language, halves of pairs included")
  func escapes() throws {
    let text = try actions(#"insert "\"\\\n\r\t\u{4F60}\u{1F600}\u{D83D}#""#)
    let expected: [UInt16] = [0x22, 0x5C, 10, 13, 9, 0x4F60, 0xD83D, 0xDE00, 0xD83D, 0x23]
    #expect(text == [.event(.insert(UTF16Text(units: expected)))])
  }

  @Test(
    "Text in quotes reads back as it was",
    arguments: [
      [0x22, 0x5C, 10, 13, 9], [0xD83D], [0xDE00, 0xD83D], [0x2006, 0x200B, 0x202E, 0xFEFF],
      [0xD83D, 0xDE00], [0, 0x7F, 0x85], [0xE000], Array("👨‍👩‍👧‍👦 が".utf16), [],
    ] as [[UInt16]])
  func quoting(units: [UInt16]) throws {
    let text = UTF16Text(units: units)
    #expect(try actions("insert " + StringNotation.quoted(text)) == [.event(.insert(text))])
  }

  @Test("A byte order mark and carriage returns belong to no line")
  func lineEnds() throws {
    let scenario = try read("\u{FEFF}title \"a\"\r\n\r\nkeys ab\r\nexpect text \"ab\"\r\n")
    #expect(scenario.title == "a")
    #expect(scenario.steps.map(\.line) == [3])
    #expect(scenario.steps.first?.expectations.map(\.source) == ["expect text \"ab\""])
  }

  @Test("Comments start anywhere outside of strings and braces")
  func comments() throws {
    let steps = try actions("# a\n  # b\ninsert \"#\"#c\nkeys a#b\nkeys {#}{#*2}\n")
    #expect(steps.count == 3)
    #expect(try actions("keys a#b") == (try actions("keys a")))
    #expect(steps.last.map { "\($0)".contains("#") } ?? false)
  }
}
