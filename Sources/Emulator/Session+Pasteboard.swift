import InputMethods
import TextField

/// Text from somewhere else: cut, copy and paste, drag and drop (UIKit facts §6).
extension Session {
  /// Copies the selection.
  mutating func copy() {
    let selection = guarded.field.selectedTextRange
    guard !selection.isEmpty, !isSecure else { return report(nothingTo: "copy") }
    pasteboard = guarded.field.text[selection]
  }

  /// Copies the selection, and takes it away with the delegate's leave.
  mutating func cut() {
    let selection = guarded.field.selectedTextRange
    guard !selection.isEmpty, !isSecure else { return report(nothingTo: "cut") }
    endComposition()
    // At the end of a composition the app may have cut off some of what is selected.
    let rest = selection.clamped(to: 0..<guarded.field.text.count)
    guard !rest.isEmpty, guarded.crash == nil else { return report(nothingTo: "cut") }
    guarded.select(rest)
    pasteboard = guarded.field.text[rest]
    _ = guarded.perform(
      KeyboardChange(
        question: ProposedChange(range: rest, replacement: "", kind: .deletion),
        edits: [.init(.replace(guarded.field.smartDeletionRange(rest), ""))]))
  }

  /// Pastes `text`, which is on the pasteboard from then on, or what is there.
  ///
  /// A paste that the delegate refuses may be recorded for undo all the same (§7).
  mutating func paste(_ text: UTF16Text?) {
    if let text { pasteboard = text }
    guard let copied = pasteboard, !copied.isEmpty else { return report(nothingTo: "paste") }
    endComposition()
    let selection = guarded.field.selectedTextRange
    let pasted = guarded.field.smartInsertion(copied, over: selection)
    let before = guarded.field.profile.smart.pasteSetsCaretAgain ? guarded.field.text : nil
    let replaced = guarded.field.text[selection]
    let outcome = guarded.perform(
      KeyboardChange(
        question: ProposedChange(range: selection, replacement: pasted, kind: .paste),
        edits: [.init(.insertText(pasted))]))
    if outcome == .refused, guarded.field.profile.recordsRefusedPaste {
      guarded.recordRefusedPaste(of: pasted, over: selection, replacing: replaced)
    }
    if let before, before != guarded.field.text {
      let caret = min(selection.lowerBound + pasted.count, guarded.field.text.count)
      guarded.select(caret..<caret)
    }
  }

  /// Drops text at an offset, clamped to the text.
  ///
  /// There is no report on drag and drop; it is asked about as a paste at that place would be, and the
  /// pasteboard stays as it is.
  mutating func drop(_ text: UTF16Text, at offset: Int) {
    guard !text.isEmpty else { return report(nothingTo: "drop") }
    endComposition()
    let place = min(max(0, offset), guarded.field.text.count)
    let dropped = guarded.field.smartInsertion(text, over: place..<place)
    _ = guarded.perform(
      KeyboardChange(
        question: ProposedChange(range: place..<place, replacement: dropped, kind: .paste),
        edits: [.init(.replace(place..<place, dropped))]))
  }
}
