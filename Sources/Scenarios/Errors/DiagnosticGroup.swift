/// Diagnostics that say the same of several places.
struct DiagnosticGroup {
  /// How many ranges of lines are named.
  private static let mostRanges = 8

  /// The first of them.
  let first: Diagnostic
  /// The line of each, the first one's included, in order.
  private(set) var lines: [Int]

  /// Puts those together that have the same error, in the order of their first places.
  static func groups(of diagnostics: some Sequence<Diagnostic>) -> [DiagnosticGroup] {
    var groups: [DiagnosticGroup] = []
    var places: [ScenarioError: Int] = [:]
    for diagnostic in diagnostics {
      if let place = places[diagnostic.error] {
        groups[place].lines.append(diagnostic.place.line)
      } else {
        places[diagnostic.error] = groups.count
        groups.append(DiagnosticGroup(first: diagnostic, lines: [diagnostic.place.line]))
      }
    }
    return groups
  }

  /// Where the others are, to be put behind the first one's message; empty when it is alone.
  func otherLines(in language: Language) -> String {
    guard lines.count > 1 else { return "" }
    let ranges = Self.ranges(of: lines.dropFirst().filter { $0 != lines[0] })
    guard let first = ranges.first else {
      return language.say(" (once more in this line)", "（本行还有一处）", "（本行還有一處）")
    }
    let count = ranges.count == 1 ? first.count : ranges.count
    let shown = ranges.prefix(Self.mostRanges).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }.joined(separator: ", ")
    let more = ranges.dropFirst(Self.mostRanges).reduce(0) { $0 + $1.count }
    guard more > 0 else {
      return language.say(
        " (also in \(count == 1 ? "line" : "lines") \(shown))", "（还有第 \(shown) 行）",
        "（還有第 \(shown) 行）")
    }
    return language.say(
      " (also in lines \(shown) and \(more) more)", "（还有第 \(shown) 行及另外 \(more) 行）",
      "（還有第 \(shown) 行及另外 \(more) 行）")
  }

  /// Lines in order, those that follow each other as one range.
  private static func ranges(of lines: [Int]) -> [ClosedRange<Int>] {
    lines.reduce(into: []) { ranges, line in
      if let last = ranges.last, line <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, line)
      } else {
        ranges.append(line...line)
      }
    }
  }
}
