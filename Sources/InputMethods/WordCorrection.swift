import TextField

/// Autocorrection and Text Replacement: what becomes of a word when it ends (UIKit facts §5).
///
/// The system's word lists are not known, so these are a few words of our own; what counts is how the
/// change reaches the field. It remembers the letters that were typed, and gives them up when the app
/// assigns `text`.
struct WordCorrection: Sendable {
  /// Typing errors, and the words that were meant.
  private static let corrections = [
    "teh": "the", "adn": "and", "recieve": "receive", "becuase": "because", "wierd": "weird",
    "dont": "don't", "im": "I'm", "i": "I",
  ]

  /// Shortcuts, and what they stand for; the first is the one that iOS comes with.
  private static let shortcuts = [
    "omw": "On my way!", "brb": "be right back", "btw": "by the way",
  ]

  private var typed = ""

  /// Notes a key that belongs to the word.
  mutating func note(_ character: Character) {
    typed.append(character)
  }

  /// Notes a backspace.
  mutating func noteDeletion() {
    _ = typed.popLast()
  }

  /// Gives the word up.
  mutating func reset() {
    typed = ""
  }

  /// Ends the word, and replaces it where it stands before the caret as it was typed.
  /// - Parameters:
  ///   - host: the field.
  ///   - notifies: whether a replacement sends its change event.
  mutating func endWord(in host: inout some TextInputHost, notifies: Bool = true) {
    defer { reset() }
    let field = host.field
    guard let replacement = replacement(field.profile.traits) else { return }
    let range = field.wordBeforeCaret
    guard field.selectedTextRange.isEmpty, field.text[range] == UTF16Text(typed) else { return }
    host.replaceWord(range, with: UTF16Text(replacement), notifies: notifies)
  }

  private func replacement(_ traits: FieldTraits) -> String? {
    guard traits.autocorrection || traits.textReplacement, !traits.secureTextEntry
    else { return nil }
    let word = typed.lowercased()
    if traits.textReplacement, let phrase = Self.shortcuts[word] { return phrase }
    guard traits.autocorrection, let correction = Self.corrections[word], correction != typed
    else { return nil }
    let isCapitalized = typed.first?.isUppercase ?? false
    return isCapitalized
      ? (correction.first?.uppercased() ?? "") + correction.dropFirst() : correction
  }
}

extension Character {
  /// Whether the key goes on with a word rather than ending it.
  var continuesWord: Bool { isLetter || isNumber || self == "'" }
}
