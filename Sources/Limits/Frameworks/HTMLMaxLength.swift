import TextField

/// The `maxlength` attribute of an HTML text control.
///
/// A composition is free, also in a full field; when it ends, what was committed is the insertion, and
/// only as much of it stays as fits. What the program sets is never cut, and deleting always works.
struct HTMLMaxLength: ValueFormatter {
  /// Whose rules run.
  enum Browser: Sendable {
    /// Blink, and WebKit today.
    case current
    /// Firefox: a typed insertion of which nothing fits is cancelled, so the selection survives.
    case gecko
    /// Older WebKit, which counted and cut grapheme clusters.
    case webKitLegacy
  }

  let browser: Browser
  /// Whether the user's paste may be too long, as a preference of Firefox has it.
  var isPasteExempt = false
  /// Whether it is a text area, which keeps line breaks.
  var isMultiline = false

  func format(_ change: ValueChange, within limit: Limit) -> FormattedValue {
    if let marked = change.new.marked {
      return change.accepted(.composing(marked: marked.count))
    }
    let earlier = change.settled
    var change = change
    if !isMultiline { change.dropLineBreaks(since: earlier) }
    let insertion = change.insertion(since: earlier).inserted
    let length = change.length(in: limit.unit)
    guard length > limit.value, !insertion.isEmpty else {
      return change.accepted(.left(length: length, limit: limit.value))
    }
    if isPasteExempt, change.kind == .paste {
      return change.accepted(.tolerated(length: length, limit: limit.value))
    }
    let inserted = change.new.text[insertion]
    let rest = limit.unit.change(replacing: insertion, in: change.new.text, with: "")
    let room = max(0, limit.value - (Count(length) + rest).value)
    let boundary: CutBoundary = browser == .webKitLegacy ? .sequence : .surrogate
    let kept = limit.unit.prefixLength(of: inserted, fitting: room, at: boundary)
    let isCancelled = browser == .gecko && kept == 0 && change.old.marked == nil
    return FormattedValue(
      value: isCancelled ? change.old : change.keeping(kept, since: earlier),
      reason: .insertionCut(
        inserted: limit.unit.count(inserted).value,
        kept: limit.unit.count(inserted[0..<kept]).value, room: room))
  }
}

extension ValueChange {
  /// Makes the insertion one line: line breaks at its end go, others become spaces.
  fileprivate mutating func dropLineBreaks(since earlier: FieldValue) {
    let range = insertion(since: earlier).inserted
    var units = new.text.units[range]
    guard units.contains(where: \.isLineBreak) else { return }
    while units.last?.isLineBreak == true { units.removeLast() }
    var line: [UInt16] = []
    for (index, unit) in zip(units.indices, units) {
      let isSecondHalf = unit == 0x0A && index > units.startIndex && units[index - 1] == 0x0D
      if !isSecondHalf { line.append(unit.isLineBreak ? 0x20 : unit) }
    }
    new.text.replace(range, with: UTF16Text(units: line))
    knownLength = nil
    let caret = range.lowerBound + line.count
    new.selection = caret..<caret
  }
}

extension UInt16 {
  fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
