import Emulator
import InputMethods
import Limits
import TextField
import Testing

@testable import Scenarios

@Suite("Wording")
struct WordingTests {
  @Test(
    "A reason is a few words with its numbers",
    arguments: [
      (.full(confirmed: 10, limit: 10), "10 confirmed, limit 10"),
      (.over(length: 12, limit: 10), "12 over limit 10"),
      (.markTooLong(marked: 8, allowed: 6), "8 were marked, 6 allowed"),
      (
        .roomLeft(confirmed: 8, limit: 10, marked: 3, allowed: 12),
        "8 confirmed, limit 10, 3 were marked, 12 allowed"
      ),
      (
        .roomLeft(confirmed: 1, limit: 10, marked: 0, allowed: nil),
        "1 confirmed, limit 10, 0 were marked"
      ),
      (
        .roomLeft(confirmed: 10, sum: 8, limit: 10, marked: 2, allowed: 12),
        "sum 8, 10 confirmed, limit 10, 2 were marked, 12 allowed"
      ),
      (.rangeOutside(range: 8..<13, length: 10), "range 8..<13 outside 10 units"),
      (
        .cutBeforeSequence(length: 12, limit: 10, sequence: 9..<11),
        "12 cut before sequence 9..<11, limit 10"
      ),
      (
        .cutToSequences(length: 16, limit: 11, asked: 0..<10, kept: 16),
        "16 cut to 16, sequences over 0..<10, limit 11"
      ),
    ] as [(Reason, String)])
  func reasons(reason: Reason, words: String) {
    #expect(ReasonWording.words(for: reason, in: .english) == words)
    #expect(words.count <= 60)
    #expect(ReasonWording.words(for: .refuse(reason), in: .english) == "refused: " + words)
  }

  @Test("A trace entry is one short line, whatever text it holds")
  func trace() {
    let edit = TextEdit(
      range: 0..<0, replaced: "", replacement: UTF16Text(String(repeating: "a\n", count: 500)))
    var field = TextFieldModel()
    field.insertText(edit.replacement)
    let words = field.drainCalls().map { TraceWording.words(for: .call($0), in: .english) }
    #expect(
      words == ["insertText 0..<0 \"" + String(repeating: "a\\n", count: 12) + "\"… (1000 units)"])
  }

  @Test(
    "What the delegate and the notifications hear around focus is its own name",
    arguments: [
      (.shouldBeginEditing, "shouldBeginEditing"), (.editingDidBegin, "editingDidBegin"),
      (.textDidBeginEditing, "textDidBeginEditing"), (.shouldEndEditing, "shouldEndEditing"),
      (.editingDidEnd, "editingDidEnd"), (.textDidEndEditing, "textDidEndEditing"),
      (.editingDidEndOnExit, "editingDidEndOnExit"),
    ] as [(TraceEntry, String)])
  func focus(entry: TraceEntry, words: String) {
    #expect(TraceWording.words(for: entry, in: .english) == words)
  }

  @Test("Notices have words")
  func notices() {
    #expect(NoticeWording.words(for: .notOffered("好"), in: .english) == "not offered: 好")
    #expect(NoticeWording.words(for: .nothingTo("undo"), in: .english) == "nothing to undo")
  }
}
