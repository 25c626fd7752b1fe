import Emulator
import InputMethods
import TextField

/// What a screen shows of a secure field: a dot for each composed sequence.
///
/// The trace and the checks hide the text as the field does, because a screen is shown to others. What is
/// written to files keeps it: a scenario without its text could not be run.
enum SecureText {
  /// The dot.
  static let dot = "●"
  /// It as UTF-16.
  static let dotUnit: UInt16 = 0x25CF
}

extension UTF16Text {
  /// A dot for each composed sequence; for each unit of a text that is too long to be shown in full.
  var dotted: UTF16Text {
    UTF16Text(units: repeatElement(SecureText.dotUnit, count: count > 100 ? count : sequenceCount))
  }

  private var sequenceCount: Int {
    var sequences = 0
    var offset = 0
    while offset < count {
      offset = composedBoundary(after: offset)
      sequences += 1
    }
    return sequences
  }
}

extension TraceEntry {
  /// The entry with dots for its text; ranges and numbers stay.
  var withoutText: TraceEntry {
    switch self {
    case .shouldChange(var change, let answer):
      change.replacement = change.replacement.dotted
      return .shouldChange(change, answer)
    case .call(var call):
      call.edit.replacement = call.edit.replacement.dotted
      call.edit.replaced = call.edit.replaced.dotted
      return .call(call)
    case .history(let direction, var entry):
      entry.replaced = entry.replaced.dotted
      return .history(direction, entry)
    case .notice(.notOffered(let candidate)):
      return .notice(.notOffered(UTF16Text(candidate).dotted.string))
    case .notice(.noSuchKey): return .notice(.noSuchKey(SecureText.dot))
    default: return self
    }
  }
}

extension InputEvent {
  /// The event with dots for its text, and for what is printed on a key.
  var withoutText: InputEvent {
    switch self {
    case .key(.character): .key(.character(Character(SecureText.dot)))
    case .pick(.text(let text)): .pick(.text(UTF16Text(text).dotted.string))
    case .insert(let text): .insert(text.dotted)
    case .paste(let text): .paste(text?.dotted)
    case .mark(let text): .mark(text.dotted)
    case .commit(let text): .commit(text?.dotted)
    case .replace(let range, let text): .replace(range, text.dotted)
    case .suggest(let text): .suggest(text.dotted)
    case .autofill(let text): .autofill(text.dotted)
    case .dictate(let text): .dictate(text.dotted)
    case .drop(let offset, let text): .drop(offset, text.dotted)
    case .setText(let text): .setText(text.dotted)
    default: self
    }
  }
}
