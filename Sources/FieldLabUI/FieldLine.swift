import Screen
import TextField

/// The part of a field's text that is in sight, composed sequence by composed sequence.
///
/// The caret is always inside. Only what is shown is looked at, so a long text costs no more than a short
/// one.
struct FieldLine {
  struct Piece {
    /// The sequence's UTF-16 range.
    var range: Range<Int>
    /// It as a string, lone surrogates as U+FFFD.
    var text: String
    /// The cells it takes.
    var columns: Int
  }

  private(set) var pieces: [Piece] = []
  /// The caret's column, counted from the first piece.
  private(set) var caretColumn = 0
  /// Whether text lies left of the first piece.
  private(set) var isCutLeft = false
  /// Whether text lies right of the last piece.
  private(set) var isCutRight = false

  /// Lays the text out around the caret.
  /// - Parameters:
  ///   - field: the field.
  ///   - columns: how many cells there are; one of them is kept for a caret at the end.
  ///   - widths: the widths of characters.
  init(_ field: TextFieldModel, columns: Int, _ widths: ScalarWidths) {
    let caret = field.selectedTextRange.upperBound
    let start = Self.start(field.text, caret: caret, columns: columns, widths)
    isCutLeft = start > 0
    var offset = start
    var used = 0
    while offset < field.text.count {
      let end = field.text.composedBoundary(after: offset)
      let text = field.text.string(in: offset..<end)
      let width = field.text.columns(of: offset..<end, widths)
      guard used + width < columns else { break }
      if offset <= caret, caret < end { caretColumn = used }
      pieces.append(Piece(range: offset..<end, text: text, columns: width))
      used += width
      offset = end
    }
    if caret >= offset { caretColumn = used }
    isCutRight = offset < field.text.count
  }

  /// Where to begin so that the caret is in sight, with room after it where text has been scrolled.
  private static func start(
    _ text: UTF16Text, caret: Int, columns: Int, _ widths: ScalarWidths
  ) -> Int {
    var start = caret
    var used = 0
    while start > 0 {
      let previous = text.composedBoundary(before: start)
      used += text.columns(of: previous..<start, widths)
      if used >= columns { return text.boundaryLeaving(columns / 4, behind: start, widths, caret) }
      start = previous
    }
    return start
  }
}

extension UTF16Text {
  /// The first boundary from `start` on that leaves `room` more cells free before `caret`.
  fileprivate func boundaryLeaving(
    _ room: Int, behind start: Int, _ widths: ScalarWidths, _ caret: Int
  ) -> Int {
    var offset = start
    var freed = 0
    while freed < room, offset < caret {
      let next = composedBoundary(after: offset)
      freed += columns(of: offset..<next, widths)
      offset = next
    }
    return offset
  }

  /// The cells of one composed sequence; a letter's are known without making a string of it.
  fileprivate func columns(of range: Range<Int>, _ widths: ScalarWidths) -> Int {
    range.count == 1 && 0x20...0x7E ~= self[range.lowerBound]
      ? 1 : widths.columns(of: string(in: range))
  }
}
