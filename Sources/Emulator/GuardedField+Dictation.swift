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
      let length = field.text.count
      rewrite(place, with: placeholder, selecting: nil)
      let left = placeholder[0..<min(max(0, field.text.count - length), placeholder.count)]
      removePlaceholder(left, at: place.lowerBound, restoring: selection)
    }
    guard crash == nil else { return }
    let question = ProposedChange(
      range: field.selectedTextRange, replacement: text, kind: .insertion)
    _ = perform(
      KeyboardChange(
        question: field.profile.smart.dictationAsks ? question : nil,
        edits: [.init(.insertText(text))]))
  }

  /// Takes away what a filter has left of the placeholder, where it was put.
  private mutating func removePlaceholder(
    _ placeholder: UTF16Text, at offset: Int, restoring selection: Range<Int>
  ) {
    let range = offset..<(offset + placeholder.count)
    guard crash == nil, !range.isEmpty, range.upperBound <= field.text.count,
      field.text[range] == placeholder
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
