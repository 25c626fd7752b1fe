import Emulator
import Limits
import Screen
import TextField

/// The form in the place of the single field.
extension AppState {
  /// Whether the form is shown.
  var isFormShown: Bool { form?.isShown ?? false }

  /// Shows the form, or the single field again; both are as they were left.
  mutating func toggleForm() -> [Effect] {
    do {
      var form = try presentForm
      let effects = recordNews()
      if form.isShown {
        workbench = form.close(leaving: workbench)
      } else {
        workbench = form.open(leaving: workbench)
        message = .formShown(comparing: isComparing)
      }
      self.form = form
      lookAnew()
      if isRecordingElsewhere { message = .recordingWaits }
      return effects
    } catch {
      message = .cannotBeMade(error)
      return [.bell]
    }
  }

  /// The form as it was left, or a fresh one.
  private var presentForm: Form {
    get throws(PolicyError) {
      if let form { form } else { try Form(workbench.settings) }
    }
  }

  /// Moves the focus to another field of the form: the one is asked to end editing, the other begins.
  mutating func moveFocus(by steps: Int) -> [Effect] {
    guard var form, form.isShown else { return [] }
    input(.blur)
    let effects = recordNews()
    do {
      workbench = try form.move(by: steps, leaving: workbench)
      self.form = form
      lookAnew()
    } catch {
      message = .cannotBeMade(error)
    }
    input(.focus)
    if isRecordingElsewhere { message = .recordingWaits }
    return effects
  }

  /// Moves the focus to the field that was tapped.
  mutating func focus(_ preset: FieldPreset) -> [Effect] {
    guard let form, let from = Form.fields.firstIndex(of: form.focused),
      let to = Form.fields.firstIndex(of: preset), from != to
    else { return [] }
    return moveFocus(by: to - from)
  }

  /// Gives a key to the form; nil where it is none of the form's.
  ///
  /// Tab is the emoji keyboard's while that searches, Shift-Tab goes into a policy while some are
  /// compared, and Esc leaves only when there is nothing that it could give up.
  mutating func takeFormKey(_ key: KeyEvent) -> [Effect]? {
    guard isFormShown else { return nil }
    let session = workbench.leading
    switch key {
    case .tab where !(session.keyboard.isComposing && session.keyboard.name == .emoji):
      return moveFocus(by: 1)
    case .backTab where !isComparing: return moveFocus(by: -1)
    case .escape where !session.keyboard.isComposing && session.field.markedTextRange == nil:
      return toggleForm()
    default: return nil
    }
  }

  /// Gives the form's other fields what has been chosen for the one with focus.
  mutating func adoptInForm() throws(PolicyError) {
    guard isFormShown else { return }
    try form?.adopt(workbench)
  }

  /// Empties the form's other fields too, and gives focus to the one that had it.
  mutating func startFormOver() throws(PolicyError) {
    guard isFormShown else { return }
    try form?.startOver()
    workbench.apply(.focus)
  }

  /// The form as it is drawn; nil while the single field is shown.
  var formPanel: FormPanel? {
    guard let form, form.isShown else { return nil }
    let rows = Form.fields.map { preset in
      FormPanel.Row(preset: preset, session: form.session(of: preset) ?? workbench.leading)
    }
    return FormPanel(rows: rows, focused: form.focused, language: language)
  }

  /// Puts everything back that belongs to the field that was looked at.
  private mutating func lookAnew() {
    candidateStarts = [0]
    selectionAnchor = nil
    followTrace()
  }
}

extension Workbench {
  /// The limit that the leading policy binds to the field's tag, whatever is chosen; nil where there is none.
  var limitBoundByTag: Int? {
    leading.policy is LimitLength ? settings.preset.limitOfTag : nil
  }
}
