import TextField

@testable import InputMethods

/// A field whose delegate answers as the test wants, and which keeps what it was asked.
struct RecordingHost: TextInputHost {
  var field: TextFieldModel
  var now: Duration = .zero
  var isAllowed: @Sendable (ProposedChange) -> Bool = { _ in true }
  /// What the app does at every change event.
  var handler: @Sendable (inout TextFieldModel) -> Void = { _ in }
  private(set) var questions: [ProposedChange] = []
  /// The field at each question.
  private(set) var statesWhenAsked: [String] = []
  private(set) var notices: [KeyboardNotice] = []
  private(set) var changeEvents = 0

  init(_ text: UTF16Text = "", profile: SystemProfile = .ios10) {
    field = TextFieldModel(text: text, profile: profile)
  }

  var profile: SystemProfile { field.profile }
  var selectedTextRange: Range<Int> { field.selectedTextRange }
  var markedTextRange: Range<Int>? { field.markedTextRange }

  var state: String { StateNotation.describe(field) }

  mutating func perform(_ change: KeyboardChange) -> ChangeOutcome {
    var outcome = ChangeOutcome.made
    var edits = change.edits
    if let question = change.question {
      questions.append(question)
      statesWhenAsked.append(state)
      if !isAllowed(question) {
        outcome = .refused
        edits = change.editsIfRefused
      }
    }
    make(edits)
    return outcome
  }

  private mutating func make(_ edits: [KeyboardChange.Edit]) {
    for edit in edits {
      switch edit.operation {
      case .insertText(let text): field.insertText(text)
      case .deleteBackward: field.deleteBackward()
      case .replace(let range, let text): field.replace(range, withText: text)
      case .setMarkedText(let text): field.setMarkedText(text)
      case .unmarkText: field.unmarkText()
      }
      guard edit.notifies else { continue }
      changeEvents += 1
      handler(&field)
    }
  }

  mutating func select(_ range: Range<Int>) { field.select(range) }
  mutating func pressReturn() {}
  mutating func report(_ notice: KeyboardNotice) { notices.append(notice) }

  /// Presses the keys one after another; a space is the space bar.
  mutating func type(_ keys: String, on keyboard: inout some InputMethod) {
    for key in keys {
      keyboard.press(key == " " ? .space : .character(key), in: &self)
    }
  }
}

extension ProposedChange {
  /// `{10, 0} "h"`, as a log of the delegate would have it.
  var logged: String { "{\(range.lowerBound), \(range.count)} \"\(replacement)\"" }
}
