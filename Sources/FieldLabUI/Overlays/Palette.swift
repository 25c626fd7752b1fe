/// Everything that can be done now, found by a few letters.
public struct Palette: Sendable {
  /// What a line of the palette does.
  enum Choice: Sendable {
    /// What a key does as well.
    case command(Command)
    /// A line of a menu.
    case item(Menu.Purpose, String)
    /// The scenario in this place of the list of cases.
    case scenario(Int)
  }

  /// One line.
  struct Entry: Sendable {
    /// What it is called.
    var title: String
    /// What it is called in English, for a tester who types no Han.
    var alias: String
    /// What it does.
    var detail: String
    /// The key that does the same, if one does.
    var key = ""
    /// What choosing it does.
    var choice: Choice
  }

  /// What was typed.
  public private(set) var query = ""
  /// The lines that it finds, best first.
  private(set) var matches: [Entry]
  /// The place of the line under the bar.
  public private(set) var selected = 0

  private let entries: [Entry]

  /// A palette of `entries`, all of them shown.
  init(_ entries: [Entry]) {
    self.entries = entries
    matches = entries
  }

  /// Adds to what is looked for.
  mutating func type(_ text: String) {
    query += text
    find()
  }

  /// Takes the last character of it back.
  mutating func deleteBackward() {
    _ = query.popLast()
    find()
  }

  /// Moves the bar, round the ends.
  mutating func move(by steps: Int) {
    guard !matches.isEmpty else { return }
    selected = ((selected + steps) % matches.count + matches.count) % matches.count
  }

  private mutating func find() {
    selected = 0
    let scored = entries.enumerated().compactMap { place, entry in
      Self.score(of: query, in: entry).map { (score: $0, place: place, entry: entry) }
    }
    matches = scored.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.entry)
  }

  /// How well a query fits a line; nil when it does not.
  ///
  /// Best is a title that holds it as it stands, then one that holds its letters in order, the more of
  /// them at the starts of words and in a row the better, then a detail that holds it.
  private static func score(of query: String, in entry: Entry) -> Int? {
    let query = query.lowercased()
    let names = [entry.title.lowercased(), entry.alias.lowercased()]
    return names.compactMap { score(of: query, inName: $0) }.max()
      ?? (entry.detail.lowercased().contains(query) ? -1 : nil)
  }

  private static func score(of query: String, inName name: String) -> Int? {
    if name.contains(query) { return 200 - name.count }
    return score(of: query.filter { $0 != " " }, in: name).map { min($0, 100) }
  }

  private static func score(of letters: String, in text: String) -> Int? {
    var score = 0
    var rest = letters[...]
    var before: Character = " "
    var followsMatch = false
    for character in text {
      guard let wanted = rest.first else { break }
      let isMatch = character == wanted
      if isMatch {
        rest.removeFirst()
        if !before.isLetter { score += 3 }
        if followsMatch { score += 2 }
      }
      followsMatch = isMatch
      before = character
    }
    return rest.isEmpty ? score : nil
  }
}
