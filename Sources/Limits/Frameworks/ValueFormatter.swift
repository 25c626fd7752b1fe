import TextField

/// How a framework makes the value that its text widget shows out of the one that is proposed.
///
/// The keyboard has changed the view by then; what the formatter returns is put in its place.
protocol ValueFormatter: Sendable {
  /// Whether the widget is a UIKit field under the program's own `text =`.
  ///
  /// Recorded ranges of undo then point past text that was cut, and raise. A framework that keeps an
  /// undo history of its own applies no such range.
  var isPlainUIKit: Bool { get }

  /// Makes the value that is shown.
  /// - Parameters:
  ///   - change: the values before and after the change.
  ///   - limit: the limit; not negative.
  /// - Returns: the value, the proposed one where nothing is wrong with it, and the reason.
  func format(_ change: ValueChange, within limit: Limit) -> FormattedValue
}

extension ValueFormatter {
  /// The framework keeps its own undo history.
  var isPlainUIKit: Bool { false }
}

/// The value that a formatter wants shown, and why.
struct FormattedValue: Hashable, Sendable {
  /// The value to be shown.
  var value: FieldValue
  /// Which rule made it so, with the numbers that it compared.
  var reason: Reason
}

extension ValueChange {
  /// The proposed value as it is.
  func accepted(_ reason: Reason) -> FormattedValue {
    FormattedValue(value: new, reason: reason)
  }

  /// The proposed value with `kept` units of what was inserted since `earlier`; the caret after them.
  /// - Parameters:
  ///   - kept: how many UTF-16 units of the insertion stay.
  ///   - earlier: the value that the insertion is counted from.
  ///   - isComposingKept: whether what is left of the composing text goes on being composed.
  /// - Returns: a value that loses the end of the insertion.
  func keeping(_ kept: Int, since earlier: FieldValue, isComposingKept: Bool = false) -> FieldValue
  {
    let inserted = insertion(since: earlier).inserted
    var value = FieldValue(text: new.text)
    let end = inserted.lowerBound + kept
    value.text.replace(end..<inserted.upperBound, with: "")
    value.selection = end..<end
    if isComposingKept, let start = new.marked?.lowerBound, start < end {
      value.marked = start..<end
    }
    return value
  }

  /// The proposed text cut at its end; the selection moves in front of the cut.
  /// - Parameters:
  ///   - kept: how many UTF-16 units of the text stay.
  ///   - isComposingKept: whether what is left of the composing text goes on being composed.
  /// - Returns: a value that loses its end.
  func keepingStart(_ kept: Int, isComposingKept: Bool = false) -> FieldValue {
    var value = FieldValue(text: new.text[0..<kept])
    value.selection = min(new.selection.lowerBound, kept)..<min(new.selection.upperBound, kept)
    if isComposingKept, let marked = new.marked, marked.lowerBound < kept {
      value.marked = marked.lowerBound..<min(marked.upperBound, kept)
    }
    return value
  }
}

extension Reason {
  /// Why a text of `length` units may stand as it is.
  static func left(length: Int, limit: Int) -> Reason {
    length > limit
      ? .tolerated(length: length, limit: limit) : .within(length: length, limit: limit)
  }
}
