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
    let face = Face(field, widths)
    let start = face.start(caret: caret, columns: columns)
    isCutLeft = start > 0
    var offset = start
    var used = 0
    while offset < field.text.count {
      let end = field.text.composedBoundary(after: offset)
      let width = face.columns(of: offset..<end)
      guard used + width < columns else { break }
      if offset <= caret, caret < end { caretColumn = used }
      let text = face.string(in: offset..<end)
      pieces.append(Piece(range: offset..<end, text: text, columns: width))
      used += width
      offset = end
    }
    if caret >= offset { caretColumn = used }
    isCutRight = offset < field.text.count
  }
}

/// How a field's text looks: as it is, or in a secure field as a dot for each composed sequence.
private struct Face {
  let text: UTF16Text
  let widths: ScalarWidths
  /// The cells of a dot; nil where the text is shown.
  let dotColumns: Int?

  init(_ field: TextFieldModel, _ widths: ScalarWidths) {
    text = field.text
    self.widths = widths
    dotColumns =
      field.profile.traits.secureTextEntry ? widths.columns(of: SecureText.dot) : nil
  }

  /// What is shown for one composed sequence.
  func string(in range: Range<Int>) -> String {
    dotColumns == nil ? text.sequence(in: range) : SecureText.dot
  }

  /// The cells of one composed sequence.
  func columns(of range: Range<Int>) -> Int {
    dotColumns ?? text.columns(ofSequence: range, widths)
  }

  /// Where to begin so that the caret is in sight, with room after it where text has been scrolled.
  func start(caret: Int, columns: Int) -> Int {
    if dotColumns == nil, text.surelyFits(in: columns - 1, upTo: caret) { return 0 }
    var start = caret
    var used = 0
    while start > 0 {
      let previous = text.composedBoundary(before: start)
      used += self.columns(of: previous..<start)
      if used >= columns { return boundary(leaving: columns / 4, behind: start, caret) }
      start = previous
    }
    return start
  }

  /// The first boundary from `start` on that leaves `room` more cells free before `caret`.
  private func boundary(leaving room: Int, behind start: Int, _ caret: Int) -> Int {
    var offset = start
    var freed = 0
    while freed < room, offset < caret {
      let next = text.composedBoundary(after: offset)
      freed += columns(of: offset..<next)
      offset = next
    }
    return offset
  }
}

extension UTF16Text {
  /// A composed sequence as a string, lone surrogates as U+FFFD; most are one unit, which need not be
  /// decoded.
  func sequence(in range: Range<Int>) -> String {
    if range.count == 1, let scalar = Unicode.Scalar(self[range.lowerBound]) {
      return String(scalar)
    }
    return string(in: range)
  }

  /// Whether the units before an offset fit as far as can be told without measuring: Han takes two
  /// columns, and nothing in a plain text takes more.
  func surelyFits(in columns: Int, upTo end: Int) -> Bool {
    guard 2 * end <= columns else { return false }
    return units[..<end].allSatisfy { 0x20...0x7E ~= $0 || 0x4E00...0x9FFF ~= $0 }
  }

  /// The cells of a composed sequence; a letter's are known without making a string of it.
  func columns(ofSequence range: Range<Int>, _ widths: ScalarWidths) -> Int {
    range.count == 1 && 0x20...0x7E ~= self[range.lowerBound]
      ? 1 : widths.columns(of: sequence(in: range))
  }
}
