import TextField
import Testing

@Suite("Bounds of text and history")
struct TextBoundTests {
  private let longest = UTF16Text(
    units: [UInt16](repeating: 0x78, count: TextFieldModel.mostUnits))

  @Test(
    "An edit that would make the text too long is not made, and is remembered",
    arguments: [
      { $0.insertText("y") },
      { $0.replace(0..<0, withText: "y") },
      { $0.setMarkedText("y") },
      { $0.setText(UTF16Text(units: $0.text.units + [0x79])) },
    ] as [@Sendable (inout TextFieldModel) -> Void])
  func tooLong(edit: @Sendable (inout TextFieldModel) -> Void) {
    var field = TextFieldModel(text: longest)
    #expect(field.overlongLength == nil)
    edit(&field)
    #expect(field.overlongLength == TextFieldModel.mostUnits + 1)
    #expect(field.text == longest)
    #expect(field.markedTextRange == nil)
    #expect(field.drainCalls().isEmpty)
  }

  @Test("A field cannot begin with a text that is too long")
  func tooLongAtFirst() {
    let field = TextFieldModel(text: UTF16Text(units: longest.units + [0x79]))
    #expect(field.overlongLength == TextFieldModel.mostUnits + 1)
    #expect(field.text.isEmpty)
  }

  @Test("The history drops its oldest entries, and never the newest")
  func history() {
    var field = TextFieldModel()
    let half = UTF16Text(units: longest.units.prefix(UndoHistory.mostUnits / 2))
    for start in 0..<4 { field.recordUndo(.init(range: start..<start, replaced: half)) }
    #expect(field.history.undoEntries.map(\.range.lowerBound) == [3])
    field.recordUndo(.init(range: 4..<4, replaced: longest))
    #expect(field.history.undoEntries.map(\.range.lowerBound) == [4])
    field.recordUndo(.init(range: 5..<5, replaced: "x"))
    #expect(field.history.undoEntries.map(\.range.lowerBound) == [5])
  }

  @Test("Entries without text are not kept without end either")
  func emptyEntries() {
    var field = TextFieldModel()
    for start in 0..<200_000 { field.recordUndo(.init(range: start..<start, replaced: "")) }
    #expect(field.history.undoEntries.count < 200_000)
    #expect(field.history.undoEntries.last?.range == 199_999..<199_999)
  }
}
