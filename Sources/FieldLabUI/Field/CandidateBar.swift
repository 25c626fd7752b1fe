import Emulator
import InputMethods
import Scenarios
import Screen

/// The candidates in sight, each behind the key that picks it, and before them the syllables that can
/// be picked.
struct CandidateBar {
  let candidates: [String]
  let candidateKeys: [Character]
  let syllables: [String]
  /// Whether there are candidates before these.
  let hasPrevious: Bool
  /// Whether there are candidates after these.
  let hasMore: Bool
  let isComposing: Bool
  /// What is being searched for; empty when nothing is.
  let query: String
  let language: Language

  /// Draws the bar, and gives back what can be tapped in it.
  func draw(in frame: inout Frame, at rect: Rect) -> [TapArea] {
    guard !rect.isEmpty else { return [] }
    let columns = rect.size.columns
    var rest = rect
    var areas: [TapArea] = []
    /// Writes at the start of what is left of the bar.
    func write(_ text: String, _ style: Style) {
      let place = rest.takeLeft(frame.widths.columns(of: text))
      frame.write(
        text, at: place.row, place.column, style: style, maxColumns: place.size.columns)
    }
    /// Marks what has been written since `start` was left.
    func mark(_ target: TapArea.Target, from start: Rect) {
      var area = start
      areas.append(
        TapArea(target, at: area.takeLeft(start.size.columns - rest.size.columns)))
    }
    write(
      Self.label(ofQuery: query, for: candidates, columns: columns, in: language, frame.widths),
      Style(.accent))
    if candidates.isEmpty, isComposing {
      write(Label.noCandidates.words(in: language), Style(.muted))
    }
    for (key, syllable) in zip(Bench.syllableKeys, syllables) {
      let start = rest
      write(String(key), Style(.key))
      write(" " + syllable + "  ", .plain)
      mark(.syllable(syllable), from: start)
    }
    if !syllables.isEmpty { write(Self.divider, Style(.muted)) }
    for (index, (key, candidate)) in zip(candidateKeys, candidates).enumerated() {
      let start = rest
      write(String(key), Style(.key))
      let shown = Self.shown(candidate, columns: columns, frame.widths)
      write(" " + shown + "  ", index == 0 ? .bold : .plain)
      mark(.candidate(index), from: start)
    }
    let start = rest
    let words = more?.words(in: language) ?? ""
    write(words, Style(.muted))
    mark(.command(hasMore ? .nextCandidates : .previousCandidates), from: start)
    if hasPrevious, hasMore {
      // The word for the way back stands before the stroke.
      let back = frame.widths.columns(of: String(words.prefix { $0 != "/" }))
      var area = areas.removeLast().rect
      areas.append(TapArea(.command(.previousCandidates), at: area.takeLeft(back)))
      areas.append(TapArea(.command(.nextCandidates), at: area))
    }
    return areas
  }

  private var more: Label? {
    switch (hasPrevious, hasMore) {
    case (true, true): .moreBothWays
    case (true, false): .moreAbove
    case (false, true): .moreBelow
    case (false, false): nil
    }
  }

  /// What is being searched for, with a quarter of the bar for it and its end in sight, and the skin
  /// tone of the candidates, which stand-ins for emoji do not show.
  static func label(
    ofQuery query: String, for candidates: [String], columns: Int, in language: Language,
    _ widths: ScalarWidths
  ) -> String {
    guard !query.isEmpty else { return "" }
    let tone = candidates.joined().unicodeScalars.lazy.compactMap(SkinTone.init).first
    var shown = Substring(query)
    while widths.columns(of: String(shown)) > max(4, columns / 4) { shown.removeFirst() }
    let start = shown.count < query.count ? "…" : ""
    return Phrase.searching(start + shown, tone: tone?.words(in: language)).words(in: language)
      + "  "
  }

  private static let divider = "│ "

  /// As many syllables as have room in a third of a screen, at least one.
  static func fitting(syllables: [String], columns: Int, _ widths: ScalarWidths) -> [String] {
    Array(fitting(syllables.prefix(Bench.syllableKeys.count), in: columns / 3, widths))
  }

  /// As many candidates as have room on a screen behind the syllables, at least one.
  static func fitting(
    _ candidates: [String], after syllables: [String], columns: Int, in language: Language,
    _ widths: ScalarWidths
  ) -> [String] {
    let taken = syllables.reduce(syllables.isEmpty ? 0 : divider.count) {
      $0 + self.columns(of: $1, widths)
    }
    let more = widths.columns(of: Label.moreBothWays.words(in: language))
    let left = columns - 2 - more - taken
    let texts = candidates.map { shown($0, columns: columns, widths) }
    return Array(candidates.prefix(fitting(texts[...], in: left, widths).count))
  }

  /// A candidate as it is shown: no longer than a third of the bar, so that there is room for others.
  private static func shown(
    _ candidate: String, columns: Int, _ widths: ScalarWidths
  ) -> String {
    widths.truncate(candidate, to: max(8, columns / 3))
  }

  private static func fitting(
    _ texts: ArraySlice<String>, in columns: Int, _ widths: ScalarWidths
  ) -> ArraySlice<String> {
    var left = columns
    let count = texts.prefix { text in
      left -= self.columns(of: text, widths)
      return left >= 0
    }.count
    return texts.prefix(max(1, count))
  }

  /// What a text takes with its key and the blanks around.
  private static func columns(of text: String, _ widths: ScalarWidths) -> Int {
    widths.columns(of: text) + 4
  }
}
