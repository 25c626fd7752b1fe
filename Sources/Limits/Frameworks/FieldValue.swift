import TextField

/// What a text widget holds: the text, the selection, and where text is being composed.
struct FieldValue: Hashable, Sendable {
  /// The whole text, composing text included.
  var text: UTF16Text = ""
  /// The selection, UTF-16 offsets; empty for a caret.
  var selection = 0..<0
  /// Where the text being composed lies; nil when there is none.
  var marked: Range<Int>?

  /// The value without what is being composed.
  var unmarkedText: UTF16Text {
    guard let marked else { return text }
    return UTF16Text(units: text.units[..<marked.lowerBound] + text.units[marked.upperBound...])
  }
}

extension FieldValue {
  /// A text with the caret at an offset.
  init(text: UTF16Text, caret: Int) {
    self.init(text: text, selection: caret..<caret)
  }

  /// What `field` holds now.
  init(_ field: TextFieldModel) {
    text = field.text
    selection = field.selectedTextRange
    marked = field.markedTextRange
  }

  /// Makes `field` hold this value, as a framework does that hands its view another one.
  ///
  /// That is `text =`, which ends a composition, unless the two differ in the composing text alone; a
  /// composition that is to go on elsewhere is begun anew.
  func assign(to field: inout TextFieldModel) {
    let present = FieldValue(field)
    if let marked, let there = present.marked, marked.lowerBound == there.lowerBound,
      unmarkedText == present.unmarkedText
    {
      if text != present.text { field.setMarkedText(text[marked]) }
    } else if text == present.text, marked == nil {
      field.unmarkText()
    } else {
      field.setText(unmarkedText)
      if let marked {
        field.select(marked.lowerBound..<marked.lowerBound)
        field.setMarkedText(text[marked])
      }
    }
    if field.selectedTextRange != selection { field.select(selection) }
  }
}
