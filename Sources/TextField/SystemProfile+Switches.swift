extension SystemProfile {
  /// Every property and trait that can be set by name, in the order in which they are documented.
  public static let switches: [ProfileSwitch] =
    compositionSwitches + rewritingSwitches + smartSwitches + undoSwitches + traitSwitches

  /// Composing, and its end (§1).
  static let compositionSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "candidate-commit", \.candidateCommit, 1, .several,
      "what the delegate is asked when a candidate is tapped"),
    ProfileSwitch(
      "commit-hides-mark", \.commitHidesMark, 1, .inferred,
      "whether the field has no marked range inside the question about a candidate"),
    ProfileSwitch(
      "composition-asks", \.compositionAsks, 1, .several,
      "whether the delegate is asked about the keys of a composition"),
    ProfileSwitch(
      "composing-backspace", \.composingBackspace, 1, .single,
      "which range the delegate is asked about on backspace while composing"),
    ProfileSwitch(
      "composing-backspace-string", \.composingBackspaceString, 1, .none,
      "with which string backspace asks about the whole marked range"),
    ProfileSwitch(
      "association-asks", \.associationAsks, 1, .none,
      "whether the delegate is asked about a next word that is tapped with nothing marked"),
    ProfileSwitch(
      "refused-commit", \.refusedCommit, 1, .single,
      "what stays of the marked text after the delegate refused a candidate"),
    ProfileSwitch(
      "syllable-separator", \.syllableSeparator, 1, .several,
      "what stands between two syllables of marked pinyin"),
    ProfileSwitch(
      "commit-sends-two-events", \.commitSendsTwoEvents, 1, .several,
      "whether a commit sends a change event for the text and one for the unmarking"),
    ProfileSwitch(
      "return-keeps-separators", \.returnKeepsSeparators, 1, .none,
      "whether Return keeps the separators when it commits raw letters"),
    ProfileSwitch(
      "handwriting-asks-first", \.handwritingAsksFirst, 1, .single,
      "whether the delegate is asked about a drawn character before it is in the field"),
  ]

  /// Keys that rewrite or delete the previous character (§3, §9, §10).
  static let rewritingSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "rewrite-question", \.rewriteQuestion, 9, .several,
      "what the delegate is asked when a key rewrites the previous character"),
    ProfileSwitch(
      "rewrite-sends-two-events", \.rewriteSendsTwoEvents, 9, .several,
      "whether a key that rewrites sends a change event for the deletion too"),
    ProfileSwitch(
      "multi-tap-window", \.multiTapWindow, 3, .source,
      "how long a multi-tap key waits for its next tap, in seconds"),
    ProfileSwitch(
      "delete-question", \.deleteQuestion, 10, .single,
      "which range the delegate is asked about when backspace takes a composed sequence away"),
  ]

  /// What the system does to be helpful (§4 to §6).
  private static let smartSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "double-space-shortcut", \.doubleSpaceShortcut, 4, .several,
      "whether two quick spaces become a full stop"),
    ProfileSwitch(
      "double-space-window", \.doubleSpaceWindow, 4, .single,
      "how long the second space of the shortcut may take, in seconds"),
    ProfileSwitch(
      "double-space-question", \.smart.doubleSpaceQuestion, 4, .several,
      "what the delegate is asked when two spaces become a full stop in English"),
    ProfileSwitch(
      "chinese-double-space-asks", \.smart.chineseDoubleSpaceAsks, 4, .single,
      "whether the deletion and the 。 that replace two spaces are asked about"),
    ProfileSwitch(
      "autocorrection-asks", \.smart.autocorrectionAsks, 5, .single,
      "whether predictions and corrections are asked about (old systems: off)"),
    ProfileSwitch(
      "prediction-swallows-space", \.smart.predictionSwallowsSpace, 5, .single,
      "whether the space typed after a prediction is swallowed"),
    ProfileSwitch(
      "autocorrection-on-blur-notifies", \.smart.autocorrectionOnBlurNotifies, 5, .source,
      "whether a correction made because focus is lost sends its change event"),
    ProfileSwitch(
      "paste-sets-caret-again", \.smart.pasteSetsCaretAgain, 6, .source,
      "whether the system sets the caret after a paste, over what the delegate set"),
    ProfileSwitch(
      "autofill-probe", \.smart.autofillProbe, 6, .several,
      "with what AutoFill asks before it fills a field (older systems: space)"),
    ProfileSwitch(
      "autofill-needs-probe", \.smart.autofillNeedsProbe, 6, .inferred,
      "whether a no to that question keeps the text out"),
    ProfileSwitch(
      "dictation-asks", \.smart.dictationAsks, 9, .single,
      "whether dictated text is asked about"),
    ProfileSwitch(
      "dictation-placeholder", \.smart.dictationPlaceholder, 9, .several,
      "what stands in the text while the system listens"),
    ProfileSwitch(
      "return-ends-editing", \.smart.returnEndsEditing, 11, .single,
      "whether Return ends editing, after editingDidEndOnExit"),
  ]

  /// Traits of the field and settings of the phone; all off at first.
  private static let traitSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "content-type", \.traits.contentType, 6, .several,
      "what the field says it holds, which decides how AutoFill arrives"),
    ProfileSwitch(
      "autocorrection", \.traits.autocorrection, 5, .inferred,
      "whether a short list of typing errors is corrected at the end of a word"),
    ProfileSwitch(
      "text-replacement", \.traits.textReplacement, 5, .inferred,
      "whether shortcuts such as omw are expanded at the end of a word"),
    ProfileSwitch(
      "smart-quotes", \.traits.smartQuotes, 5, .none,
      "whether straight quotes become curly ones"),
    ProfileSwitch(
      "smart-dashes", \.traits.smartDashes, 5, .none,
      "whether two hyphens become a dash"),
    ProfileSwitch(
      "smart-insert-delete", \.traits.smartInsertDelete, 6, .several,
      "whether spaces come and go with pasted and deleted words"),
    ProfileSwitch(
      "secure-text-entry", \.traits.secureTextEntry, 11, .several,
      "whether the field hides its text, and loses it at the first edit after focus"),
    ProfileSwitch(
      "clears-on-begin-editing", \.traits.clearsOnBeginEditing, 11, .documented,
      "whether the field is emptied when it gets focus"),
  ]

  /// Undo, `text =` and the order of events (§7, §8, §11).
  static let undoSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "records-refused-paste", \.recordsRefusedPaste, 7, .single,
      "whether a paste that was refused is recorded for undo all the same"),
    ProfileSwitch(
      "records-edit-after-handler", \.recordsEditAfterHandler, 7, .inferred,
      "whether a change is recorded although its handler assigned text"),
    ProfileSwitch(
      "records-program-edits", \.recordsProgramEdits, 7, .none,
      "whether replace and insertText called by the app are recorded for undo"),
    ProfileSwitch(
      "removal-takes-present-edit", \.removalTakesPresentEdit, 7, .inferred,
      "whether removeAllActions in the handler takes the change being handled with it"),
    ProfileSwitch(
      "typing-undo", \.typingUndo, 7, .none,
      "whether one undo takes back a key or all keys that followed one another"),
    ProfileSwitch(
      "assignment-in-question-unbalances-undo", \.questionAssignmentUnbalancesUndo, 7, .inferred,
      "whether nothing is recorded any more once text = was called in the delegate's question"),
    ProfileSwitch(
      "assignment-clears-undo", \.assignmentClearsUndo, 7, .single,
      "whether text = forgets what could be undone"),
    ProfileSwitch(
      "assignment-caret", \.assignmentCaret, 8, .several,
      "where text = puts the caret: at the end, or at the start of what is new"),
    ProfileSwitch(
      "assignment-ends-input-session", \.assignmentEndsInputSession, 8, .none,
      "whether the keyboard's composition is over when text = takes the mark away"),
    ProfileSwitch(
      "assignment-sends-change", \.assignmentSendsChange, 8, .several,
      "whether text = sends the change event"),
    ProfileSwitch(
      "selection-ends-composition", \.selectionEndsComposition, 8, .single,
      "whether a selection that the program sets ends a composition"),
    ProfileSwitch(
      "selection-event", \.selectionEvent, 11, .single,
      "when the selection event of a change comes"),
  ]
}
