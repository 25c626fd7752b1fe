import Testing

@testable import TextField

/// A field with `text` and the selection given, written in state notation afterwards.
private func field(_ text: UTF16Text, selection: Range<Int>? = nil) -> TextFieldModel {
  var field = TextFieldModel(text: text)
  if let selection { field.select(selection) }
  return field
}

@Suite("The field's calls")
struct TextFieldModelTests {
  enum Call: Sendable {
    case insert(UTF16Text)
    case delete
    case mark(UTF16Text, Range<Int>? = nil)
    case replace(Range<Int>, UTF16Text)
    case assign(UTF16Text)

    func apply(to field: inout TextFieldModel) {
      switch self {
      case .insert(let text): field.insertText(text)
      case .delete: field.deleteBackward()
      case .mark(let text, let selection): field.setMarkedText(text, selectedRange: selection)
      case .replace(let range, let text): field.replace(range, withText: text)
      case .assign(let text): field.setText(text)
      }
    }
  }

  @Test(
    "A call leaves the state that UIKit would",
    arguments: [
      ("", nil, .insert("a"), "a|"),
      ("一二", 1..<1, .insert("ab"), "一ab|二"),
      ("一二三", 1..<2, .insert("x"), "一x|三"),
      ("一二三", 1..<2, .delete, "一|三"),
      ("一👨‍👩‍👧‍👦", nil, .delete, "一|"),
      ("e\u{301}", nil, .delete, "|"),
      ("", nil, .delete, "|"),
      ("一二", 1..<1, .mark("ni"), "一[ni|]二"),
      ("一二", 0..<2, .mark("n"), "[n|]"),
      ("一", nil, .mark("nihao", 2..<2), "一[ni|hao]"),
      ("一二三四", nil, .replace(1..<3, "x"), "一x|四"),
      ("一二", 1..<1, .assign("abc"), "abc|"),
    ] as [(UTF16Text, Range<Int>?, Call, String)])
  func call(text: UTF16Text, selection: Range<Int>?, call: Call, state: String) {
    var field = field(text, selection: selection)
    call.apply(to: &field)
    #expect(StateNotation.describe(field) == state)
  }

  @Test("Marked text is replaced by what is marked, inserted or assigned next")
  func markedTextGoesOn() {
    var field = field("一二", selection: 1..<1)
    field.setMarkedText("ni")
    field.setMarkedText("ni\u{2006}h")
    #expect(StateNotation.describe(field) == "一[ni\u{2006}h|]二")
    field.setMarkedText("你")
    field.unmarkText()
    #expect(StateNotation.describe(field) == "一你|二")
    field.setMarkedText("x")
    field.insertText("y")
    #expect(StateNotation.describe(field) == "一你y|二")
    field.setMarkedText("z")
    field.setText("w")
    #expect(StateNotation.describe(field) == "w|")
    #expect(field.markedTextRange == nil)
  }

  @Test("An empty mark ends the composition with nothing")
  func emptyMark() {
    var field = field("一二", selection: 0..<1)
    field.setMarkedText("n")
    field.setMarkedText("")
    #expect(StateNotation.describe(field) == "|二")
    #expect(field.markedTextRange == nil)
  }

  @Test(
    "A selection stays inside the text, and inside the mark",
    arguments: [(0..<99, 0..<3), (5..<9, 3..<3), (1..<2, 1..<2)])
  func selectionIsClamped(asked: Range<Int>, got: Range<Int>) {
    var field = field("一二三")
    field.select(asked)
    #expect(field.selectedTextRange == got)
  }

  @Test("Inside a mark the selection cannot leave it")
  func selectionInsideMark() {
    var field = field("一二", selection: 1..<1)
    field.setMarkedText("nihao")
    field.select(0..<99)
    #expect(field.selectedTextRange == 1..<6)
  }

  @Test("Each call is kept with what it replaced, until it is drained")
  func callsAreKept() {
    var field = field("一二三", selection: 1..<2)
    field.insertText("x")
    field.setText("一y")
    let calls = field.drainCalls()
    #expect(calls.map(\.name) == [.insertText, .setText])
    #expect(calls[0].edit == TextEdit(range: 1..<2, replaced: "二", replacement: "x"))
    #expect(calls[1].edit == TextEdit(range: 1..<3, replaced: "x三", replacement: "y"))
    #expect(field.drainCalls().isEmpty)
  }

  @Test("text = clears the undo history")
  func assignmentClearsHistory() {
    var field = field("一")
    field.recordUndo(.init(range: 0..<1, replaced: ""))
    field.setText("二")
    #expect(field.popUndo(.undo) == nil)
  }

  @Test("A key that deletes and inserts is one entry of the history")
  func continuedEntry() {
    var field = field("a")
    field.recordUndo(.init(range: 0..<0, replaced: "a"))
    field.recordUndo(.init(range: 0..<1, replaced: ""), as: .continuation)
    #expect(field.popUndo(.undo) == UndoHistory.Entry(range: 0..<1, replaced: "a"))
    #expect(field.popUndo(.undo) == nil)
  }

  @Test("Counts follow every kind of call")
  func countsFollow() {
    var field = TextFieldModel(text: "一二", counting: [.gb18030, .grapheme])
    field.insertText("😀a")
    field.setMarkedText("ni\u{2006}hao")
    field.deleteBackward()
    field.select(1..<2)
    field.insertText("👨‍👩‍👧‍👦")
    field.setText("你好👍🏽")
    for unit in CountingUnit.allCases {
      #expect(field.count(in: unit) == unit.count(field.text), "\(unit)")
    }
  }
}
