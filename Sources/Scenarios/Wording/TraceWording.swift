import Emulator
import Limits
import TextField

/// The words for one thing that happened, short enough for a line of a trace.
public enum TraceWording {
  /// One line.
  public static func words(for entry: TraceEntry) -> String {
    switch entry {
    case .shouldChange(let change, let answer):
      "shouldChange \(words(for: change.range, change.replacement)) → "
        + ReasonWording.words(for: answer)
    case .call(let call): words(for: call)
    case .selectionChanged(let range): "selectionChanged \(words(forSelection: range))"
    case .editingChanged(let reason): "editingChanged → \(ReasonWording.words(for: reason))"
    case .history(let direction, let entry):
      "\(direction.rawValue) \(words(for: entry.range, entry.replaced))"
    case .notice(let notice): NoticeWording.words(for: notice)
    case .crash(let crash): "crash \(words(for: crash))"
    case .textDidChange, .shouldBeginEditing, .editingDidBegin, .textDidBeginEditing,
      .shouldEndEditing, .editingDidEnd, .textDidEndEditing, .editingDidEndOnExit, .shouldReturn,
      .shouldClear:
      entry.name.rawValue
    }
  }

  /// The exception and its numbers.
  public static func words(for crash: SimulatedCrash) -> String {
    switch crash {
    case .rangeOutOfBounds(let range, let length):
      "\(crash.exceptionName): \(range) outside \(length) units"
    case .endlessRecursion(let depth):
      "\(crash.exceptionName): editingChanged inside itself, \(depth) deep"
    }
  }

  /// `caret 3`, or `selection 1..<3`.
  public static func words(forSelection range: Range<Int>) -> String {
    range.isEmpty ? "caret \(range.lowerBound)" : "selection \(range)"
  }

  private static func words(for call: FieldCall) -> String {
    switch call.name {
    case .removeAllActions: call.name.rawValue
    case .unmarkText: "unmarkText \(quoted(call.edit.replacement))"
    case .insertText, .deleteBackward, .replace, .setMarkedText, .setText:
      "\(call.name.rawValue) \(words(for: call.edit.range, call.edit.replacement))"
    }
  }

  /// What a range becomes: `3..<5 "ab"`; only the range when it becomes nothing.
  private static func words(for range: Range<Int>, _ text: UTF16Text) -> String {
    text.isEmpty ? "\(range) by nothing" : "\(range) \(quoted(text))"
  }

  /// The text in quotes; of a long one the start.
  public static func quoted(_ text: UTF16Text) -> String {
    let most = 24
    guard text.count > most else { return StringNotation.quoted(text) }
    let end = text.composedSequence(at: most).lowerBound
    return StringNotation.quoted(text[0..<end]) + "… (\(text.count) units)"
  }
}
