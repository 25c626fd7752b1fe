import InputMethods
import Limits
import TextField

@testable import Emulator

/// Drives a policy as the vectors assume: an input method that keeps its letters whatever the widget
/// does with them, and that ends a composition with one change.
struct VectorDriver {
  private var guarded: GuardedField
  private var letters: UTF16Text = ""

  /// The field as it is now.
  var field: TextFieldModel { guarded.field }

  init(_ policy: any LimitPolicy, before: FrameworkVector.Value?) {
    var profile = SystemProfile.ios10
    profile.commitSendsTwoEvents = false
    let composing = before?.composing ?? 0..<0
    var text = before?.text ?? ""
    let marked = text.replace(composing, with: "")
    guarded = GuardedField(
      field: TextFieldModel(text: text, profile: profile, counting: []), policy: policy)
    guarded.setFocus(true)
    if !marked.isEmpty {
      guarded.select(composing.lowerBound..<composing.lowerBound)
      compose(marked)
    }
    if let selection = before?.selection { guarded.select(selection) }
  }

  mutating func apply(_ operation: FrameworkVector.Operation) {
    let text = operation.text ?? ""
    switch operation.name {
    case "mark":
      compose(text)
      if let range = operation.range, let mark = field.markedTextRange {
        let start = mark.lowerBound
        guarded.select((start + range.lowerBound)..<(start + range.upperBound))
      }
    case "commit": commit(operation.text)
    case "insert":
      guarded.keepMarkedText()
      guarded.type(text)
    case "paste":
      replace(field.selectedTextRange, with: text, kind: .paste, by: .insertText(text))
    case "delete": guarded.deleteBackward()
    case "replace":
      let range = operation.range ?? 0..<0
      replace(range, with: text, kind: .replacement, by: .replace(range, text))
    case "set": guarded.change { $0.setText(text) }
    case "select": guarded.select(operation.range ?? 0..<0)
    default: break
    }
  }

  private mutating func compose(_ marked: UTF16Text) {
    let typed = marked.starts(with: letters) ? marked[letters.count..<marked.count] : nil
    letters = marked
    guarded.compose(marked, after: typed.map(CompositionStep.typing))
  }

  private mutating func commit(_ text: UTF16Text?) {
    letters = ""
    switch text {
    case let text? where field.markedTextRange != nil: guarded.commit(text)
    case let text?: guarded.type(text)
    case nil: guarded.keepMarkedText()
    }
  }

  private mutating func replace(
    _ range: Range<Int>, with text: UTF16Text, kind: ProposedChange.Kind,
    by operation: KeyboardChange.Edit.Operation
  ) {
    guarded.keepMarkedText()
    _ = guarded.perform(
      KeyboardChange(
        question: ProposedChange(range: range, replacement: text, kind: kind),
        edits: [.init(operation)]))
  }
}
