import TextField

/// What texts cost in each unit, as a table.
public enum CountTable {
  /// How many characters of a text are shown.
  private static let shown = 40

  /// A line of names, and a line of numbers for each text.
  public static func table(of texts: [String], in language: Language) -> String {
    let units = CountingUnit.allCases
    let counts = texts.map { text in units.map { $0.written(text) } }
    let widths = units.indices.map { column in
      max(units[column].rawValue.count, counts.map { $0[column].count }.max() ?? 0)
    }
    func line(_ cells: [String], _ last: String) -> String {
      zip(cells, widths).map { cell, width in
        String(repeating: " ", count: width - cell.count) + cell + "  "
      }.joined() + last + "\n"
    }
    return line(units.map(\.rawValue), language.say("text", "文本", "文字"))
      + zip(texts, counts).map { text, counts in
        let start = String(text.prefix(shown))
        return line(counts, StringNotation.quoted(start) + (start == text ? "" : "…"))
      }.joined()
  }

  /// A number a line.
  public static func numbers(of texts: [String], in unit: CountingUnit) -> String {
    texts.map { unit.written($0) + "\n" }.joined()
  }
}

extension CountingUnit {
  /// The count of a text, or a dash where this system cannot count.
  fileprivate func written(_ text: String) -> String {
    unavailableReason == nil ? count(UTF16Text(text)).description : "-"
  }
}
