import Emulator
import Screen
import TextField

extension FieldLine {
  /// Draws the line, below it a line of signs where there is room, and `<` and `>` beside what is cut.
  ///
  /// The field with focus gets the cursor.
  func draw(_ session: Session, in frame: inout Frame, at place: Rect) {
    let field = session.field
    let overFrom = session.firstOffsetOverLimit
    var column = place.column
    for piece in pieces {
      let isMarked = field.markedTextRange?.overlaps(piece.range) ?? false
      let isOver = overFrom.map { piece.range.upperBound > $0 } ?? false
      let isBroken = field.text.hasLoneSurrogate(in: piece.range)
      var style = Style.plain
      if isMarked { style = Style(.marked, .underline) }
      if isOver || isBroken { style.role = .bad }
      if field.selectedTextRange.overlaps(piece.range) {
        style = Style(.selection, style.attributes.union(.reverse))
      }
      frame.write(piece.text, at: place.row, column, style: style)
      if place.size.rows > 1,
        let sign: Character = isBroken ? "?" : isOver ? "!" : isMarked ? "~" : nil
      {
        frame.write(
          String(repeating: sign, count: piece.columns), at: place.row + 1, column,
          style: Style(isOver || isBroken ? .bad : .marked))
      }
      column += piece.columns
    }
    if isCutLeft { frame.write("<", at: place.row, place.column - 1, style: .dim) }
    if isCutRight { frame.write(">", at: place.row, place.columnRange.upperBound, style: .dim) }
    if field.isFirstResponder, session.crash == nil {
      frame.cursor = Position(row: place.row, column: place.column + caretColumn)
    }
  }

  /// What a tap on the line means: the halves of each piece stand for the boundary that is nearest, and
  /// what is left and right of all for the ends of what is in sight.
  func areas(at place: Rect) -> [TapArea] {
    var areas: [TapArea] = []
    areas.reserveCapacity(2 * pieces.count + 1)
    var rest = place
    func add(_ columns: Int, _ offset: Int) {
      areas.append(TapArea(.caret(offset), at: rest.takeLeft(columns)))
    }
    for piece in pieces {
      add((piece.columns + 1) / 2, piece.range.lowerBound)
      add(piece.columns / 2, piece.range.upperBound)
    }
    add(rest.size.columns, pieces.last?.range.upperBound ?? 0)
    return areas
  }
}
