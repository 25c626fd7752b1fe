/// What was expected and what was found, of long texts the part around the place where they part.
struct TextDifference {
  /// How many characters of a text are shown.
  private static let longest = 400
  /// How many of them stand before the place where the texts part.
  private static let context = 80

  /// What was expected.
  let expected: String
  /// What was found.
  let got: String
  /// Blanks up to where the two part, and a caret; nil where one of them is no text.
  let marker: String?

  /// Compares what is expected with what was found; texts are in quotes.
  init(_ expected: String, _ got: String) {
    let (left, right) = (Array(expected), Array(got))
    let common = zip(left, right).prefix { $0 == $1 }.count
    let start =
      max(left.count, right.count) > Self.longest ? max(0, common - Self.context) : 0
    self.expected = Self.excerpt(left, from: start)
    self.got = Self.excerpt(right, from: start)
    let areTexts = left.first == "\"" && right.first == "\""
    let before = left[start..<common].flatMap(\.unicodeScalars)
    let cells = CellWidth.standard.cells(before) + (start > 0 ? 1 : 0)
    marker = areTexts && expected != got ? String(repeating: " ", count: cells) + "^" : nil
  }

  private static func excerpt(_ text: [Character], from start: Int) -> String {
    let end = min(text.count, start + longest)
    guard start <= end else { return "…" }
    return (start > 0 ? "…" : "") + String(text[start..<end]) + (end < text.count ? "…" : "")
  }
}
