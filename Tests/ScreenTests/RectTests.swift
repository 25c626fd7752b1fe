import Screen
import Testing

@Suite("Rectangles")
struct RectTests {
  @Test("A layout takes pieces from the edges until nothing is left")
  func taking() {
    var rest = Rect(Size(rows: 5, columns: 10))
    #expect(rest.takeTop(1) == Rect(row: 0, column: 0, rows: 1, columns: 10))
    #expect(rest.takeBottom(1) == Rect(row: 4, column: 0, rows: 1, columns: 10))
    #expect(rest.takeLeft(3) == Rect(row: 1, column: 0, rows: 3, columns: 3))
    #expect(rest.takeRight(3) == Rect(row: 1, column: 7, rows: 3, columns: 3))
    #expect(rest == Rect(row: 1, column: 3, rows: 3, columns: 4))
    #expect(rest.takeTop(9).size.rows == 3)
    #expect(rest.isEmpty)
    #expect(rest.takeBottom(1).isEmpty)
  }

  @Test("What two rectangles have in common")
  func intersection() {
    let rect = Rect(row: 1, column: 1, rows: 4, columns: 4)
    #expect(
      rect.intersection(Rect(row: 3, column: -1, rows: 9, columns: 3))
        == Rect(row: 3, column: 1, rows: 2, columns: 1))
    #expect(rect.intersection(Rect(row: 9, column: 9, rows: 1, columns: 1)).isEmpty)
    #expect(rect.inset(rows: 1, columns: 1) == Rect(row: 2, column: 2, rows: 2, columns: 2))
    #expect(rect.inset(rows: 3, columns: 3).isEmpty)
    #expect(rect.contains(Position(row: 4, column: 4)))
    #expect(!rect.contains(Position(row: 5, column: 4)))
  }
}
