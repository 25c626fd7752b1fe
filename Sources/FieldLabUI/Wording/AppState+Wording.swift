extension AppState {
  /// Words of a place, in the language of the screen.
  func label(_ label: Label) -> String { label.words(in: language) }

  /// Words with values in them, in the language of the screen.
  func phrase(_ phrase: Phrase) -> String { phrase.words(in: language) }
}
