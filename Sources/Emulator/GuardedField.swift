import InputMethods
import Limits
import TextField

/// The field behind its policy: what UIKit does around each call of a keyboard.
///
/// The order is UIKit's: the delegate is asked, the field changes, the selection event comes, the
/// editing-changed handler runs, the notification is posted; and only then is the change recorded for
/// undo (UIKit facts §7, §11).
struct GuardedField: TextInputHost {
  /// How many handlers inside one another are taken for an endless recursion.
  static let deepestHandler = 50

  private(set) var field: TextFieldModel
  var policy: any LimitPolicy
  var checks: Checks = .all
  var now: Duration = .zero
  /// Why the app is gone, if it is.
  private(set) var crash: SimulatedCrash?
  private(set) var record = StepRecord()
  /// Whether the next edit takes all of the old text away, as in a secure field after it got focus.
  private var losesTextAtNextEdit = false

  init(field: TextFieldModel, policy: any LimitPolicy) {
    self.field = field
    self.policy = policy
    _ = takeCalls()
  }

  /// Takes what has happened since the last time.
  mutating func takeRecord() -> StepRecord {
    defer { record = StepRecord() }
    return record
  }

  // MARK: - What a keyboard may see and do

  var profile: SystemProfile { field.profile }
  var selectedTextRange: Range<Int> { field.selectedTextRange }
  var markedTextRange: Range<Int>? { field.markedTextRange }

  mutating func perform(_ change: KeyboardChange) -> ChangeOutcome {
    guard crash == nil else { return .crashed }
    var edits = change.edits
    var outcome = ChangeOutcome.made
    if let question = change.question {
      guard let answer = ask(question) else { return .crashed }
      if answer.verdict != .accept {
        edits = change.editsIfRefused
        outcome = .refused
      }
    }
    let typing = change.isTyping && field.profile.typingUndo == .run
    var part: UndoHistory.Part = typing ? .typing : .whole
    for edit in edits {
      if apply(edit, as: part) { part = .continuation }
      if crash != nil { return .crashed }
    }
    return outcome
  }

  mutating func select(_ range: Range<Int>) {
    guard crash == nil else { return }
    let before = field.selectedTextRange
    field.select(range)
    if field.selectedTextRange != before, field.profile.selectionEvent != .none {
      record.append(.selectionChanged(field.selectedTextRange))
    }
  }

  mutating func pressReturn() {
    guard crash == nil else { return }
    record.append(.shouldReturn)
    let newline = ProposedChange(
      range: field.selectedTextRange, replacement: "\n", kind: .insertion)
    // The newline is never stored, so a no to it keeps nothing from happening.
    guard ask(newline) != nil, field.profile.smart.returnEndsEditing else { return }
    record.append(.editingDidEndOnExit)
    setFocus(false)
  }

  /// Adds to the record what the system did without a call.
  mutating func note(_ entry: TraceEntry) {
    record.append(entry)
  }

  mutating func report(_ notice: KeyboardNotice) {
    record.append(.notice(notice))
  }

  // MARK: - What the delegate and the handler do

  /// Asks the delegate; nil when the app crashed over it.
  mutating func ask(_ question: ProposedChange) -> Answer? {
    guard checks.contains(.preCheck) else {
      let answer = Answer.accept(.switchedOff)
      record.append(.shouldChange(question, answer))
      return answer
    }
    do {
      let answer = try putToPolicy(question)
      record.append(.shouldChange(question, answer))
      let calls = traceCalls()
      if field.profile.questionAssignmentUnbalancesUndo,
        calls.contains(where: { $0.name == .setText })
      {
        field.disableUndoRegistration()
      }
      resendChange(after: calls)
      return crash == nil ? answer : nil
    } catch {
      crash(with: error)
      return nil
    }
  }

  private mutating func putToPolicy(
    _ question: ProposedChange
  ) throws(SimulatedCrash) -> Answer {
    guard question.kind == .commit, field.profile.commitHidesMark else {
      return try policy.shouldChange(question, in: &field)
    }
    return try field.withMarkHidden { (field) throws(SimulatedCrash) -> Answer in
      try policy.shouldChange(question, in: &field)
    }
  }

  /// Sends the events of a change: of the selection, and of the text unless `notifies` is false.
  /// - Returns: whether the change is still to be recorded for undo.
  @discardableResult
  mutating func announceChange(notifies: Bool = true) -> Bool {
    guard crash == nil else { return false }
    let order = field.profile.selectionEvent
    if order == .beforeChangeEvent { record.append(.selectionChanged(field.selectedTextRange)) }
    let isRecorded = !notifies || notifyOfChange()
    if order == .afterChangeEvent, crash == nil {
      record.append(.selectionChanged(field.selectedTextRange))
    }
    return isRecorded
  }

  /// Sends the change event and runs the handler.
  /// - Parameter depth: how many handlers are running already.
  /// - Returns: whether the change is still to be recorded for undo.
  @discardableResult
  private mutating func notifyOfChange(depth: Int = 0) -> Bool {
    guard depth < Self.deepestHandler else {
      crash(with: .endlessRecursion(depth: depth))
      return false
    }
    guard checks.contains(.postFilter) else {
      record.append(.editingChanged(.switchedOff))
      record.append(.textDidChange)
      return true
    }
    do {
      let text = field.text
      let reason = try policy.editingChanged(&field)
      record.append(.editingChanged(reason))
      let calls = traceCalls()
      if !calls.isEmpty {
        record.noteCut(TextEdit.difference(from: text, to: field.text).replaced)
      }
      resendChange(after: calls, depth: depth + 1)
      guard crash == nil else { return false }
      record.append(.textDidChange)
      return field.profile.recordsEdit(whoseHandlerCalled: calls)
    } catch {
      crash(with: error)
      return false
    }
  }

  /// Sends the change event for each `text =` where the profile has it do so (§8).
  private mutating func resendChange(after calls: [FieldCall], depth: Int = 0) {
    guard field.profile.assignmentSendsChange else { return }
    for call in calls where call.name == .setText && crash == nil {
      notifyOfChange(depth: depth)
    }
  }

  mutating func crash(with crash: SimulatedCrash) {
    self.crash = crash
    record.append(.crash(crash))
  }

  // MARK: - What the system and the program do without a keyboard

  /// Assigns `text` for the program.
  mutating func assign(_ text: UTF16Text) {
    guard crash == nil else { return }
    field.setText(text)
    let calls = traceCalls()
    guard crash == nil else { return }
    policy.didSetText(of: field)
    resendChange(after: calls)
  }

  /// Changes the field without asking anybody, and traces it.
  mutating func change(_ body: (inout TextFieldModel) -> Void) {
    guard crash == nil else { return }
    body(&field)
    _ = takeCalls()
  }

  /// Gives or takes focus, with the delegate calls and notifications around it (§11).
  mutating func setFocus(_ focused: Bool) {
    guard crash == nil, field.isFirstResponder != focused else { return }
    record.append(focused ? .shouldBeginEditing : .shouldEndEditing)
    field.setFirstResponder(focused)
    if focused {
      clearOnBegin()
      guard crash == nil else { return }
      policy.didBeginEditing(&field)
      record.append(.editingDidBegin)
    } else {
      policy.didEndEditing(&field)
      record.append(.editingDidEnd)
    }
    resendChange(after: traceCalls())
    guard crash == nil else { return }
    record.append(focused ? .textDidBeginEditing : .textDidEndEditing)
    losesTextAtNextEdit =
      focused && field.profile.traits.secureTextEntry && !field.text.isEmpty
  }

  /// One call on the field, its events, and its place in the undo history.
  /// - Parameters:
  ///   - edit: the call.
  ///   - part: how it belongs to the entry before.
  /// - Returns: whether it has been recorded.
  private mutating func apply(_ edit: KeyboardChange.Edit, as part: UndoHistory.Part) -> Bool {
    var undo: UndoHistory.Entry?
    let operation =
      losesTextAtNextEdit ? edit.operation.replacingAll(of: field) : edit.operation
    losesTextAtNextEdit = false
    switch operation {
    case .insertText(let text): field.insertText(text)
    case .deleteBackward: field.deleteBackward()
    case .replace(let range, let text):
      guard range.upperBound <= field.text.count else {
        crash(with: .rangeOutOfBounds(range: range, length: field.text.count))
        return false
      }
      field.replace(range, withText: text)
    case .setMarkedText(let text):
      if text.isEmpty { undo = field.compositionUndo(leaving: text) }
      field.setMarkedText(text)
    case .unmarkText:
      undo = field.markedText.flatMap(field.compositionUndo(leaving:))
      field.unmarkText()
    }
    let calls = takeCalls()
    if let call = calls.last, call.isRecordable {
      undo = UndoHistory.Entry(takingBack: call.edit)
    }
    let isRecorded = announceChange(notifies: edit.notifies)
    guard crash == nil, isRecorded, let undo else { return false }
    field.recordUndo(undo, as: part)
    return true
  }

  /// Puts the calls that the policy made into the trace, and those that can be undone on record.
  @discardableResult
  private mutating func traceCalls() -> [FieldCall] {
    let calls = takeCalls()
    if field.profile.recordsProgramEdits { recordProgramEdits(calls) }
    return calls
  }

  /// Puts the calls on the field into the trace; one that its text was too long for ends the app.
  private mutating func takeCalls() -> [FieldCall] {
    let calls = field.drainCalls()
    for call in calls { record.append(.call(call)) }
    if let length = field.overlongLength, crash == nil {
      crash(with: .outOfMemory(length: length))
    }
    return calls
  }
}

extension KeyboardChange {
  /// Whether it is one key that inserts.
  fileprivate var isTyping: Bool {
    guard question?.kind == .insertion, edits.count == 1 else { return false }
    if case .insertText? = edits.first?.operation { return true }
    return false
  }
}
