extension SystemProfile {
  /// Every property and trait that can be set by name, in the order in which they are documented.
  public static let switches: [ProfileSwitch] =
    compositionSwitches + rewritingSwitches + smartSwitches + undoSwitches + traitSwitches

  /// Composing, and its end (§1).
  static let compositionSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "candidate-commit", \.candidateCommit, 1, .several),
    ProfileSwitch(
      "commit-hides-mark", \.commitHidesMark, 1, .inferred),
    ProfileSwitch(
      "composition-asks", \.compositionAsks, 1, .several),
    ProfileSwitch(
      "composing-backspace", \.composingBackspace, 1, .single),
    ProfileSwitch(
      "composing-backspace-string", \.composingBackspaceString, 1, .none),
    ProfileSwitch(
      "association-asks", \.associationAsks, 1, .none),
    ProfileSwitch(
      "refused-commit", \.refusedCommit, 1, .single),
    ProfileSwitch(
      "syllable-separator", \.syllableSeparator, 1, .several),
    ProfileSwitch(
      "commit-sends-two-events", \.commitSendsTwoEvents, 1, .several),
    ProfileSwitch(
      "return-keeps-separators", \.returnKeepsSeparators, 1, .none),
    ProfileSwitch(
      "handwriting-asks-first", \.handwritingAsksFirst, 1, .single),
  ]

  /// Keys that rewrite or delete the previous character (§3, §9, §10).
  static let rewritingSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "rewrite-question", \.rewriteQuestion, 9, .several),
    ProfileSwitch(
      "rewrite-sends-two-events", \.rewriteSendsTwoEvents, 9, .several),
    ProfileSwitch(
      "multi-tap-window", \.multiTapWindow, 3, .source),
    ProfileSwitch(
      "delete-question", \.deleteQuestion, 10, .single),
  ]

  /// What the system does to be helpful (§4 to §6).
  private static let smartSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "double-space-shortcut", \.doubleSpaceShortcut, 4, .several),
    ProfileSwitch(
      "double-space-window", \.doubleSpaceWindow, 4, .single),
    ProfileSwitch(
      "double-space-question", \.smart.doubleSpaceQuestion, 4, .several),
    ProfileSwitch(
      "chinese-double-space-asks", \.smart.chineseDoubleSpaceAsks, 4, .single),
    ProfileSwitch(
      "autocorrection-asks", \.smart.autocorrectionAsks, 5, .single),
    ProfileSwitch(
      "prediction-swallows-space", \.smart.predictionSwallowsSpace, 5, .single),
    ProfileSwitch(
      "autocorrection-on-blur-notifies", \.smart.autocorrectionOnBlurNotifies, 5, .source),
    ProfileSwitch(
      "paste-sets-caret-again", \.smart.pasteSetsCaretAgain, 6, .source),
    ProfileSwitch(
      "autofill-probe", \.smart.autofillProbe, 6, .several),
    ProfileSwitch(
      "autofill-needs-probe", \.smart.autofillNeedsProbe, 6, .inferred),
    ProfileSwitch(
      "dictation-asks", \.smart.dictationAsks, 9, .single),
    ProfileSwitch(
      "dictation-placeholder", \.smart.dictationPlaceholder, 9, .several),
    ProfileSwitch(
      "return-ends-editing", \.smart.returnEndsEditing, 11, .single),
  ]

  /// Traits of the field and settings of the phone; all off at first.
  private static let traitSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "content-type", \.traits.contentType, 6, .several),
    ProfileSwitch(
      "autocorrection", \.traits.autocorrection, 5, .inferred),
    ProfileSwitch(
      "text-replacement", \.traits.textReplacement, 5, .inferred),
    ProfileSwitch(
      "smart-quotes", \.traits.smartQuotes, 5, .none),
    ProfileSwitch(
      "smart-dashes", \.traits.smartDashes, 5, .none),
    ProfileSwitch(
      "smart-insert-delete", \.traits.smartInsertDelete, 6, .several),
    ProfileSwitch(
      "secure-text-entry", \.traits.secureTextEntry, 11, .several),
    ProfileSwitch(
      "clears-on-begin-editing", \.traits.clearsOnBeginEditing, 11, .documented),
  ]

  /// Undo, `text =` and the order of events (§7, §8, §11).
  static let undoSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "records-refused-paste", \.recordsRefusedPaste, 7, .single),
    ProfileSwitch(
      "records-edit-after-handler", \.recordsEditAfterHandler, 7, .inferred),
    ProfileSwitch(
      "records-program-edits", \.recordsProgramEdits, 7, .none),
    ProfileSwitch(
      "removal-takes-present-edit", \.removalTakesPresentEdit, 7, .inferred),
    ProfileSwitch(
      "typing-undo", \.typingUndo, 7, .none),
    ProfileSwitch(
      "assignment-in-question-unbalances-undo", \.questionAssignmentUnbalancesUndo, 7, .inferred),
    ProfileSwitch(
      "assignment-clears-undo", \.assignmentClearsUndo, 7, .single),
    ProfileSwitch(
      "assignment-caret", \.assignmentCaret, 8, .several),
    ProfileSwitch(
      "assignment-ends-input-session", \.assignmentEndsInputSession, 8, .none),
    ProfileSwitch(
      "assignment-sends-change", \.assignmentSendsChange, 8, .several),
    ProfileSwitch(
      "selection-ends-composition", \.selectionEndsComposition, 8, .single),
    ProfileSwitch(
      "selection-event", \.selectionEvent, 11, .single),
  ]
}
