extension PinyinDecoder {
  /// The best paths whose last word ends with one of `steps`, no two with the same text.
  func paths(ending steps: [Lattice.Step], of lattice: Lattice) -> [Lattice.Path] {
    var best: [Lattice.Path] = []
    best.reserveCapacity(Self.sentenceCount + 1)
    for (index, step) in steps.enumerated() {
      let words = dictionary.words(of: Int(step.node))
      guard !words.isEmpty else { continue }
      let heads = lattice.columns[Int(step.start)].paths
      for word in words.prefix(Self.sentenceCount) {
        let cost = Cost.word + step.penalty + Int32(dictionary.costs[word])
        if let head = heads.first, isBeaten(head.cost + cost, word, best) { break }
        for (rank, head) in heads.enumerated() {
          guard !isBeaten(head.cost + cost, word, best) else { break }
          insert(
            Lattice.Path(
              cost: head.cost + cost, word: UInt32(word), step: Int32(index), rank: Int32(rank),
              hash: hash(head.hash, word)),
            into: &best)
        }
      }
    }
    return best
  }

  private func isBeaten(_ cost: Int32, _ word: Int, _ best: [Lattice.Path]) -> Bool {
    guard best.count == Self.sentenceCount, let worst = best.last else { return false }
    return (worst.cost, worst.word) <= (cost, UInt32(word))
  }

  private func insert(_ path: Lattice.Path, into best: inout [Lattice.Path]) {
    if let same = best.firstIndex(where: { $0.hash == path.hash }) {
      guard (path.cost, path.word) < (best[same].cost, best[same].word) else { return }
      best.remove(at: same)
    }
    let place = best.firstIndex { (path.cost, path.word) < ($0.cost, $0.word) } ?? best.count
    best.insert(path, at: place)
    if best.count > Self.sentenceCount { best.removeLast() }
  }

  /// The hash of a text depends on its units only, not on how they are cut into words.
  private func hash(_ head: UInt64, _ word: Int) -> UInt64 {
    dictionary.units(ofWord: word).reduce(head) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// The words of a path, first word first.
  func words(of path: Lattice.Path, ending column: Lattice.Column, in lattice: Lattice) -> [Int] {
    var words: [Int] = []
    var (path, column) = (path, column)
    while path.step >= 0 {
      words.append(Int(path.word))
      column = lattice.columns[Int(column.steps[Int(path.step)].start)]
      path = column.paths[Int(path.rank)]
    }
    return words.reversed()
  }

  /// A syllable on a path: the keys that it takes, and its number.
  struct Syllable {
    var keys: Range<Int>
    var number: Int
  }

  /// The syllables of a path, first one first.
  func syllables(
    of path: Lattice.Path, ending column: Lattice.Column, in lattice: Lattice
  ) -> [Syllable] {
    var syllables: [Syllable] = []
    var (path, column) = (path, column)
    var end = lattice.keys.count
    while path.step >= 0 {
      var step = column.steps[Int(path.step)]
      let start = Int(step.start)
      while true {
        let number = Int(dictionary.nodeSyllables[Int(step.node)])
        syllables.append(Syllable(keys: Int(step.column)..<end, number: number))
        end = Int(step.column)
        guard step.previous >= 0 else { break }
        step = lattice.columns[end].steps[Int(step.previous)]
      }
      column = lattice.columns[start]
      path = column.paths[Int(path.rank)]
    }
    return syllables.reversed()
  }
}
