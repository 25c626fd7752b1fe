import Synchronization

/// The candidates of one input, made as far as somebody asked for.
///
/// Sentences for all keys come first, then the words at the first key, longest first and cheapest
/// first. The list is a pure function of the lattice; only how far it is made changes.
final class PinyinCandidateList: Sendable {
  private struct Production {
    var made: [PinyinCandidate] = []
    var texts: Set<String> = []
    var areSentencesMade = false
    /// The words that take the first `column` keys.
    var queue = WordQueue()
    var column: Int

    mutating func add(_ text: String, letters: Int) {
      if texts.insert(text).inserted {
        made.append(PinyinCandidate(text: text, letters: letters))
      }
    }
  }

  private let decoder: PinyinDecoder
  private let lattice: PinyinLattice
  private let ending: PinyinLattice.Column
  private let production: Mutex<Production>

  init(_ decoder: PinyinDecoder, _ lattice: PinyinLattice, ending: PinyinLattice.Column) {
    self.decoder = decoder
    self.lattice = lattice
    self.ending = ending
    production = Mutex(Production(column: lattice.keys.count + 1))
  }

  /// Whether no key has a reading.
  var isEmpty: Bool { lattice.keys.count == lattice.origin }

  /// The first `count` candidates, or fewer if there are no more.
  func prefix(_ count: Int) -> ArraySlice<PinyinCandidate> {
    production.withLock { production in
      produce(&production, upTo: count)
      return production.made.prefix(count)
    }
  }

  /// All candidates.
  var all: [PinyinCandidate] {
    production.withLock { production in
      produce(&production, upTo: .max)
      return production.made
    }
  }

  /// The place of a text; making the rest of the list only if it is not among those made.
  func index(of text: String) -> Int? {
    production.withLock { production in
      if !production.texts.contains(text) { produce(&production, upTo: .max) }
      return production.made.firstIndex { $0.text == text }
    }
  }

  private func produce(_ production: inout Production, upTo count: Int) {
    if !production.areSentencesMade {
      makeSentences(&production)
    }
    while production.made.count < count {
      if let word = production.queue.popFirst(costs: decoder.dictionary.costs) {
        production.add(text(of: [word]), letters: production.column)
      } else if !openNextColumn(&production) {
        return
      }
    }
  }

  private func makeSentences(_ production: inout Production) {
    production.areSentencesMade = true
    guard !isEmpty else { return }
    for path in ending.paths {
      let words = decoder.words(of: path, ending: ending, in: lattice)
      production.add(text(of: words), letters: lattice.keys.count)
    }
  }

  /// Goes on to the words that are one key shorter; false if there are none.
  private func openNextColumn(_ production: inout Production) -> Bool {
    let origin = lattice.origin
    guard production.column > origin + 1 else { return false }
    production.column -= 1
    let isLast = production.column == lattice.keys.count
    let column = isLast ? ending : lattice.columns[production.column]
    // Where the keys are spelled in full, a word of initials would be a stranger (`ni h` in
    // `nihaogm`).
    let isSpelled = production.column <= lattice.spelledUntil
    for step in column.steps
    where Int(step.start) == origin && !(isSpelled && step.penalty > 0) {
      production.queue.add(
        decoder.dictionary.words(of: Int(step.node)), penalty: step.penalty,
        costs: decoder.dictionary.costs)
    }
    return true
  }

  private func text(of words: [Int]) -> String {
    String(decoding: words.flatMap { decoder.dictionary.units(ofWord: $0) }, as: UTF16.self)
  }
}
