import InputMethods
import TextField

/// Dictation: a placeholder while the system listens, then the text, and mostly no question (UIKit
/// facts §9).
extension GuardedField {
  /// Dictates `text` at the selection.
  ///
  /// The placeholder goes behind the selection with a change event, and away again before the text
  /// comes; it is nothing that undo could bring back.
  mutating func dictate(_ text: UTF16Text) {
    let selection = field.selectedTextRange
    let placeholder = field.profile.smart.dictationPlaceholder.text
    if !placeholder.isEmpty {
      let place = selection.upperBound..<selection.upperBound
      rewrite(place, with: placeholder, selecting: nil)
      removePlaceholder(placeholder, at: place.lowerBound, restoring: selection)
    }
    guard crash == nil else { return }
    let question = ProposedChange(
      range: field.selectedTextRange, replacement: text, kind: .insertion)
    _ = perform(
      KeyboardChange(
        question: field.profile.smart.dictationAsks ? question : nil,
        edits: [.init(.insertText(text))]))
  }

  /// Takes the placeholder away where it was put, if a filter has left it there.
  private mutating func removePlaceholder(
    _ placeholder: UTF16Text, at offset: Int, restoring selection: Range<Int>
  ) {
    let range = offset..<(offset + placeholder.count)
    guard crash == nil, range.upperBound <= field.text.count, field.text[range] == placeholder
    else { return }
    rewrite(range, with: "", selecting: selection)
  }

  private mutating func rewrite(
    _ range: Range<Int>, with text: UTF16Text, selecting selection: Range<Int>?
  ) {
    change {
      $0.replace(range, withText: text)
      if let selection { $0.select(selection) }
    }
    announceChange()
  }
}
