import Emulator
import Scenarios
import Screen
import TextField

/// The field: a rounded box with its text, a line of signs below it, and what remains at the right.
///
/// The signs say what colour and underline say too: `~` for marked text, `!` for what is over the limit,
/// `?` for half a surrogate pair.
struct FieldBox {
  static let rows = 4
  /// Wide enough for the usual numbers, so that the box keeps its size while one types.
  private static let labelColumns = 20

  let session: Session
  let language: Language
  /// Whether it says what remains; false where that stands beside it.
  var hasLabels = true

  /// Draws the box, and gives the places back where a tap puts the caret.
  func draw(in frame: inout Frame, at rect: Rect) -> [TapArea] {
    var boxRect = rect
    let remainingLabel = remainingLabel
    let labelColumns = max(Self.labelColumns, remainingLabel.columns(frame.widths) + 2)
    let hasSide = hasLabels && rect.size.columns >= 3 * labelColumns
    let side = hasSide ? boxRect.takeRight(labelColumns) : Rect(Size(rows: 0, columns: 0))
    frame.box(boxRect, style: Style(session.field.isFirstResponder ? .accent : .muted))
    if hasSide {
      frame.write(remainingLabel, at: side.row + 1, side.column + 1)
      frame.write(labelNote, at: side.row + 2, side.column + 1)
    } else if hasLabels {
      let bottom = boxRect.rowRange.upperBound - 1
      frame.write(
        StyledText(" ") + remainingLabel + StyledText(" "), at: bottom, boxRect.column + 2)
    }
    let inside = boxRect.inset(rows: 1, columns: 2)
    let line = FieldLine(session.field, columns: inside.size.columns, frame.widths)
    line.draw(session, in: &frame, at: inside)
    return line.areas(at: inside)
  }

  /// How many units remain, of how many.
  var remainingLabel: StyledText {
    guard let limit = session.policy.limit, let remaining = session.remaining else {
      return StyledText(Phrase.units(session.count.value).words(in: language), Style(.muted))
    }
    let style: Style =
      remaining < 0 ? Style(.bad, .bold) : remaining == 0 ? Style(.warning, .bold) : .bold
    return StyledText(Phrase.remaining(remaining, of: limit.value).words(in: language), style)
  }

  /// What else is to say about the length.
  var labelNote: StyledText {
    if session.crash != nil {
      return StyledText(Label.crashed.words(in: language), Style(.bad, .bold))
    }
    if let marked = session.field.markedTextRange {
      return StyledText(Phrase.marked(marked.count).words(in: language), Style(.marked))
    }
    let remaining = session.remaining ?? 1
    if remaining < 0 {
      return StyledText(Phrase.over(-remaining).words(in: language), Style(.bad))
    }
    return StyledText(remaining == 0 ? Label.full.words(in: language) : "", Style(.warning))
  }
}

extension UTF16Text {
  /// Whether half a surrogate pair stands in `range`, taken for itself.
  func hasLoneSurrogate(in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let unit = self[offset]
      if UTF16.isLeadSurrogate(unit), offset + 1 < range.upperBound,
        UTF16.isTrailSurrogate(self[offset + 1])
      {
        offset += 2
      } else if UTF16.isSurrogate(unit) {
        return true
      } else {
        offset += 1
      }
    }
    return false
  }
}

extension Session {
  /// Where the text begins to be too long for the policy; nil while it is not.
  ///
  /// Limits of thousands in another unit than UTF-16 are not walked through at every key; then the end
  /// of the text stands for all of it.
  var firstOffsetOverLimit: Int? {
    guard let limit = policy.limit, let remaining, remaining < 0 else { return nil }
    let text = field.text
    if limit.unit == .utf16 { return max(0, limit.value) }
    guard limit.value < 5000 else { return text.composedBoundary(before: text.count) }
    var used = Count(0)
    var offset = 0
    while offset < text.count {
      let end = text.composedBoundary(after: offset)
      used += limit.unit.count(offset..<end, in: text)
      if used.value > limit.value { return offset }
      offset = end
    }
    return nil
  }
}
