import Emulator
import Limits
import TextField
import Testing

@Suite("6, 7, 9 to 12: deleting, refusing, undoing, input from elsewhere, limits that change")
struct LengthTests {
  private static let twelve: UTF16Text = "一二三四五六七八九十百千"

  @Test(
    "6: text that is too long can be deleted from, and written over with no more than there was")
  func deleting() {
    var session = exact(10, text: Self.twelve)
    session.apply(.delete(1))
    #expect(session.field.text.count == 11)
    session.apply(.select(0..<3))
    session.apply(.paste("ABC"))
    #expect(session.state == "ABC|四五六七八九十百")
    session.apply(.select(0..<2))
    session.apply(.cut)
    #expect(session.state == "|C四五六七八九十百")
    session.apply(.clear)
    #expect(session.state == "|")
  }

  @Test("6: half a flag can be deleted, though two half ones count more, and so by a composition")
  func halfSequence() {
    var session = exact(1, .grapheme, text: "🇨🇳")
    session.apply(.select(0..<3))
    session.apply(.replace(0..<1, ""))
    #expect(session.field.text.count == 3)
    var profile = SystemProfile.ios10
    profile.compositionAsks = false
    session = exact(1, .grapheme, text: "🇨🇳", keyboard: .romaji, profile: profile)
    session.apply(.select(1..<2))
    session.type("a")
    session.apply(.key(.backspace))
    #expect(session.field.text.count == 3)
    #expect(session.field.markedTextRange == nil)
  }

  @Test("7: a refusal leaves everything as it was", arguments: ["a", "😀", "一二"] as [UTF16Text])
  func refusal(text: UTF16Text) {
    var session = exact(3, text: "一二")
    session.type("b")
    session.apply(.caret(1))
    let before = session.field
    let record = session.apply(.insert(text))
    #expect(record.lastAnswer?.verdict == .refuse)
    #expect(StateNotation.units(session.field) == StateNotation.units(before))
    #expect(session.field.history == before.history)
  }

  @Test("9: a cut paste is undone as one change, wherever it was", arguments: [0, 3, 8])
  func undo(caret: Int) {
    let eight = Self.twelve[0..<8]
    var session = exact(10, text: eight)
    session.apply(.caret(caret))
    session.apply(.paste("ABCDE"))
    let cut = session.field.text
    session.apply(.history(.undo))
    #expect(session.field.text == eight)
    session.apply(.history(.redo))
    #expect(session.field.text == cut)
    session.apply(.history(.undo))
    #expect(session.field.text == eight)
    #expect(session.crash == nil)
  }

  @Test("9: undoing a refused paste, which the system has recorded, takes nothing away")
  func refusedPaste() {
    var session = exact(10, text: Self.twelve[0..<10])
    session.apply(.caret(0))
    session.apply(.paste("ABC"))
    session.apply(.history(.undo))
    #expect(session.field.text == Self.twelve[0..<10])
  }

  @Test("9: undo may give back text that is over the limit by now")
  func undoOverLimit() {
    var session = exact(10, text: Self.twelve[0..<10])
    session.apply(.delete(3))
    session.apply(.limit(5, nil))
    session.apply(.history(.undo))
    #expect(session.field.text.count == 8)
  }

  @Test(
    "10: what bypasses the delegate ends within the limit, and only it is cut",
    arguments: [
      (InputEvent.autofill("ABCDE"), "一二ABC|"), (.dictate("ABCDE"), "一二ABC|"),
    ], SystemProfile.Name.allCases)
  func bypassing(row: (event: InputEvent, state: String), system: SystemProfile.Name) {
    var session = exact(5, text: "一二", profile: SystemProfile(system))
    session.apply(row.event)
    // AutoFill may put the text in place of all that was there.
    #expect(session.state == row.state || session.state == "ABCDE|")
  }

  @Test("10: AutoFill that empties the field is no half of a rewriting")
  func emptied() {
    var profile = SystemProfile.ios10
    profile.smart.dictationPlaceholder = .spaces
    var session = exact(7, text: "一", profile: profile)
    session.apply(.autofill(""))
    session.apply(.dictate("c一"))
    #expect(session.state == "c一|")
  }

  @Test(
    "10: two spaces for a full stop on the last place",
    arguments: [
      (CountingUnit.utf16, 2, "好。"), (.utf16, 3, "好。"), (.utf8, 4, "好 "), (.gb18030, 3, "好 "),
    ] as [(CountingUnit, Int, UTF16Text)])
  func doubleSpace(unit: CountingUnit, limit: Int, result: UTF16Text) {
    var session = exact(limit, unit, text: "好", keyboard: .pinyin)
    session.type("  ")
    #expect(session.field.text == result)
  }

  @Test("11: a lower limit cuts nothing, and then the text may only shrink")
  func lowered() {
    var session = exact(10, text: Self.twelve[0..<8])
    session.apply(.limit(5, nil))
    #expect(session.field.text.count == 8)
    session.type("a")
    session.apply(.dictate("b"))
    #expect(session.field.text.count == 8)
    session.apply(.delete(1))
    session.type("a")
    #expect(session.field.text.count == 7)
    session.apply(.delete(3))
    session.type("ab")
    #expect(session.state == "一二三四a|")
  }

  @Test("11: text that the program assigns stays, and what comes to it is cut alone")
  func assigned() {
    var session = exact(10)
    session.apply(.setText(Self.twelve))
    session.apply(.dictate("abc"))
    #expect(session.field.text == Self.twelve)
  }

  @Test("12: 0 and less are no limit, and 1 is one like any other", arguments: [0, -1, Int.min])
  func noLimit(value: Int) {
    var session = exact(value)
    session.apply(.paste(Self.twelve))
    #expect(session.field.text == Self.twelve)
    #expect(session.remaining == nil)
  }

  @Test("12: a limit of 1")
  func one() {
    var session = exact(1, keyboard: .pinyin)
    session.type("hao ")
    #expect(session.field.text == "好")
    session.apply(.paste("x"))
    #expect(session.field.text == "好")
    session.apply(.select(0..<1))
    session.apply(.paste("😀"))
    #expect(session.field.text == "好")
    session.apply(.paste("xyz"))
    #expect(session.field.text == "x")
  }
}
