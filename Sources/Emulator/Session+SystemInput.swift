import InputMethods
import TextField

/// What the system puts into the field on the user's behalf.
extension Session {
  /// Whether the field hides its text, so that nothing that would have to read it is offered.
  var isSecure: Bool { guarded.field.profile.traits.secureTextEntry }

  /// A tapped suggestion: the candidate while something is composed, the next word on a keyboard that
  /// composes words, and else another word in place of the one before the caret, with a space after it
  /// (UIKit facts §1, §5).
  mutating func suggest(_ text: UTF16Text) {
    guard !isSecure else { return guarded.report(.notOffered(text.string)) }
    if keyboard.isComposing {
      keyboard.pick(.text(text.string), in: &guarded)
    } else if guarded.field.markedTextRange != nil {
      guarded.commit(text)
    } else {
      // Somebody else types now, so a multi-tap key must not go on with its letter.
      keyboard.forgetComposition()
      if keyboard.name.suggestsNextWord { guarded.typeNextWord(text) } else { predict(text) }
    }
  }

  private mutating func predict(_ text: UTF16Text) {
    guard guarded.replaceWord(guarded.field.wordBeforeCaret, with: text) == .made,
      guarded.type(" ") == .made, guarded.field.profile.smart.predictionSwallowsSpace
    else { return }
    predictionEnd = guarded.field.selectedTextRange.upperBound
  }

  /// Whether `key` is the space that a prediction swallows: the very next key, at the same place.
  mutating func swallows(_ key: Key) -> Bool {
    guard let end = predictionEnd else { return false }
    predictionEnd = nil
    guard key == .space, guarded.field.selectedTextRange == end..<end else { return false }
    guarded.report(.idleKey("space"))
    return true
  }

  /// Dictates, where the keyboard has a key for it.
  mutating func dictate(_ text: UTF16Text) {
    guard !isSecure else { return guarded.report(.noSuchKey("dictation")) }
    endComposition()
    guarded.dictate(text)
  }
}
