extension SystemProfile {
  /// Every property and trait that can be set by name, in the order in which they are documented.
  public static let switches: [ProfileSwitch] =
    compositionSwitches + rewritingSwitches + smartSwitches + undoSwitches

  /// Composing, and its end (§1).
  private static let compositionSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "candidate-commit", \.candidateCommit, 1, .several,
      "what the delegate is asked when a candidate is tapped"),
    ProfileSwitch(
      "composing-backspace", \.composingBackspace, 1, .single,
      "which range the delegate is asked about on backspace while composing"),
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
  ]

  /// Keys that rewrite the previous character (§3, §9).
  private static let rewritingSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "rewrite-sends-two-events", \.rewriteSendsTwoEvents, 9, .several,
      "whether a key that rewrites sends a change event for the deletion too"),
    ProfileSwitch(
      "multi-tap-window", \.multiTapWindow, 3, .source,
      "how long a multi-tap key waits for its next tap, in seconds"),
  ]

  /// What the system does to be helpful (§4 to §6).
  private static let smartSwitches: [ProfileSwitch] = [
    ProfileSwitch(
      "double-space-shortcut", \.doubleSpaceShortcut, 4, .several,
      "whether two quick spaces become a full stop"),
    ProfileSwitch(
      "double-space-window", \.doubleSpaceWindow, 4, .single,
      "how long the second space of the shortcut may take, in seconds"),
  ]

  /// Undo and `text =` (§7, §8).
  private static let undoSwitches: [ProfileSwitch] = [
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
  ]
}
