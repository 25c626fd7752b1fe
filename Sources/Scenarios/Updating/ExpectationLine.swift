/// The parts of a line with an expectation that an update keeps: indentation, the columns of `for` and of
/// the comment, and the comment.
struct ExpectationLine {
  private let indentation: Substring
  private let start: String
  private let forColumn: Int
  private let comment: Substring
  private let commentColumn: Int
  private let tail: Substring

  /// The parts of `line`, in which the expectation is `source`; nil when it is not in it.
  init?(_ line: String, source: String) {
    guard let place = line.firstRange(of: source) else { return nil }
    let verb = source.prefix { !$0.isBlank }
    let blanks = source[verb.endIndex...].prefix(while: \.isBlank)
    indentation = line[..<place.lowerBound]
    start = String(verb + blanks)
    // No policy's id has a blank, so this is the clause and no part of a string.
    let clause = source.ranges(of: #/[ \t]for[ \t]+[^"]*$/#).last
    forColumn =
      clause.map { Self.cells(line[..<place.lowerBound] + source[..<$0.lowerBound]) + 1 } ?? 0
    let rest = line[place.upperBound...]
    comment = rest.drop(while: \.isBlank)
    tail = rest
    commentColumn = Self.cells(line[..<comment.startIndex])
  }

  /// The line with another claim, about these policies, or about all when nil; or that line as a comment.
  func line(_ claim: String, for policies: [String]?, isComment: Bool = false) -> String {
    let line = indentation + (isComment ? "# " : "") + start + claim
    guard let policies else { return line }
    return Self.pad(line, to: forColumn) + "for " + policies.joined(separator: ", ")
  }

  /// A line with the comment that stood behind the old one, in its column.
  func commented(_ line: String) -> String {
    comment.isEmpty ? line + tail : Self.pad(line, to: commentColumn) + comment
  }

  /// The text and blanks up to a column, one at least.
  private static func pad(_ text: String, to column: Int) -> String {
    text + String(repeating: " ", count: max(1, column - cells(text)))
  }

  private static func cells(_ text: some StringProtocol) -> Int {
    CellWidth.standard.cells(text.unicodeScalars)
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
