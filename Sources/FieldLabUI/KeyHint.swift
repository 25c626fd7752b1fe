/// A key in the line of keys, and what it does in a word.
struct KeyHint {
  /// The key's name, or several.
  let key: String
  /// What it does.
  let word: String
  /// What a tap on it runs; nil for a key that is no command.
  var command: Command?

  init(_ key: String, _ word: String) {
    self.key = key
    self.word = word
  }

  init(_ command: Command, _ word: String) {
    key = KeyBinding.keyName(of: command)
    self.word = word
    self.command = command
  }
}
