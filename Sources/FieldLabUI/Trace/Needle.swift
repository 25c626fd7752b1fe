import Screen

/// What is looked for in the trace, whatever its case.
struct Needle {
  private let characters: [String]

  /// A needle; an empty one is nowhere.
  init(_ query: String) {
    characters = query.map { $0.lowercased() }
  }

  /// Whether nothing is looked for.
  var isEmpty: Bool { characters.isEmpty }

  /// Whether a text holds it.
  func isIn(_ text: String) -> Bool {
    let text = text.map { $0.lowercased() }
    return place(in: text, from: 0) != nil
  }

  /// The text with every place marked where it is.
  func marked(_ text: String, _ style: Style, _ mark: Style) -> StyledText {
    guard !isEmpty else { return StyledText(text, style) }
    let whole = Array(text)
    let folded = whole.map { $0.lowercased() }
    var line = StyledText()
    var start = 0
    while let found = place(in: folded, from: start) {
      let end = found + characters.count
      line.append(String(whole[start..<found]), style)
      line.append(String(whole[found..<end]), mark)
      start = end
    }
    line.append(String(whole[start...]), style)
    return line
  }

  private func place(in text: [String], from start: Int) -> Int? {
    guard !isEmpty, text.count - start >= characters.count else { return nil }
    return (start...text.count - characters.count).first { place in
      text[place..<place + characters.count].elementsEqual(characters)
    }
  }
}
