import Emulator
import InputMethods
import TextField
import Testing

@testable import Scenarios

@Suite("The language")
struct LanguageTests {
  @Test(
    "Every header line is read",
    arguments: [
      "title \"a title\"", "policy combined", "policy combined, exact-not-needed", "policy *",
      "limit 10", "limit 10 utf16", "limit -1", "system ios10", "keyboard english9",
      "field phone", "filter letter", "pattern \"^a$\"", "set double-space-shortcut off",
      "text \"一\\u{D83D}\"", "unfocused",
    ])
  func header(line: String) {
    let complaints = complaints(line + "\nkeys a\n")
    #expect(complaints.isEmpty == !line.contains("not-needed"), "\(complaints)")
  }

  @Test(
    "Every step is read, and written again as it was",
    arguments: [
      "keys a", "keys {space}", "keys ab{return}", "keys {x*3}", "keys {space*2}", "keys {{",
      "keys 👨‍👩‍👧‍👦", "pick \"好\"", "pick 2", "insert \"你好\"", "paste \"a\\nb\"", "paste",
      "mark \"zhuang\"", "commit \"装\"", "commit", "cancel", "delete", "delete 3",
      "replace 0 2 \"x\"", "caret 3", "caret end", "select 0 2", "cut", "copy", "undo", "redo",
      "clear", "focus", "blur", "return", "set text \"一\"", "limit 3", "limit 3 utf16",
      "keyboard numberpad", "tick 1", "tick 0.25", "! keys a", "! paste \"x\"",
      "insert \"\\u{D83D}\"", "insert \"\\\"\\\\\\t\"",
    ])
  func step(line: String) throws {
    let steps = try scenario("policy delegate-only\nkeys b\n" + line + "\n").steps
    #expect(steps.count == 2)
    #expect(steps[1].notation == line)
  }

  @Test(
    "Every expectation is read",
    arguments: [
      "text \"\"", "state \"|\"", "marked \"a\"", "unmarked", "caret 0", "selection 0 0",
      "count 0", "count gb18030 0", "count weibo 2.5", "remaining 3", "candidates \"a\" \"b\"",
      "refused", "accepted", "cut \"\"", "crash", "event insertText",
      "text \"\" for combined, delegate-only",
    ])
  func expectation(line: String) throws {
    let read = try scenario("policy combined\nkeys a\nexpect " + line + "\n")
    #expect(read.steps[0].expectations.map(\.source) == ["expect " + line])
  }

  @Test(
    "What is not there yet says so, and is not ignored",
    arguments: [
      "system ios9", "system ios26", "keyboard hangul", "keyboard pinyin9", "keyboard kana",
      "policy exact", "policy flutter-enforced", "policy custom", "custom precheck=on",
      "keys a\nsuggest \"x\"", "keys a\nautofill \"x\"", "keys a\ndictate \"x\"",
    ])
  func notYet(line: String) {
    #expect(complaints(line + "\nkeys a\n").contains("not available yet"))
  }

  @Test("Keys are graphemes, named keys and repeats; blanks between them are nothing")
  func keys() throws {
    let steps = try scenario("keys a {space}{b*3} 👍🏽{{ {return}\n").steps
    guard case .keys(let sequence) = steps[0].action else {
      Issue.record("no keys")
      return
    }
    #expect(
      Array(sequence) == [
        .character("a"), .space, .character("b"), .character("b"), .character("b"),
        .character("👍🏽"), .character("{"), .return,
      ])
  }

  @Test("A blank file, comments, CR LF and a byte order mark are fine")
  func blanks() throws {
    let text = "\u{FEFF}# a comment\r\n\r\ntext \"#\" # behind\r\nkeys a\r\nexpect text \"#a\"\r\n"
    let read = try Scenario(SourceFile(name: "t", bytes: Array(text.utf8)))
    #expect(read.header.text == "#")
    #expect(read.steps.count == 1)
  }
}
