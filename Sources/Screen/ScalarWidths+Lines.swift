extension ScalarWidths {
  /// The text in lines that fit, broken at its spaces and beside wide characters; a word that is too
  /// long for a line is cut.
  ///
  /// Chinese has no spaces between words. A line does not begin with a mark that closes something, nor
  /// end with one that opens it.
  ///
  /// - Parameters:
  ///   - text: The text; two spaces between words become one.
  ///   - room: The columns of a line.
  /// - Returns: The lines, none for a text without words.
  public func lines(of text: String, columns room: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      for (place, part) in parts(of: word).enumerated() {
        let part = truncate(part, to: room)
        let space = place == 0 ? " " : ""
        if let last = lines.last, columns(of: last + space + part) <= room {
          lines[lines.count - 1] = last + space + part
        } else {
          lines.append(part)
        }
      }
    }
    return lines
  }

  private static let closing: Set<Character> = [
    "，", "。", "、", "；", "：", "！", "？", "）", "」", "』", "》", "”", "’", "…",
  ]
  private static let opening: Set<Character> = ["（", "「", "『", "《", "“", "‘"]

  /// The pieces of a word between which a line may end.
  private func parts(of word: Substring) -> [String] {
    var parts: [String] = []
    var last: Character?
    for character in word {
      let isJoined =
        last.map { last in
          Self.closing.contains(character) || Self.opening.contains(last)
            || columns(of: last) < 2 && columns(of: character) < 2
        } ?? false
      if isJoined {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
      last = character
    }
    return parts
  }
}
