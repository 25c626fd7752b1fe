import Foundation

/// Where the program shows what, so that tests can speak of the field and its lamps.
extension CapturedScreen {
  /// Whether the program's screen is there.
  var isFieldLab: Bool { title.hasPrefix(" FieldLab ") }

  /// The row on top: policy, limit, keyboard, system.
  var title: String { lines.first ?? "" }

  /// The text in the field's box, with `<` and `>` where more lies beside it;
  /// without blanks around it.
  var field: String { insideBox(row: 2) }

  /// The signs below the field's text.
  var signs: String { insideBox(row: 3) }

  /// The units that remain.
  var remaining: Int? {
    for line in lines {
      if let match = line.firstMatch(of: /remaining (-?\d+) \/ \d+/) { return Int(match.1) }
    }
    return nil
  }

  /// What the pre-check said: its sign and words.
  var preCheck: String { lamp("pre-check") }

  /// What the post-filter said: its sign and words.
  var postFilter: String { lamp("post-filter") }

  /// The candidates in sight, in order.
  var candidates: [String] {
    guard let row = lines.firstIndex(where: { $0.hasPrefix(" pre-check ") }), row > 0 else {
      return []
    }
    return lines[row - 1].matches(of: /[1-9] (\S+)/).map { String($0.1) }
  }

  /// The rows of the trace.
  var trace: [String] {
    guard let row = lines.firstIndex(where: { $0.hasPrefix("── trace ") }) else { return [] }
    return lines[(row + 1)...].dropLast(2).filter { !$0.isEmpty }
  }

  private func lamp(_ name: String) -> String {
    guard let line = lines.first(where: { $0.hasPrefix(" \(name) ") }) else { return "" }
    return line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
  }

  private func insideBox(row: Int) -> String {
    guard row < lines.count else { return "" }
    let parts = lines[row].split(separator: "│", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return "" }
    return parts[1].trimmingCharacters(in: .whitespaces)
  }
}
