import TextField

/// What a keyboard sees: the field to read, and one way to change it that goes past the delegate.
///
/// The part of `UITextInput` that the system keyboard uses, with the delegate's question built in.
public protocol TextInputHost {
  /// The field as it is now.
  var field: TextFieldModel { get }

  // These three are the field's, and asked for at every key, for which it need not be copied.

  /// How the system behaves.
  var profile: SystemProfile { get }
  /// The selection, in UTF-16 offsets.
  var selectedTextRange: Range<Int> { get }
  /// Where the text being composed lies, in UTF-16 offsets, or nil.
  var markedTextRange: Range<Int>? { get }

  /// The time of the current event, since the session began.
  var now: Duration { get }

  /// Asks the delegate, if the change says so, and makes the edits that follow from its answer.
  mutating func perform(_ change: KeyboardChange) -> ChangeOutcome

  /// Moves the user's selection.
  mutating func select(_ range: Range<Int>)

  /// Asks `textFieldShouldReturn` and offers the newline, which is never stored (§11).
  mutating func pressReturn()

  /// Says that a key did nothing, and why.
  mutating func report(_ notice: KeyboardNotice)
}

/// Why a key did nothing, or not what one might expect.
public enum KeyboardNotice: Hashable, Sendable {
  /// The keyboard has no such key.
  case noSuchKey(String)
  /// The key has nothing to do just now.
  case idleKey(String)
  /// The composition holds as many letters as the keyboard takes.
  case compositionFull(letters: Int)
  /// The candidate that was picked is not offered.
  case notOffered(String)
  /// The field has no focus.
  case noFocus
  /// There is nothing to undo, redo, paste, commit or take away.
  case nothingTo(String)
}
